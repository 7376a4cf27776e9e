// What texto.test.ts reads the laws with: pure, and used by tests only. It knows how the
// publishers print a law, and nothing of any law.
import type { DispositivoEscrito } from './esquema/texto.ts'

export type Entrada = DispositivoEscrito

// ---------------------------------------------------------------- words

/** A note of amendment, as the publisher prints it after the text it amended. */
export const NOTA =
  /\s*\((?:Redação (?:do parágrafo )?dada pela|Parágrafo acrescentado pela|ALTERADO PELA) LEI Nº ([\d.]+),? (?:DE )?[^)]*\)\.?/giu
/** A quotation mark left open by the amending law's own quotation, before its note. */
const ASPA_DA_NOTA = /"(?=\.\s*\(Parágrafo acrescentado)/gu
/** A label and what separates it from its text: a dash, a full stop, or only a space. */
export const ROTULO =
  /^(CAPÍTULO [IVX]+|Seção [IVX]+|ANEXO ÚNICO|Art\. \d+º?|§ \d+º|Parágrafo [uúÚ]nico|[IVXL]+(?= [-–] )|[a-z]\))(?: [-–] |\. | |$)/u

const palavras = (texto: string) => texto.split(/\s+/u).filter((palavra) => palavra !== '')

export const palavrasDaFonte = (fonte: string) =>
  fonte
    .split('\n')
    .flatMap((linha) =>
      palavras(linha.trim().replace(ASPA_DA_NOTA, '').replace(NOTA, '').replace(ROTULO, '$1 ')),
    )

const palavrasDasEntradas = (entradas: readonly Entrada[]) =>
  entradas.flatMap(({ rotulo, redacoes }) =>
    redacoes.flatMap(({ texto }) => (texto === null ? [] : palavras(`${rotulo} ${texto}`))),
  )

/** The first place where the two texts part, or null where they are the same. */
export function divergencia(fonte: readonly string[], entradas: readonly Entrada[]): string | null {
  const dados = palavrasDasEntradas(entradas)
  for (let i = 0; i < Math.max(fonte.length, dados.length); i++)
    if (fonte[i] !== dados[i])
      return `word ${i}: published "${fonte.slice(Math.max(0, i - 5), i + 3).join(' ')}", stored "${dados.slice(Math.max(0, i - 5), i + 3).join(' ')}"`
  return null
}

// ---------------------------------------------------------------- ids and labels

const ROMANOS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
const DEZENAS = ['', 'X', 'XX', 'XXX', 'XL', 'L']
const romano = (n: number) => `${DEZENAS[Math.floor(n / 10)]}${ROMANOS[n % 10]}`

export const ID =
  /^(?:pre|fecho|anx[1-9]\d*|cap[1-9]\d*(?:_sec[1-9]\d*)?|art[1-9]\d*_(?:cpt|par1u|par[1-9]\d*)(?:_inc[1-9]\d*)?(?:_ali[1-9]\d*)?)$/u

/** The label that an id must carry, in the forms in which these laws print it. */
export function rotuloDe(id: string): RegExp {
  const [tipo, numero] = /([a-z]+)(\d+u?)?$/u.exec(id)!.slice(1) as [string, string]
  const n = Number.parseInt(numero, 10)
  switch (tipo) {
    case 'pre':
    case 'fecho':
      return /^$/u
    case 'anx':
      return /^ANEXO ÚNICO$/u
    case 'cap':
      return new RegExp(`^CAPÍTULO ${romano(n)}$`, 'u')
    case 'sec':
      return new RegExp(`^Seção ${romano(n)}$`, 'u')
    case 'cpt':
      return new RegExp(
        `^Art\\. ${/^art(\d+)/u.exec(id)![1]}${/^art\d_/u.test(id) ? 'º' : ''}$`,
        'u',
      )
    case 'par':
      return numero === '1u' ? /^Parágrafo [úÚ]nico$/u : new RegExp(`^§ ${n}º$`, 'u')
    case 'inc':
      return new RegExp(`^${romano(n)}$`, 'u')
    default:
      return new RegExp(`^${String.fromCharCode(96 + n)}\\)$`, 'u')
  }
}

const pai = (id: string) => id.replace(/_?[a-z]+\d*u?$/u, '')
const numeroFinal = (id: string) => Number.parseInt(/(\d+)u?$/u.exec(id)![1]!, 10)

/**
 * Walks the ids as a reader walks the law: each must be the next child of what is open above
 * it. Returns the ids out of place.
 */
export function foraDeOrdem(ids: readonly string[], artigosQueFaltam: readonly number[]): string[] {
  const fora: string[] = []
  const filhos = new Map<string, number>() // children seen so far, by parent and kind
  let aberto: string[] = [] // the way down to the entry above
  let capitulo = ''
  let artigo = 0
  for (const [i, id] of ids.entries()) {
    let cabe: boolean
    if (id === 'pre') cabe = i === 0
    else if (id === 'fecho' || id === 'anx1')
      cabe = ids.slice(i).every((outro) => outro === 'fecho' || outro === 'anx1')
    else if (id.endsWith('_cpt')) {
      do artigo++
      while (artigosQueFaltam.includes(artigo))
      cabe = id === `art${artigo}_cpt`
      aberto = [id]
    } else {
      const acima = pai(id)
      const tipo = /([a-z]+)\d+u?$/u.exec(id)![1]!
      const ordem = (filhos.get(`${acima}/${tipo}`) ?? 0) + 1
      filhos.set(`${acima}/${tipo}`, ordem)
      const pendura =
        tipo === 'cap' ||
        (tipo === 'sec' && acima === capitulo) ||
        (tipo === 'par' && acima === `art${artigo}`) ||
        aberto.includes(acima)
      cabe = numeroFinal(id) === ordem && pendura
      if (tipo === 'cap') capitulo = id
      aberto = tipo === 'par' ? [id] : [...aberto.filter((outro) => id.startsWith(`${outro}_`)), id]
    }
    if (!cabe) fora.push(id)
  }
  return fora
}
