/**
 * A provision that stands alone, as a sentence: an item of a list in the law starts in lower case and
 * ends in the sign that leads to the next (`;`, `; e`, `:`, `,`); apart from the list it starts with a
 * capital and ends with a full stop. The words are the law's. The law's own page shows it as it is.
 */
export function comoFrase(texto: string): string {
  const solto = texto.trim().replace(/\s*[:;,](?:\s+(?:e|ou))?$/u, '')
  if (solto === '') return ''
  const inteiro = /[.!?…”"]$/u.test(solto) ? solto : `${solto}.`
  return inteiro.charAt(0).toLocaleUpperCase('pt-BR') + inteiro.slice(1)
}
