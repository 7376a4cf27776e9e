import { type Centavos, ValorAlemDoLimite } from './centavos.ts'

/**
 * `centavos × n ÷ d`, rounded once to the centavo, half up; nothing negative, `d` not zero
 * (`RangeError`: a bug of the caller). A result beyond safe integers is `ValorAlemDoLimite`.
 */
export function fracionar(centavos: Centavos, n: bigint, d: bigint): Centavos {
  if (!Number.isSafeInteger(centavos) || centavos < 0 || n < 0n || d <= 0n)
    throw new RangeError(`Fração inválida: ${centavos} × ${n} ÷ ${d}`)
  const valor = Number((2n * BigInt(centavos) * n + d) / (2n * d))
  if (!Number.isSafeInteger(valor)) throw new ValorAlemDoLimite()
  return valor
}
