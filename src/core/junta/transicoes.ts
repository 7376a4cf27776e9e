import type { Recusa } from '../decisao.ts'

export const situacoesDaSessao = ['convocada', 'aberta', 'encerrada', 'cancelada'] as const
export type SituacaoDaSessao = (typeof situacoesDaSessao)[number]

/** A session's machine: from where each command may come, and where it leads. */
export const transicoesDaSessao = {
  abrirSessao: { de: ['convocada'], para: 'aberta' },
  retirarDePauta: { de: ['convocada', 'aberta'], para: 'fica' },
  encerrarSessao: { de: ['aberta'], para: 'encerrada' },
  cancelarSessao: { de: ['convocada'], para: 'cancelada' },
} as const satisfies Record<
  string,
  { de: readonly SituacaoDaSessao[]; para: SituacaoDaSessao | 'fica' }
>
export type ComandoDaSessao = keyof typeof transicoesDaSessao

/** Why the table does not allow the command on the session; empty when it does. */
export function recusasDaSessao(
  comando: ComandoDaSessao,
  sessao: Readonly<{ situacao: SituacaoDaSessao }> | undefined,
  fundamentos: readonly string[],
): readonly Recusa[] {
  if (sessao === undefined) return [{ codigo: 'sessao.inexistente', fundamentos, falta: 'sessao' }]
  if ((transicoesDaSessao[comando].de as readonly string[]).includes(sessao.situacao)) return []
  return [
    { codigo: 'sessao.transicao', fundamentos, dados: { situacao: sessao.situacao, comando } },
  ]
}

/** Where an appeal stands before the body. Whether it is on an agenda, the body's sessions say. */
export const etapas = [
  'a-distribuir',
  'com-relator',
  'relatado',
  'em-votacao',
  'com-vista',
] as const
export type Etapa = (typeof etapas)[number]

/** An appeal's machine before the body: `proclamarResultado` ends it. */
export const transicoesDoTramite = {
  distribuirRecurso: { de: ['a-distribuir'], para: 'com-relator' },
  redistribuirRecurso: {
    de: ['com-relator', 'relatado', 'em-votacao', 'com-vista'],
    para: 'com-relator',
  },
  relatarRecurso: { de: ['com-relator'], para: 'relatado' },
  votarRecurso: { de: ['relatado', 'em-votacao', 'com-vista'], para: 'em-votacao' },
  pedirVista: { de: ['relatado', 'em-votacao', 'com-vista'], para: 'com-vista' },
  proclamarResultado: { de: ['relatado', 'em-votacao', 'com-vista'], para: 'fim' },
} as const satisfies Record<string, { de: readonly Etapa[]; para: Etapa | 'fim' }>
export type PassoDoTramite = keyof typeof transicoesDoTramite

/** Why the table does not allow the step at the stage; empty when it does. */
export const recusasDaEtapa = (
  passo: PassoDoTramite,
  etapa: Etapa,
  fundamentos: readonly string[],
): readonly Recusa[] =>
  (transicoesDoTramite[passo].de as readonly string[]).includes(etapa)
    ? []
    : [{ codigo: 'recurso.etapa', fundamentos, dados: { etapa, passo } }]
