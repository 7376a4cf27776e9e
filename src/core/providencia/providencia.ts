import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dia } from '../calendar/esquema.ts'

/** What the holder did to keep a punished driver of theirs from driving. */
export const comunicarProvidencia = z.strictObject({
  /** The driver's registration. */
  condutor: z.string().min(1).max(80),
  desde: dia,
  providencia: z.string().trim().min(3).max(2000),
})

/** Stream `outorga:<id>`. */
export type AtoDeProvidencia = Ato<
  'providenciaComunicada',
  { condutor: string; pessoa: string; desde: Dia; providencia: string }
>

export type Providencia = Readonly<{
  condutor: string
  pessoa: string
  desde: Dia
  comunicadaEm: Dia
  providencia: string
}>

/** Folds an act into the grant's list, oldest first. Total. */
export const evolveProvidencias = (
  lista: readonly Providencia[],
  { dados: { em: comunicadaEm, ...dados } }: AtoDeProvidencia,
): readonly Providencia[] => [...lista, { ...dados, comunicadaEm }]

/** The measure was taken and told of by the day: what the driver does then is not for lack of it. */
export const providenciada = (
  lista: readonly Providencia[] | undefined,
  pessoa: string,
  em: Dia,
): boolean =>
  lista?.some((p) => p.pessoa === pessoa && p.desde <= em && p.comunicadaEm <= em) ?? false
