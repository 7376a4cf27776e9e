/**
 * Eighty bits as a person types them: 16 letters of Crockford's base 32, in fours. What is printed on
 * a document and what follows a complaint are written so.
 */
const LETRAS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const QUANTAS = 16

/** `XXXX-XXXX-XXXX-XXXX`. `valor`: below 2^80. */
export function escreverLetras(valor: bigint): string {
  let resto = valor
  let letras = ''
  for (let n = 0; n < QUANTAS; n++) {
    letras = (LETRAS[Number(resto % 32n)] ?? '') + letras
    resto /= 32n
  }
  return letras.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * Reads what a person typed: case, spaces and hyphens do not matter, and O, I and L are the digits
 * they look like. Undefined for what is no such code.
 */
export function lerLetras(texto: string): bigint | undefined {
  const limpo = texto
    .toUpperCase()
    .replace(/[\s.–-]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (limpo.length !== QUANTAS) return undefined
  let valor = 0n
  for (const letra of limpo) {
    const n = LETRAS.indexOf(letra)
    if (n < 0) return undefined
    valor = valor * 32n + BigInt(n)
  }
  return valor
}
