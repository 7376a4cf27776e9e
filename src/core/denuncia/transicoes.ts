import type { Recusa } from '../decisao.ts'
import type { Denuncia, SituacaoDaDenuncia } from './denuncia.ts'

/** From where each command may be given. One forwarded may be forwarded again, never filed away. */
export const transicoes = {
  encaminharDenuncia: ['recebida', 'encaminhada'],
  arquivarDenuncia: ['recebida'],
} as const satisfies Readonly<Record<string, readonly SituacaoDaDenuncia[]>>
export type ComandoDaDenuncia = keyof typeof transicoes

/** Why the table does not allow the command now. */
export const recusasDaTransicao = (
  comando: ComandoDaDenuncia,
  d: Denuncia | undefined,
): readonly Recusa[] => {
  if (d === undefined) return [{ codigo: 'denuncia.inexistente', fundamentos: [] }]
  const de: readonly SituacaoDaDenuncia[] = transicoes[comando]
  return de.includes(d.situacao)
    ? []
    : [{ codigo: 'denuncia.transicao', fundamentos: [], dados: { situacao: d.situacao } }]
}
