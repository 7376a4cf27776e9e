import { type Dia } from './dia.ts'

/** An instant as an object, or as the ISO string with offset (`2026-03-10T23:59:00Z`) that acts hold. */
export type InstanteOuTexto = Temporal.Instant | string

const comoInstante = (instante: InstanteOuTexto): Temporal.Instant =>
  typeof instante === 'string' ? Temporal.Instant.from(instante) : instante

/** The first instant of a local day. Not always 00:00: São Paulo's 2018-11-04 begins at 01:00. */
export const inicioDoDia = (dia: Dia, fuso: string): Temporal.Instant =>
  Temporal.PlainDate.from(dia).toZonedDateTime({ timeZone: fuso }).toInstant()

/** The last instant (to the nanosecond) of a local day: one before the first of the next day. */
export const fimDoDia = (dia: Dia, fuso: string): Temporal.Instant =>
  Temporal.PlainDate.from(dia)
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: fuso })
    .toInstant()
    .subtract({ nanoseconds: 1 })

/**
 * The local day of an instant in a time zone. A string that is not an instant throws
 * `RangeError`: acts are checked by schema before they get here.
 */
export const diaLocal = (instante: InstanteOuTexto, fuso: string): Dia =>
  comoInstante(instante).toZonedDateTimeISO(fuso).toPlainDate().toString()
