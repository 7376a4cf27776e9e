import type { Dia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Candidato, RecursoDaSelecao, Selecao, SituacaoDoCandidato } from './selecao.ts'

export const etapasDaSelecao = [
  'agendada',
  'inscricoes',
  'avaliacao',
  'provisoria',
  'final',
  'homologada',
  'revogada',
  'anulada',
] as const
export type EtapaDaSelecao = (typeof etapasDaSelecao)[number]

/** Where the process stands on the day: the inscriptions open and close by themselves. */
export function etapaDaSelecao(s: Selecao, dia: Dia): EtapaDaSelecao {
  if (s.fase !== 'aberta') return s.fase
  if (dia < s.inscricoesDe) return 'agendada'
  return dia <= s.inscricoesAte ? 'inscricoes' : 'avaliacao'
}

const ANTES_DO_FIM = [
  'agendada',
  'inscricoes',
  'avaliacao',
  'provisoria',
  'final',
  'homologada',
] as const

/** The process's machine: from which of its stages each command may be given. */
export const transicoes = {
  inscreverCandidato: ['inscricoes'],
  indeferirInscricao: ['inscricoes', 'avaliacao', 'provisoria'],
  reconsiderarInscricao: ['inscricoes', 'avaliacao', 'provisoria'],
  retirarCandidato: ['inscricoes', 'avaliacao', 'provisoria', 'final', 'homologada'],
  desfazerDesistencia: ['inscricoes', 'avaliacao', 'provisoria', 'final', 'homologada'],
  pontuarCandidato: ['avaliacao', 'provisoria'],
  publicarSementeDaSelecao: ['avaliacao', 'provisoria'],
  publicarResultadoProvisorio: ['avaliacao'],
  recorrerDoResultado: ['provisoria', 'final'],
  decidirRecursoDaSelecao: ['provisoria', 'final'],
  publicarResultadoFinal: ['provisoria'],
  homologarSelecao: ['final'],
  convocarCandidato: ['homologada'],
  expirarConvocacao: ['homologada'],
  revogarSelecao: ANTES_DO_FIM,
  anularSelecao: ANTES_DO_FIM,
} as const satisfies Record<string, readonly EtapaDaSelecao[]>
export type ComandoDaSelecao = keyof typeof transicoes

/** A candidate's machine: from where each command takes them. */
export const transicoesDoCandidato = {
  indeferirInscricao: ['inscrito'],
  reconsiderarInscricao: ['indeferido'],
  retirarCandidato: ['inscrito', 'convocado'],
  desfazerDesistencia: ['retirado'],
  pontuarCandidato: ['inscrito'],
  recorrerDoResultado: ['inscrito', 'indeferido'],
  convocarCandidato: ['inscrito'],
  expirarConvocacao: ['convocado'],
  requererOutorga: ['convocado'],
  concederOutorga: ['compareceu'],
  indeferirOutorga: ['compareceu'],
} as const satisfies Record<string, readonly SituacaoDoCandidato[]>
export type ComandoDoCandidato = keyof typeof transicoesDoCandidato

export const situacoesDoRecurso = ['interposto', 'decidido', 'prejudicado'] as const
type SituacaoDoRecurso = (typeof situacoesDoRecurso)[number]

/** Where an appeal stands: who withdrew from the dispute has nothing more to win by it. */
export function situacaoDoRecurso(s: Selecao, r: RecursoDaSelecao): SituacaoDoRecurso {
  if (r.decisao !== undefined) return 'decidido'
  return candidatoDe(s, r.recorrente)?.situacao === 'retirado' ? 'prejudicado' : 'interposto'
}

/** Appeals that wait for a decision. */
export const recursosPendentes = (s: Selecao): readonly RecursoDaSelecao[] =>
  s.recursos.filter((r) => situacaoDoRecurso(s, r) === 'interposto')

/** Why an appeal in that situation is not decided; empty when it is. */
export const recusasDoRecurso = (
  situacao: SituacaoDoRecurso | undefined,
  fundamentos: readonly string[] = [],
): readonly Recusa[] => {
  if (situacao === undefined)
    return [{ codigo: 'selecao.sem-recurso', fundamentos, falta: 'recurso' }]
  return situacao === 'interposto'
    ? []
    : [{ codigo: 'selecao.recurso-encerrado', fundamentos, dados: { situacao } }]
}

export const candidatoDe = (s: Selecao | undefined, id: string): Candidato | undefined =>
  s?.candidatos.find((c) => c.id === id)

/** Why the table does not allow the command on the candidate; empty when it does. */
export function recusasDoCandidato(
  comando: ComandoDoCandidato,
  c: Pick<Candidato, 'situacao'> | undefined,
  fundamentos: readonly string[] = [],
): readonly Recusa[] {
  if (c === undefined)
    return [{ codigo: 'selecao.sem-inscricao', fundamentos: [], falta: 'inscricao' }]
  if ((transicoesDoCandidato[comando] as readonly string[]).includes(c.situacao)) return []
  return [{ codigo: 'selecao.candidato', fundamentos, dados: { situacao: c.situacao } }]
}
