import type { Pacote } from '#law/pacote.ts'
import type { Duracao } from '#law/esquema/comum.ts'
import type { Prazos } from '#law/esquema/prazos.ts'
import { type Calendario } from '../calendar/calendario.ts'
import { addDias, type Dia } from '../calendar/dia.ts'
import { addMeses } from '../calendar/meses.ts'
import { calcularPrazo } from '../calendar/prazo.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { valorDeParametro } from './parametro.ts'
import { valorEm } from './valorEm.ts'

type PrazoDoPacote = Prazos['prazos'][number]
type Contagem = Pick<Prazos['contagem'], 'mes'>

/** A substantive term as it stands on a day: how long, and where that is written. */
export type PrazoEmVigor = Readonly<{
  duracao: Duracao
  fundamentos: readonly string[]
  lacuna?: string
  prorrogacao?: NonNullable<PrazoDoPacote['prorrogacao']>
}>

/**
 * The substantive term `id` of `prazos.yaml` in force on the day, or `undefined` when the law has
 * none such (a grant without a final term). `reduzidoPor` is not looked at: see `prazoEmVigor`.
 */
export function prazoDoPacote(pacote: Pacote, id: string, dia: Dia): PrazoEmVigor | undefined {
  const prazo = pacote.prazos.prazos.find((p) => p.id === id)
  if (prazo === undefined) return undefined
  const duracao = valorEm<Duracao>(prazo.duracao, dia)
  if (duracao === undefined) return undefined
  return {
    duracao: duracao.valor,
    fundamentos: prazo.fundamentos,
    ...(prazo.lacuna === undefined ? {} : { lacuna: prazo.lacuna }),
    ...(prazo.prorrogacao === undefined ? {} : { prorrogacao: prazo.prorrogacao }),
  }
}

/**
 * The same, shortened by the municipality: the parameter of `reduzidoPor` is a number in the unit
 * that it declares (months when it declares none). A parameter without a value leaves the law's term.
 */
export function prazoEmVigor(contexto: Contexto, id: string, dia: Dia): PrazoEmVigor | undefined {
  const prazo = prazoDoPacote(contexto.pacote, id, dia)
  const reduzidoPor = contexto.pacote.prazos.prazos.find((p) => p.id === id)?.reduzidoPor
  if (prazo === undefined || reduzidoPor === undefined) return prazo
  const reduzido = valorDeParametro(contexto, reduzidoPor, dia)
  if (!('valor' in reduzido)) return prazo
  const declarada = contexto.pacote.parametros.find((p) => p.id === reduzidoPor)?.unidade
  const unidade = declarada === 'dias' || declarada === 'anos' ? declarada : 'meses'
  return { ...prazo, duracao: { quantidade: Number(reduzido.valor), unidade } }
}

/**
 * The last day, inclusive, of a substantive term (grant, inspection, licensing, certificate) that
 * begins on `dia`: date to date, so that five years from 2025-03-10 end on 2030-03-10 and the act
 * still holds on that whole day. A month without the day follows the pack's `contagem.mes`
 * (29 February + 1 year: `ultimo-dia` gives 28 February, `dia-seguinte` 1 March). Such terms do not
 * move on from a non-working day: that is for the terms of the proceeding. `dias-uteis` needs a
 * calendar: without one, a broken pack, it throws `RangeError`.
 */
export function somarDuracao(
  dia: Dia,
  duracao: Duracao,
  contagem: Contagem,
  calendario?: Calendario,
): Dia {
  const { quantidade, unidade } = duracao
  switch (unidade) {
    case 'dias':
      return addDias(dia, quantidade)
    case 'meses':
      return addMeses(dia, quantidade, contagem.mes)
    case 'anos':
      return addMeses(dia, quantidade * 12, contagem.mes)
    case 'dias-uteis': {
      if (calendario === undefined) throw new RangeError('Prazo em dias úteis sem calendário')
      return calcularPrazo(
        { inicio: dia, quantidade, unidade, prorrogaEmDiaNaoUtil: false },
        calendario,
      ).ultimoDia
    }
  }
}

/**
 * The term `id` counted from `inicio` on the rules of that day: its last day, inclusive, with the
 * provisions and gaps; `prazo.nao-previsto` when the pack has none such.
 */
export function termoFinal(
  contexto: Contexto,
  id: string,
  inicio: Dia,
): Readonly<{ ate: Dia; fundamentos: readonly string[]; lacunas: readonly string[] }> | Recusa {
  const prazo = prazoEmVigor(contexto, id, inicio)
  if (prazo === undefined) return { codigo: 'prazo.nao-previsto', fundamentos: [], falta: id }
  return {
    ate: somarDuracao(inicio, prazo.duracao, contexto.pacote.prazos.contagem, contexto.calendario),
    fundamentos: prazo.fundamentos,
    lacunas: prazo.lacuna === undefined ? [] : [prazo.lacuna],
  }
}
