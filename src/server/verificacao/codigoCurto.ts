import { escreverLetras, lerLetras } from '../codigos/letras.ts'

/**
 * The code that a person types from the paper: the municipality (24 bits) and the first 56 bits of
 * the id, in letters. It finds the issue; it proves nothing by itself, so the page shows what
 * the paper must say.
 */
const DIGITOS_DO_ID = 14

/** `municipio`: IBGE code, 7 digits; `emissao`: UUID. Gives `XXXX-XXXX-XXXX-XXXX`. */
export function codigoCurto(municipio: string, emissao: string): string {
  const inicio = emissao.replaceAll('-', '').slice(0, DIGITOS_DO_ID)
  return escreverLetras(BigInt(`0x${Number(municipio).toString(16).padStart(6, '0')}${inicio}`))
}

/**
 * Reads what a person typed. Gives the municipality and the first and last id that begin so;
 * undefined for what is no such code.
 */
export function lerCodigoCurto(
  texto: string,
): Readonly<{ municipio: string; de: string; ate: string }> | undefined {
  const valor = lerLetras(texto)
  if (valor === undefined) return undefined
  const hex = valor.toString(16).padStart(6 + DIGITOS_DO_ID, '0')
  const uuid = (enche: string) =>
    hex
      .slice(6)
      .padEnd(32, enche)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const municipio = String(Number.parseInt(hex.slice(0, 6), 16))
  return { municipio, de: uuid('0'), ate: uuid('f') }
}
