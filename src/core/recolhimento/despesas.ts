import type { CondicaoDeLiberacao } from '#law/esquema/medidas.ts'
import { diferencaEmDias, type Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import { formatarReais } from '../money/centavos.ts'
import type { Recolhimento } from './recolhimento.ts'

/**
 * Days of stay, charged by whole days from the day after entry: the day of entry itself counts only
 * when the vehicle leaves on it, since no stay is shorter than a day.
 */
export const diasDeEstadia = (r: Recolhimento, ate: Dia): number =>
  Math.max(
    1,
    diferencaEmDias(
      r.desde,
      r.encerradoEm !== undefined && r.encerradoEm < ate ? r.encerradoEm : ate,
    ),
  )

export type Despesas = Readonly<{
  dias: number
  /** In centavos: all that is owed to the day, what was paid, and what is left. */
  total: number
  pago: number
  resta: number
  passos: readonly string[]
}>

/** Removal and stay to the day, with the steps; or the parameters that are missing, by name. */
export function despesasAte(
  r: Recolhimento,
  condicao: Extract<CondicaoDeLiberacao, { condicao: 'despesas-pagas' }>,
  ate: Dia,
  contexto: Contexto,
): Despesas | readonly Recusa[] {
  const remocao = valorDeParametro(contexto, condicao.remocao, r.desde)
  const diaria = valorDeParametro(contexto, condicao.diaria, r.desde)
  const faltam = [remocao, diaria].filter((x): x is Recusa => !('valor' in x))
  if (faltam.length > 0 || !('valor' in remocao) || !('valor' in diaria))
    return faltam.map((f) => ({
      ...f,
      fundamentos: [...new Set([...condicao.fundamentos, ...f.fundamentos])],
    }))
  const dias = diasDeEstadia(r, ate)
  const limite =
    condicao.limite === undefined ? undefined : valorDeParametro(contexto, condicao.limite, r.desde)
  const cobrados =
    limite !== undefined && 'valor' in limite ? Math.min(dias, Number(limite.valor)) : dias
  const estadia = cobrados * Number(diaria.valor)
  const total = Number(remocao.valor) + estadia
  const pago = r.despesas.reduce((soma, p) => soma + p.valor, 0)
  return {
    dias,
    total,
    pago,
    resta: Math.max(0, total - pago),
    passos: [
      `Remoção (${remocao.fonte}): ${formatarReais(Number(remocao.valor))}.`,
      `Estadia de ${cobrados} ${cobrados === 1 ? 'dia' : 'dias'} × ${formatarReais(Number(diaria.valor))} (${diaria.fonte}): ${formatarReais(estadia)}.`,
      ...(pago === 0 ? [] : [`Já pago: ${formatarReais(pago)}.`]),
    ],
  }
}
