import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dinheiroPositivo } from '#core/money/esquema.ts'

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
  z.strictObject({ dispositivo: z.string(), grau: z.string(), valor: dinheiroPositivo }),
)

const umaVez = (lista: readonly string[]): boolean => new Set(lista).size === lista.length

/** `lista`: names, each once; empty says that there are none. */
export const listaDeNomes = z.array(z.string().trim().min(1).max(120)).max(200).refine(umaVez)

/** `horarios`: `22:00-06:00`, which may pass midnight; the first minute is in, the last one out. */
export const listaDeHorarios = z
  .array(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)
      .refine((h) => h.slice(0, 5) !== h.slice(6)),
  )
  .max(24)
  .refine(umaVez)
