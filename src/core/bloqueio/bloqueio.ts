import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

export const bloquearOutorga = z.strictObject({
  /** The written and reasoned authorisation that must come before; without it the block is refused. */
  autorizacao: z
    .strictObject({
      autoridade: z.string().trim().min(3).max(120),
      cargo: z.string().trim().min(2).max(120),
      /** Number of the order or of the process. */
      documento: z.string().trim().max(60).optional(),
      assinadaEm: dia,
      texto: z.string().trim().min(10).max(4000),
    })
    .optional(),
  /** Last day, inclusive, where the order gives one. */
  ate: dia.optional(),
})
export const desbloquearOutorga = z.strictObject({ motivo: z.string().trim().min(3).max(500) })

type Autorizacao = NonNullable<z.infer<typeof bloquearOutorga>['autorizacao']>

/** Stream `outorga:<id>`. */
export type AtoDeBloqueio =
  | Ato<'outorgaBloqueada', { autorizacao: Autorizacao; ate?: Dia }>
  | Ato<'outorgaDesbloqueada', { motivo: string }>

export type Bloqueio = Readonly<{
  desde: Dia
  /** Last day, inclusive. */
  ate?: Dia
  autorizacao: Autorizacao
  /** First day without it. */
  desbloqueadaEm?: Dia
}>

/** Whether it holds on the day. */
export const bloqueioCorre = (b: Bloqueio, dia: Dia): boolean =>
  b.desde <= dia &&
  (b.ate === undefined || dia <= b.ate) &&
  (b.desbloqueadaEm === undefined || dia < b.desbloqueadaEm)

/** Folds an act into the grant's blocks, oldest first. Total. */
export function evolveBloqueios(
  lista: readonly Bloqueio[],
  ato: AtoDeBloqueio,
): readonly Bloqueio[] {
  if (ato.tipo === 'outorgaBloqueada') {
    const { em, autorizacao, ate } = ato.dados
    return [...lista, { desde: em, autorizacao, ...(ate === undefined ? {} : { ate }) }]
  }
  const ultimo = lista.at(-1)
  if (ultimo === undefined || ato.tipo !== 'outorgaDesbloqueada') return lista
  return [...lista.slice(0, -1), { ...ultimo, desbloqueadaEm: ato.dados.em }]
}
