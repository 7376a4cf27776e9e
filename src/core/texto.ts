/** True for a text that says something: it has a letter or a number of some script. */
export const temTexto = (texto: string | undefined): boolean =>
  texto !== undefined && /[\p{L}\p{N}]/u.test(texto.replaceAll(INVISIVEL, ''))

/**
 * What shows nothing: format characters, fillers that Unicode counts as letters (U+3164 and the
 * like), the blank of Braille. Spaces are not of these.
 */
const INVISIVEL = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * True for a text that is there and shows nothing: of invisible characters and spaces alone. One of
 * common spaces alone, which a schema trims, is not of these; nor is an empty one.
 */
export const semTexto = (texto: string): boolean => {
  const visivel = texto.replaceAll(INVISIVEL, '')
  return visivel.length < texto.length && visivel.trim() === ''
}
