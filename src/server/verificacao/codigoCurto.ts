/**
 * The code that a person types from the paper: the municipality (24 bits) and the first 56 bits of
 * the id, in 16 letters of Crockford's base 32, in fours. It finds the issue; it proves
 * nothing by itself, so the page shows what the paper must say.
 */
const LETRAS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DIGITOS_DO_ID = 14

/** `municipio`: IBGE code, 7 digits; `emissao`: UUID. Gives `XXXX-XXXX-XXXX-XXXX`. */
export function codigoCurto(municipio: string, emissao: string): string {
  const inicio = emissao.replaceAll('-', '').slice(0, DIGITOS_DO_ID)
  let resto = BigInt(`0x${Number(municipio).toString(16).padStart(6, '0')}${inicio}`)
  let letras = ''
  for (let n = 0; n < 16; n++) {
    letras = (LETRAS[Number(resto % 32n)] ?? '') + letras
    resto /= 32n
  }
  return letras.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * Reads what a person typed: case, spaces and hyphens do not matter, and O, I and L are the digits
 * they look like. Gives the municipality and the first and last id that begin so; undefined for
 * what is no such code.
 */
export function lerCodigoCurto(
  texto: string,
): Readonly<{ municipio: string; de: string; ate: string }> | undefined {
  const limpo = texto
    .toUpperCase()
    .replace(/[\s.–-]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (limpo.length !== 16) return undefined
  let valor = 0n
  for (const letra of limpo) {
    const n = LETRAS.indexOf(letra)
    if (n < 0) return undefined
    valor = valor * 32n + BigInt(n)
  }
  const hex = valor.toString(16).padStart(6 + DIGITOS_DO_ID, '0')
  const uuid = (enche: string) =>
    hex
      .slice(6)
      .padEnd(32, enche)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const municipio = String(Number.parseInt(hex.slice(0, 6), 16))
  return { municipio, de: uuid('0'), ate: uuid('f') }
}
