import type { Dia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { type Bloqueio, bloqueioCorre } from './bloqueio.ts'

export const situacoesDeBloqueio = ['livre', 'bloqueada'] as const
export type SituacaoDeBloqueio = (typeof situacoesDeBloqueio)[number]

/** From where each command may be given, and where it leads. */
export const transicoes = {
  bloquearOutorga: { de: ['livre'], para: 'bloqueada' },
  desbloquearOutorga: { de: ['bloqueada'], para: 'livre' },
} as const satisfies Record<string, { de: readonly SituacaoDeBloqueio[]; para: SituacaoDeBloqueio }>

/** The block that holds on the day. */
export const bloqueioEm = (o: Outorga | undefined, dia: Dia): Bloqueio | undefined =>
  o?.bloqueios?.find((b) => bloqueioCorre(b, dia))

/** Why the table does not allow the command on the day. */
export function recusasDaTransicao(
  comando: keyof typeof transicoes,
  o: Outorga | undefined,
  dia: Dia,
): readonly Recusa[] {
  const situacao = bloqueioEm(o, dia) === undefined ? 'livre' : 'bloqueada'
  return (transicoes[comando].de as readonly SituacaoDeBloqueio[]).includes(situacao)
    ? []
    : [{ codigo: 'bloqueio.transicao', fundamentos: [], dados: { situacao, comando } }]
}
