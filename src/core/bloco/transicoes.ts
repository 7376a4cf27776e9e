import type { Recusa } from '../decisao.ts'

export const situacoesDoBloco = ['reservado', 'entregue', 'encerrado'] as const
export type SituacaoDoBloco = (typeof situacoesDoBloco)[number]

/** A block's machine: from where each command may come. */
export const transicoesDoBloco = {
  entregarBloco: ['reservado'],
  inutilizarNumero: ['reservado', 'entregue'],
  extraviarNumero: ['entregue'],
  devolverNumeros: ['entregue'],
  usarNumero: ['entregue'],
  encerrarBloco: ['reservado', 'entregue'],
} as const satisfies Record<string, readonly SituacaoDoBloco[]>
export type ComandoDoBloco = keyof typeof transicoesDoBloco

export const situacoesDoNumero = [
  'em-poder',
  'usado',
  'inutilizado',
  'extraviado',
  'devolvido',
] as const
export type SituacaoDoNumero = (typeof situacoesDoNumero)[number]

/** A number's machine: all that is done with it takes it from the inspector's hands, but a lost form may be found. */
export const transicoesDoNumero = {
  usarNumero: { de: ['em-poder', 'extraviado'], para: 'usado' },
  inutilizarNumero: { de: ['em-poder', 'extraviado'], para: 'inutilizado' },
  extraviarNumero: { de: ['em-poder'], para: 'extraviado' },
  devolverNumeros: { de: ['em-poder', 'extraviado'], para: 'devolvido' },
} as const satisfies Record<string, { de: readonly SituacaoDoNumero[]; para: SituacaoDoNumero }>
export type DestinoDado = keyof typeof transicoesDoNumero

/** Why the table does not allow the command on the block. */
export const recusasDoBloco = (
  comando: ComandoDoBloco,
  bloco: Readonly<{ situacao: SituacaoDoBloco }>,
  fundamentos: readonly string[],
): readonly Recusa[] =>
  (transicoesDoBloco[comando] as readonly string[]).includes(bloco.situacao)
    ? []
    : [{ codigo: 'bloco.transicao', fundamentos, dados: { situacao: bloco.situacao, comando } }]

/** Why the number may not be given that end: it is not of the block, or has one already. */
export function recusasDoNumero(
  comando: DestinoDado,
  numero: string,
  destino: Readonly<{ situacao: SituacaoDoNumero }> | undefined,
  fundamentos: readonly string[],
): readonly Recusa[] {
  if (destino === undefined)
    return [{ codigo: 'bloco.numero-fora', fundamentos, dados: { numero } }]
  if ((transicoesDoNumero[comando].de as readonly string[]).includes(destino.situacao)) return []
  return [
    {
      codigo: 'bloco.numero-com-destino',
      fundamentos,
      dados: { numero, situacao: destino.situacao },
    },
  ]
}
