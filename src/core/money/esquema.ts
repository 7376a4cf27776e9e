import * as z from 'zod'

/**
 * A billion reais, in centavos: no amount of a city's transport comes near it, and the sum of as
 * many as a record may have is still exact. A slip of the keyboard stops here.
 */
const TETO = 100_000_000_000

/** Centavos that someone types: zero or more. */
export const dinheiro = z.number().int().min(0).max(TETO)
/** Centavos that someone types, when there must be some. */
export const dinheiroPositivo = z.number().int().positive().max(TETO)
