import type { Corrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'

/** Nothing is registered under that stream. */
export const inexistente = (c: Corrente): Recusa => ({
  codigo: 'corrente.inexistente',
  fundamentos: [],
  falta: c,
})

/** The stream has already begun: a second beginning is refused. */
export const jaExiste = (c: Corrente, mundo: Mundo): readonly Recusa[] =>
  mundo.existe(c) ? [{ codigo: 'corrente.ja-existe', fundamentos: [], dados: { corrente: c } }] : []

/**
 * A date that tells of something that happened cannot be after the day; `fundamentos`: who says so.
 * `campo`: its path in the command's data, beside which a form says it. Nothing passes later: what
 * has not happened is no fact to be told.
 */
export const dataFutura = (
  campo: string,
  data: Dia | undefined,
  hoje: Dia,
  fundamentos: readonly string[] = [],
): readonly Recusa[] =>
  data === undefined || data <= hoje
    ? []
    : [{ codigo: 'data.futura', fundamentos, falta: campo, dados: { data } }]

/** Two dates in the wrong order. */
export const dataInvertida = (
  campo: string,
  antes: Dia | undefined,
  depois: Dia | undefined,
): readonly Recusa[] =>
  antes === undefined || depois === undefined || antes <= depois
    ? []
    : [{ codigo: 'data.invertida', fundamentos: [], falta: campo, dados: { antes, depois } }]
