import { arredondar, type Decimal, lerDecimal } from './decimal.ts'

/** Money: whole centavos of real in a safe integer. R$ 1.453,70 is 145370. */
export type Centavos = number

export type LeituraDeReais =
  | { readonly ok: true; readonly valor: Centavos }
  | { readonly ok: false; readonly motivo: 'formato' | 'limite' }

const FORMA = /^(-)?(?:R\$)?(-)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?$/

/**
 * Reads reais as Brazilians write them: `R$ 1.453,70`, `1453,70`, `1.453`, `-R$ 1,00`. Centavos
 * are two digits or none; a point only separates thousands. Errors, as values: `formato`
 * (`1453.70` and `1,5` are not guessed) and `limite` (beyond safe integers).
 */
export function parseReais(texto: string): LeituraDeReais {
  const partes = FORMA.exec(texto.replace(/\s/g, ''))
  if (partes === null || (partes[1] !== undefined && partes[2] !== undefined))
    return { ok: false, motivo: 'formato' }
  const valor = Number((partes[3] ?? '').replaceAll('.', '') + (partes[4] ?? '00'))
  if (!Number.isSafeInteger(valor)) return { ok: false, motivo: 'limite' }
  const negativo = partes[1] !== undefined || partes[2] !== undefined
  return { ok: true, valor: negativo && valor !== 0 ? -valor : valor }
}

/** Writes centavos as `R$ 1.453,70` (a plain space; `-R$ 1,00` when negative). */
export function formatarReais(centavos: Centavos): string {
  const digitos = String(Math.abs(centavos)).padStart(3, '0')
  const inteiro = digitos.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${centavos < 0 ? '-' : ''}R$ ${inteiro},${digitos.slice(-2)}`
}

/** An amount of money computed from recorded values that no safe integer holds. */
export class ValorAlemDoLimite extends RangeError {
  override name = 'ValorAlemDoLimite'
  constructor() {
    super('Valor além do limite de centavos')
  }
}

/** The sum of centavos, exact; beyond safe integers, `ValorAlemDoLimite`. */
export function somarCentavos(parcelas: readonly Centavos[]): Centavos {
  const soma = parcelas.reduce((s, p) => s + p, 0)
  if (!Number.isSafeInteger(soma)) throw new ValorAlemDoLimite()
  return soma
}

/**
 * Multiplies centavos by an exact decimal and rounds once, half up. A result beyond safe
 * integers is `ValorAlemDoLimite`, for who computes from recorded values to refuse with; centavos
 * that are not whole are a bug of the caller: `RangeError`.
 */
export function multiplicarCentavos(centavos: Centavos, fator: Decimal): Centavos {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`Centavos inválidos: ${centavos}`)
  const valor = Number(arredondar({ n: BigInt(centavos) * fator.n, casas: fator.casas }, 0).n)
  if (!Number.isSafeInteger(valor)) throw new ValorAlemDoLimite()
  return valor
}

/**
 * A value increased by a percentage (20 → × 1,20; negative decreases), rounded once, half up.
 * A percentage that is not a decimal is a broken pack: `RangeError`.
 */
export function acrescer(centavos: Centavos, percentual: string | number): Centavos {
  const p = lerDecimal(percentual)
  if (p === undefined) throw new RangeError(`Percentual inválido: ${percentual}`)
  return multiplicarCentavos(centavos, fatorDoPercentual(p))
}

/** 1 + p/100, exact. */
export const fatorDoPercentual = (p: Decimal): Decimal => ({
  n: p.n + 100n * 10n ** BigInt(p.casas),
  casas: p.casas + 2,
})
