import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { SituacaoDoCaso } from '../comandoDoCaso.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Junta, Sessao } from '../junta.ts'
import { juntaDo, regraDaJunta } from '../regra.ts'
import { type PassoDoTramite, recusasDaEtapa } from '../transicoes.ts'
import { sessaoDoRecurso } from './sessao.ts'

/** The steps before a collegiate body exist only where the law has one. */
export const soDeColegiado = (pacote: Pacote): string | undefined =>
  regraDaJunta(pacote) === undefined ? 'colegiado' : undefined

export const juntaDa = ({ mundo, contexto }: SituacaoDoCaso): Junta =>
  juntaDo(mundo, contexto.pacote)

/** The appeal is not where the step takes it from. */
export const foraDaEtapa = (
  passo: PassoDoTramite,
  { caso, base }: SituacaoDoCaso,
): readonly Recusa[] =>
  recusasDaEtapa(passo, caso.tramite?.etapa ?? 'a-distribuir', base.fundamentos)

/** The open session that has the appeal on its agenda, today. */
export function sessaoAberta(s: SituacaoDoCaso): Sessao | undefined {
  const sessao = sessaoDoRecurso(juntaDa(s), s.caso.id)
  return sessao?.situacao === 'aberta' ? sessao : undefined
}

/** Without a session open with the appeal on its agenda, nobody votes and nothing is proclaimed. */
export const foraDeSessao = (s: SituacaoDoCaso): readonly Recusa[] =>
  sessaoAberta(s) === undefined
    ? [{ codigo: 'voto.fora-de-sessao', fundamentos: s.base.fundamentos }]
    : []

/** The gaps that an act of the body leans on, besides the step's own. */
export function comLacunas(
  { base, contexto }: Readonly<{ base: SituacaoDoCaso['base']; contexto: Contexto }>,
  mais: readonly string[] = [],
): { fundamentos: readonly string[]; lacunas?: readonly string[] } {
  const lacuna = regraDaJunta(contexto.pacote)?.lacuna
  const todas = [
    ...new Set([...(base.lacunas ?? []), ...(lacuna === undefined ? [] : [lacuna]), ...mais]),
  ]
  return { fundamentos: base.fundamentos, ...(todas.length === 0 ? {} : { lacunas: todas }) }
}
