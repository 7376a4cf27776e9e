import type { Afastamento } from './afastamento.ts'
import type { Recusa } from '../decisao.ts'

/** Where the latest leave of a grant stands; `ausente` when it never had one. */
export const situacoesDeAfastamento = [
  'ausente',
  'requerido',
  'concedido',
  'indeferido',
  'encerrado',
] as const
export type SituacaoDeAfastamento = (typeof situacoesDeAfastamento)[number]

/** From where each command may be given, and where it leads: one leave at a time. */
export const transicoes = {
  requererAfastamento: { de: ['ausente', 'indeferido', 'encerrado'], para: 'requerido' },
  concederAfastamento: { de: ['requerido'], para: 'concedido' },
  indeferirAfastamento: { de: ['requerido'], para: 'indeferido' },
  prorrogarAfastamento: { de: ['concedido'], para: 'concedido' },
  encerrarAfastamento: { de: ['concedido'], para: 'encerrado' },
} as const satisfies Record<
  string,
  { de: readonly SituacaoDeAfastamento[]; para: SituacaoDeAfastamento }
>
export type ComandoDeAfastamento = keyof typeof transicoes

/** Why the table does not allow the command from where the latest leave stands. */
export function recusasDaTransicao(
  comando: ComandoDeAfastamento,
  ultimo: Afastamento | undefined,
): readonly Recusa[] {
  const situacao = ultimo?.situacao ?? 'ausente'
  return (transicoes[comando].de as readonly SituacaoDeAfastamento[]).includes(situacao)
    ? []
    : [{ codigo: 'afastamento.transicao', fundamentos: [], dados: { situacao, comando } }]
}
