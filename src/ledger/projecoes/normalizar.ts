/**
 * Text as the search keeps and asks for it: without accents, lower case, and without the signs that
 * people put in plates and numbers (`ABC-1234`, `123.456.789-09`, `0001/2026`).
 */
export const normalizar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.\-/()']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The patterns of `LIKE`, one a word, all of which must be found; the longest, which finds least, first. */
export const padroes = (consulta: string): readonly string[] =>
  normalizar(consulta)
    .split(' ')
    .filter((p) => p !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((p) => `%${p}%`)
