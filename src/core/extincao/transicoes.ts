import type { Recusa } from '../decisao.ts'
import type { Outorga } from '../outorga/outorga.ts'

export const situacoesDeProposta = ['nenhuma', 'proposta'] as const
export type SituacaoDeProposta = (typeof situacoesDeProposta)[number]

/** From where each command may be given, and where it leads: one proposal at a time. */
export const transicoes = {
  proporExtincao: { de: ['nenhuma'], para: 'proposta' },
  decidirExtincao: { de: ['proposta'], para: 'nenhuma' },
} as const satisfies Record<string, { de: readonly SituacaoDeProposta[]; para: SituacaoDeProposta }>

/** Why the table does not allow the command: a proposal waits, or there is none. */
export function recusasDaTransicao(
  comando: keyof typeof transicoes,
  o: Outorga | undefined,
): readonly Recusa[] {
  const ultima = o?.propostas?.at(-1)
  const situacao = ultima === undefined || ultima.decididaEm !== undefined ? 'nenhuma' : 'proposta'
  return (transicoes[comando].de as readonly SituacaoDeProposta[]).includes(situacao)
    ? []
    : [{ codigo: 'extincao.transicao', fundamentos: [], dados: { situacao, comando } }]
}
