import type { Lei } from '#law/esquema/lei.ts'

type Termos = Lei['termos']
type Termo = Termos['titular']
type Genero = Termo['genero']

/** The slots of a sentence, by the word that stands in them. */
const SLOTS = {
  titular: 'titular',
  outorga: 'outorga',
  auxiliar: 'condutorAuxiliar',
  auto: 'auto',
  termo: 'termoDeOutorga',
  certificado: 'certificadoDeCondutor',
  licenciamento: 'licenciamento',
} as const satisfies Readonly<Record<string, keyof Termos>>
type Slot = keyof typeof SLOTS

const masculino = (singular: string, plural = `${singular}s`): Termo => ({
  singular,
  plural,
  genero: 'm',
})
/** The generic words, for what belongs to no law: the API's description, the developer's help. */
export const termosGenericos: Termos = {
  titular: masculino('titular', 'titulares'),
  outorga: { singular: 'outorga', plural: 'outorgas', genero: 'f' },
  condutorAuxiliar: masculino('condutor auxiliar', 'condutores auxiliares'),
  auto: masculino('auto'),
  termoDeOutorga: masculino('termo de outorga', 'termos de outorga'),
  certificadoDeCondutor: masculino('certificado de condutor', 'certificados de condutor'),
  licenciamento: masculino('licenciamento'),
}

/**
 * The same words, with the record's without its complement where the law's begins with the generic
 * one (`auto de infração` is `auto`): for headings, columns and charts.
 */
export const termosDaLista = (termos: Termos): Termos =>
  termos.auto.singular.startsWith(`${termosGenericos.auto.singular} `)
    ? { ...termos, auto: termosGenericos.auto }
    : termos

/** What stands before the word, masculine and feminine. */
const ANTES: Readonly<Record<string, readonly [string, string]>> = {
  o: ['o', 'a'],
  do: ['do', 'da'],
  ao: ['ao', 'à'],
  no: ['no', 'na'],
  pelo: ['pelo', 'pela'],
  um: ['um', 'uma'],
  outro: ['outro', 'outra'],
  este: ['este', 'esta'],
  deste: ['deste', 'desta'],
  neste: ['neste', 'nesta'],
  nenhum: ['nenhum', 'nenhuma'],
  os: ['os', 'as'],
  dos: ['dos', 'das'],
}
const inicial = (texto: string): string =>
  texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1)
const flexao = (g: Genero, m: string, f: string): string => (g === 'f' ? f : m)

const NOME = Object.keys(SLOTS).join('|')
const PALAVRA = new RegExp(`\\{(?:(\\p{L}+) )?(${NOME})(s?)\\}`, 'giu')
const FLEXAO = new RegExp(`\\{(${NOME}):(\\p{L}*)\\|(\\p{L}*)\\}`, 'gu')

/**
 * A sentence in the words of a law. `{do auto}` is the law's word after its article, `{autos}` its
 * plural, `{Auto}` begins a sentence, and `anulad{auto:o|a}` agrees with its gender. What is in
 * braces and is no such slot stays as it is.
 */
export const naLei = (texto: string, termos: Termos): string =>
  texto
    .replaceAll(FLEXAO, (_, slot: Slot, m: string, f: string) =>
      flexao(termos[SLOTS[slot]].genero, m, f),
    )
    .replaceAll(PALAVRA, (tudo, antes: string | undefined, escrito: string, plural: string) => {
      const termo = termos[SLOTS[escrito.toLowerCase() as Slot]]
      const palavra = plural === '' ? termo.singular : termo.plural
      if (antes === undefined) return /^\p{Lu}/u.test(escrito) ? inicial(palavra) : palavra
      const par = ANTES[antes.toLowerCase()]
      if (par === undefined) return tudo
      const artigo = flexao(termo.genero, ...par)
      return `${/^\p{Lu}/u.test(antes) ? inicial(artigo) : artigo} ${palavra}`
    })
