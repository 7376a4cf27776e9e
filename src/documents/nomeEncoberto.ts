const PARTICULAS = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/** `Maria Aparecida de Souza` is `Maria A. de S.`: enough to tell whether a paper's name was changed. */
export const nomeEncoberto = (nome: string): string =>
  nome
    .trim()
    .split(/\s+/)
    .map((p, i) => (i === 0 || PARTICULAS.has(p.toLowerCase()) ? p : `${p.charAt(0)}.`))
    .join(' ')
