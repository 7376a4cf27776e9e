import type { Recusa } from '../decisao.ts'
import type { Fila, Inscricao, SituacaoDaInscricao } from './fila.ts'

/** An inscription's machine: from where each act may come, and where it leads. */
export const transicoes = {
  chamarDaFila: { de: ['inscrita'], para: 'chamada' },
  concederOutorga: { de: ['chamada'], para: 'atendida' },
  recusarChamada: { de: ['chamada'], para: 'recusada' },
  expirarChamada: { de: ['chamada'], para: 'expirada' },
  retirarDaFila: { de: ['inscrita', 'chamada'], para: 'retirada' },
  excluirDaFila: { de: ['inscrita', 'chamada'], para: 'excluida' },
} as const satisfies Record<
  string,
  { de: readonly SituacaoDaInscricao[]; para: SituacaoDaInscricao }
>

export type ComandoDaInscricao = keyof typeof transicoes

/** Why the table does not allow the command on the inscription; empty when it does. */
export function recusasDaTransicao(
  comando: ComandoDaInscricao,
  i: Pick<Inscricao, 'situacao'> | undefined,
): readonly Recusa[] {
  if (i === undefined)
    return [{ codigo: 'fila.sem-inscricao', fundamentos: [], falta: 'inscricao' }]
  if ((transicoes[comando].de as readonly string[]).includes(i.situacao)) return []
  return [{ codigo: 'fila.transicao', fundamentos: [], dados: { situacao: i.situacao, comando } }]
}

export const inscricaoDe = (fila: Fila | undefined, id: string): Inscricao | undefined =>
  fila?.inscricoes.find((i) => i.id === id)
