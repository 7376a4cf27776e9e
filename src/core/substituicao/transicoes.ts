import type { Dia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Outorga } from '../outorga/outorga.ts'

/** The grant's own vehicle: in place, lost (theft or total loss), or a provisional one in its stead. */
export const situacoesDoVeiculo = ['em-servico', 'perdido', 'provisorio'] as const
export type SituacaoDoVeiculo = (typeof situacoesDoVeiculo)[number]

/** From where each command may be given, and where it leads. */
export const transicoes = {
  comunicarPerdaDoVeiculo: { de: ['em-servico', 'provisorio'], para: 'perdido' },
  prorrogarSubstituicao: { de: ['em-servico', 'perdido', 'provisorio'], para: undefined },
  substituirVeiculo: { de: ['em-servico', 'perdido', 'provisorio'], para: 'em-servico' },
  autorizarVeiculoProvisorio: { de: ['em-servico'], para: 'provisorio' },
  encerrarVeiculoProvisorio: { de: ['provisorio'], para: 'em-servico' },
} as const satisfies Record<
  string,
  { de: readonly SituacaoDoVeiculo[]; para: SituacaoDoVeiculo | undefined }
>
export type ComandoDeSubstituicao = keyof typeof transicoes

/** Where the grant's own vehicle stands on the day. A provisional one yet to run out counts. */
export function situacaoDoVeiculo(o: Outorga | undefined, dia: Dia): SituacaoDoVeiculo {
  if (o?.frota?.perda !== undefined) return 'perdido'
  return o?.frota?.provisorios.some((p) => dia <= p.ate && p.encerradoEm === undefined) === true
    ? 'provisorio'
    : 'em-servico'
}

/** Why the table does not allow the command on the day. */
export function recusasDaTransicao(
  comando: ComandoDeSubstituicao,
  o: Outorga | undefined,
  dia: Dia,
): readonly Recusa[] {
  const situacao = situacaoDoVeiculo(o, dia)
  return (transicoes[comando].de as readonly SituacaoDoVeiculo[]).includes(situacao)
    ? []
    : [{ codigo: 'substituicao.transicao', fundamentos: [], dados: { situacao, comando } }]
}
