import { anoDe, type Dia, formatarDia } from '#core/calendar/dia.ts'
import { type Centavos, formatarReais, multiplicarCentavos } from './centavos.ts'
import { lerDecimal } from './decimal.ts'

/** The value of a fiscal unit from a day on, with the decree that fixed it. */
export type ValorDaUnidade = Readonly<{ desde: Dia; valor: Centavos; fonte: string }>

export type ConversaoDeUnidade =
  | Readonly<{
      ok: true
      valor: Centavos
      /** The unit's value that was used, and where it is written. */
      unitario: Centavos
      desde: Dia
      fonte: string
      passos: readonly string[]
    }>
  | Readonly<{ ok: false; motivo: 'valor-faltante'; ano: number }>
  | Readonly<{ ok: false; motivo: 'quantidade' }>

/**
 * How long a value of the unit lasts when the next one is not known: `anual`, to the end of its
 * calendar year (a decree each year: last year's value is never used in its place); or
 * `ate-o-proximo`, until another is fixed.
 */
export type VigenciaDaUnidade = 'anual' | 'ate-o-proximo'

/**
 * Converts a quantity of fiscal units (a decimal: `2`, `0.5`, `'0,5'`) to centavos, by the value
 * in force on the day `em` (the latest `desde` not after it, whatever the list's order), rounded
 * half up once. Errors, as values: `valor-faltante` with the year that lacks a value,
 * `quantidade` when it is not a decimal from 0 on.
 */
export function converterUnidadeFiscal(
  quantidade: string | number,
  valores: readonly ValorDaUnidade[],
  em: Dia,
  vigencia: VigenciaDaUnidade = 'anual',
): ConversaoDeUnidade {
  const q = lerDecimal(quantidade)
  if (q === undefined || q.n < 0n) return { ok: false, motivo: 'quantidade' }
  const vigente = emVigor(valores, em)
  if (vigente === undefined || (vigencia === 'anual' && anoDe(vigente.desde) !== anoDe(em))) {
    return { ok: false, motivo: 'valor-faltante', ano: anoDe(em) }
  }
  const valor = multiplicarCentavos(vigente.valor, q)
  const texto = String(quantidade).trim().replace('.', ',')
  const passos = [
    `Unidade fiscal em ${formatarDia(em)}: ${formatarReais(vigente.valor)} (${vigente.fonte}).`,
    `${texto} × ${formatarReais(vigente.valor)} = ${formatarReais(valor)}`,
  ]
  return {
    ok: true,
    valor,
    unitario: vigente.valor,
    desde: vigente.desde,
    fonte: vigente.fonte,
    passos,
  }
}

function emVigor(valores: readonly ValorDaUnidade[], em: Dia): ValorDaUnidade | undefined {
  let vigente: ValorDaUnidade | undefined
  for (const v of valores) {
    if (v.desde <= em && (vigente === undefined || v.desde > vigente.desde)) vigente = v
  }
  return vigente
}
