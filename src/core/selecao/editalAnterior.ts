/** Digits of any script's compatibility forms as common ones: `０００１` is `0001`. */
const normal = (edital: string): string => edital.normalize('NFKC')

/** Years that a number of four digits may be. */
const ANO = /(?<!\d)(?:19|20|21)\d\d(?!\d)/g

/** The year that an edital's name ends by, if it has one: 2023 of `Edital 1/2023`. */
export function anoDoEdital(edital: string): number | undefined {
  const ano = normal(edital).match(ANO)?.at(-1)
  return ano === undefined ? undefined : Number(ano)
}

/**
 * The number as this system writes its own, `0001/2023`, of an edital's name however typed (`nº 1 /
 * 2023`, `001-2023`); undefined when it has none.
 */
export function numeroDoEdital(edital: string): string | undefined {
  const achado = /(\d+)\s*(?:[/.\-\u2010-\u2015]|de)\s*(\d{4})(?!\d)/i.exec(normal(edital))
  if (achado === null) return undefined
  const [, numero = '', ano = ''] = achado
  return `${numero.replace(/^0+(?=\d)/, '').padStart(4, '0')}/${ano}`
}

type Anterior = Readonly<{ edital: string; classificacao: number; lote?: string }>

/** One key for one place of an edital of before this system, however its name is typed. */
export function chaveDoLugar({ edital, classificacao, lote = '' }: Anterior): string {
  const so = (texto: string) =>
    normal(texto)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return `${numeroDoEdital(edital) ?? so(edital)}|${so(lote)}|${classificacao}`
}
