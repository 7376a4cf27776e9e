import type { Recusa } from '../decisao.ts'
import type { SituacaoDeTransferencia, Transferencia } from './transferencia.ts'

export const situacoesDeTransferencia = [
  'ausente',
  'requerida',
  'deferida',
  'indeferida',
  'desistida',
  'concluida',
] as const satisfies readonly (SituacaoDeTransferencia | 'ausente')[]

/** From where the last request of the grant stands to where each command leads. */
export const transicoes = {
  requererTransferencia: { de: ['ausente', 'indeferida', 'desistida'], para: 'requerida' },
  instruirTransferencia: { de: ['requerida'], para: 'requerida' },
  deferirTransferencia: { de: ['requerida'], para: 'deferida' },
  indeferirTransferencia: { de: ['requerida'], para: 'indeferida' },
  desistirDaTransferencia: { de: ['requerida', 'deferida'], para: 'desistida' },
  assinarTransferencia: { de: ['deferida'], para: 'concluida' },
} as const satisfies Record<
  string,
  { de: readonly (SituacaoDeTransferencia | 'ausente')[]; para: SituacaoDeTransferencia }
>
export type ComandoDeTransferencia = keyof typeof transicoes

/** Why the table does not allow the command from where the last request stands. */
export function recusasDaTransicao(
  comando: ComandoDeTransferencia,
  t: Transferencia | undefined,
): readonly Recusa[] {
  const situacao = t?.situacao ?? 'ausente'
  return (transicoes[comando].de as readonly string[]).includes(situacao)
    ? []
    : [{ codigo: 'transferencia.transicao', fundamentos: [], dados: { situacao, comando } }]
}
