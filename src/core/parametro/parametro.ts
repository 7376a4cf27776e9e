import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

/** Stream `parametro:<id>`. `valor` is checked against the pack's declaration of the parameter. */
export const fixarParametro = z.strictObject({
  desde: dia,
  valor: z.unknown(),
  /** The decree or act that fixes it. */
  fonte: z.string().trim().min(3).max(200),
})

export type AtoDeParametro = Ato<
  'parametroFixado',
  { parametro: string; desde: Dia; valor: unknown; fonte: string }
>

/** A parameter's values, oldest first; a later act on the same day wins. */
export type Parametro = Readonly<{
  valores: readonly { desde: Dia; valor: unknown; fonte: string }[]
}>

/** `tabela-de-multas`: a fine for each provision, in centavos, with the decree's grade. */
export const tabelaDeMultas = z.array(
  z.strictObject({ dispositivo: z.string(), grau: z.string(), valor: z.number().int().positive() }),
)
