/** An exact decimal: `n / 10^casas`. Never a floating-point number, so nothing is lost on the way. */
export type Decimal = Readonly<{ n: bigint; casas: number }>

const FORMA = /^([+-]?)(\d+)(?:[.,](\d+))?$/

/**
 * Reads a decimal written with a point or a comma and without thousands separators (`0.5`,
 * `0,5`, `-0.60`, `4`). A number is read by its shortest decimal form (0.1 is one tenth).
 * Anything else (`1e3`, `1.000,50`, NaN) gives `undefined`.
 */
export function lerDecimal(valor: string | number): Decimal | undefined {
  const partes = FORMA.exec(String(valor).trim())
  if (partes === null) return undefined
  const fracao = partes[3] ?? ''
  const n = BigInt((partes[2] ?? '') + fracao)
  return { n: partes[1] === '-' ? -n : n, casas: fracao.length }
}

/** The product, exact. */
export const multiplicar = (a: Decimal, b: Decimal): Decimal => ({
  n: a.n * b.n,
  casas: a.casas + b.casas,
})

/** `10^casas` as a BigInt. */
export const potenciaDeDez = (casas: number): bigint => 10n ** BigInt(casas)

/**
 * Rounds to a number of decimal places, half up (*meio para cima*: 0,005 becomes 0,01). A negative
 * value rounds as its positive does, so that a debit and its reversal cancel out.
 */
export function arredondar(valor: Decimal, casas: number): Decimal {
  if (valor.casas <= casas) return { n: valor.n * potenciaDeDez(casas - valor.casas), casas }
  const divisor = potenciaDeDez(valor.casas - casas)
  const modulo = valor.n < 0n ? -valor.n : valor.n
  const n = (modulo * 2n + divisor) / (divisor * 2n)
  return { n: valor.n < 0n ? -n : n, casas }
}

/**
 * The decimal as text with exactly `casas` places, rounded half up. The separator is a point,
 * unless told otherwise (`,` for the screen).
 */
export function textoDoDecimal(valor: Decimal, casas: number, separador: '.' | ',' = '.'): string {
  const { n } = arredondar(valor, casas)
  const digitos = (n < 0n ? -n : n).toString().padStart(casas + 1, '0')
  const sinal = n < 0n ? '-' : ''
  if (casas === 0) return sinal + digitos
  return `${sinal}${digitos.slice(0, -casas)}${separador}${digitos.slice(-casas)}`
}
