/**
 * Signs that no font draws and that a paper must not carry: control characters (a line break and a
 * tab stay), marks that turn the direction of the text over, joiners and variation selectors.
 */
const INVISIVEIS =
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|\p{Variation_Selector}/gu

/** More letters than this in a row would leave the margin: they may be broken anywhere. */
const SEM_QUEBRA = /[^\s\u200B]{40}(?=\S)/gu

const limparTexto = (texto: string): string =>
  texto
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(INVISIVEIS, '')
    .replace(SEM_QUEBRA, (trecho) => trecho.replace(/.{20}/gu, '$&\u200B'))

/**
 * Data as it goes to the printer: every string of it cleaned, nothing else changed. Texts are data
 * of the template and never its source, so nothing needs to be escaped.
 * @param intacto keys whose strings are left as they are (addresses, drawings)
 */
export function limpar(valor: unknown, intacto: ReadonlySet<string> = new Set()): unknown {
  if (typeof valor === 'string') return limparTexto(valor)
  if (Array.isArray(valor)) return valor.map((v) => limpar(v, intacto))
  if (typeof valor !== 'object' || valor === null) return valor
  return Object.fromEntries(
    Object.entries(valor).map(([k, v]) => [k, intacto.has(k) ? v : limpar(v, intacto)]),
  )
}

/** The text with each of these signs written by its code, `[U+1F600]`: shown as it can be, not lost. */
export function substituirSinais(valor: unknown, sinais: ReadonlySet<string>): unknown {
  if (typeof valor === 'string')
    return Array.from(valor, (s) =>
      sinais.has(s)
        ? `[U+${(s.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
        : s,
    ).join('')
  if (Array.isArray(valor)) return valor.map((v) => substituirSinais(v, sinais))
  if (typeof valor !== 'object' || valor === null) return valor
  return Object.fromEntries(Object.entries(valor).map(([k, v]) => [k, substituirSinais(v, sinais)]))
}
