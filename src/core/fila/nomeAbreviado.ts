const LIGAM = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/** A name for a public list: the first whole, the others by their initials (`Maria A. S.`). */
export function nomeAbreviado(nome: string): string {
  const [primeiro = '', ...outros] = nome.trim().split(/\s+/)
  const iniciais = outros
    .filter((n) => !LIGAM.has(n.toLocaleLowerCase('pt-BR')))
    .map((n) => `${(/^./u.exec(n)?.[0] ?? '').toLocaleUpperCase('pt-BR')}.`)
  return [primeiro, ...iniciais].join(' ')
}
