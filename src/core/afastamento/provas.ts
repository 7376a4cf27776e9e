import type { AfastamentoPrevisto } from '#law/esquema/vida.ts'
import { addDias, anoDe, type Dia, diferencaEmDias, montarDia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Pessoa } from '../pessoa/pessoa.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Afastamento } from './afastamento.ts'

/**
 * The paper that proves the leave: joined, issued by the day of the decision, not expired when the
 * leave begins, and issued after the last leave of the kind, whose paper proved that one.
 */
export function recusasDaProva(
  especie: AfastamentoPrevisto,
  pedido: Afastamento,
  anteriores: readonly Afastamento[],
  titular: Pessoa | undefined,
  pacote: Pacote,
  hoje: Dia,
): readonly Recusa[] {
  const tipo = especie.documento
  if (tipo === undefined) return []
  const usado = anteriores.findLast((a) => a.especie === especie.id && a.ate !== undefined)
  const serve = titular?.documentos.some(
    (d) =>
      d.tipo === tipo &&
      d.emitidoEm <= hoje &&
      (d.validoAte === undefined || d.validoAte >= pedido.desde) &&
      (usado === undefined || d.emitidoEm > usado.desde),
  )
  if (serve === true) return []
  const documento = pacote.documentos.find((d) => d.tipo === tipo)?.nome ?? tipo
  return [
    {
      codigo: 'documento.ausente',
      fundamentos: especie.fundamentos,
      falta: tipo,
      dados: { documento, de: 'titular' },
    },
  ]
}

/** Days of the stretch, both ends included, that fall in the year. */
function diasNoAno(desde: Dia, ate: Dia, ano: number): number {
  const de = desde > montarDia(ano, 1, 1) ? desde : montarDia(ano, 1, 1)
  const a = ate < montarDia(ano, 12, 31) ? ate : montarDia(ano, 12, 31)
  return a < de ? 0 : diferencaEmDias(de, a) + 1
}

/**
 * The limit of days in each calendar year that the new leave touches, counted over the past ones of
 * the kind up to the return; extensions, which the law gives beyond it, apart.
 */
export function recusasDoAno(
  especie: AfastamentoPrevisto,
  desde: Dia,
  ate: Dia,
  anteriores: readonly Afastamento[],
): readonly Recusa[] {
  const limite = especie.porAno
  if (limite === undefined) return []
  const recusas: Recusa[] = []
  for (let ano = anoDe(desde); ano <= anoDe(ate); ano++) {
    let usados = 0
    for (const a of anteriores) {
      if (a.especie !== especie.id || a.ateInicial === undefined) continue
      const volta = a.retornoEm === undefined ? undefined : addDias(a.retornoEm, -1)
      const fim = volta !== undefined && volta < a.ateInicial ? volta : a.ateInicial
      usados += diasNoAno(a.desde, fim, ano)
    }
    if (usados + diasNoAno(desde, ate, ano) <= limite.dias) continue
    recusas.push({
      codigo: 'afastamento.limite-por-ano',
      fundamentos: limite.fundamentos,
      ...(limite.lacuna === undefined ? {} : { lacuna: limite.lacuna }),
      dados: { ano, usados, maximo: limite.dias, nome: especie.nome },
    })
  }
  return recusas
}
