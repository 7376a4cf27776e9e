import type { Dia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { UsoEventual } from './usoEventual.ts'

/** Where the notice of occasional use stands on a day. */
export const situacoesDeUsoEventual = ['nenhum', 'comunicado', 'terminado'] as const
export type SituacaoDeUsoEventual = (typeof situacoesDeUsoEventual)[number]

/** From where each command may be given, and where it leads. */
export const transicoes = {
  comunicarUsoEventual: { de: ['nenhum', 'terminado'], para: 'comunicado' },
  encerrarUsoEventual: { de: ['comunicado'], para: 'terminado' },
} as const satisfies Record<
  string,
  { de: readonly SituacaoDeUsoEventual[]; para: SituacaoDeUsoEventual }
>
export type ComandoDeUsoEventual = keyof typeof transicoes

/** A notice holds until its last day, or until ended; one at a time. */
export function situacaoDoUso(u: UsoEventual | undefined, dia: Dia): SituacaoDeUsoEventual {
  if (u === undefined) return 'nenhum'
  return u.encerradoEm !== undefined || u.ate < dia ? 'terminado' : 'comunicado'
}

/** Why the table does not allow the command on the day; empty when it does. */
export function recusasDaTransicao(
  comando: ComandoDeUsoEventual,
  o: Outorga | undefined,
  dia: Dia,
  fundamentos: readonly string[],
): readonly Recusa[] {
  const ultimo = o?.usosEventuais?.at(-1)
  const situacao = situacaoDoUso(ultimo, dia)
  if ((transicoes[comando].de as readonly string[]).includes(situacao)) return []
  return [
    {
      codigo: 'uso-eventual.transicao',
      fundamentos,
      dados: { situacao, ate: ultimo?.ate ?? '' },
    },
  ]
}
