/** Ordinal up to the ninth, cardinal from the tenth on, as statutes are numbered. */
const numero = (n: string): string => (Number(n) <= 9 ? `${Number(n)}º` : String(Number(n)))

const ROMANOS: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** A number from 1 on in Roman numerals. */
export function romano(n: number): string {
  let resto = n
  let texto = ''
  for (const [valor, letras] of ROMANOS) {
    while (resto >= valor) {
      texto += letras
      resto -= valor
    }
  }
  return texto
}

/** 1 is `a`, 26 `z`, 27 `aa`. */
const letra = (n: number): string =>
  n <= 26
    ? String.fromCharCode(96 + n)
    : letra(Math.floor((n - 1) / 26)) + letra(((n - 1) % 26) + 1)

const ARTIGO = /^art(\d+)(?:-(\d+))?_(cpt|par\d+u?)(?:_inc(\d+))?(?:_ali(\d+))?$/
const GRUPO = /^cap(\d+)(?:_sec(\d+))?$/

/**
 * A LexML fragment id as a person cites it: `art4_par1` is `art. 4º, § 1º`; `art17_cpt` is
 * `art. 17, caput`; `art20_cpt_inc13_ali1` is `art. 20, XIII, “a”`. What is no such id comes back
 * as it is.
 */
export function citar(id: string): string {
  const artigo = ARTIGO.exec(id)
  if (artigo !== null) {
    const [, art = '', sufixo, parte = 'cpt', inciso, alinea] = artigo
    const partes = [
      `art. ${numero(art)}${sufixo === undefined ? '' : `-${letra(Number(sufixo)).toUpperCase()}`}`,
    ]
    if (parte.endsWith('u')) partes.push('parágrafo único')
    else if (parte !== 'cpt') partes.push(`§ ${numero(parte.slice(3))}`)
    else if (inciso === undefined && alinea === undefined) partes.push('caput')
    if (inciso !== undefined) partes.push(romano(Number(inciso)))
    if (alinea !== undefined) partes.push(`“${letra(Number(alinea))}”`)
    return partes.join(', ')
  }
  const grupo = GRUPO.exec(id)
  if (grupo !== null) {
    const secao = grupo[2] === undefined ? '' : `, Seção ${romano(Number(grupo[2]))}`
    return `Capítulo ${romano(Number(grupo[1]))}${secao}`
  }
  if (/^anx\d+$/.test(id)) return `Anexo ${romano(Number(id.slice(3)))}`
  return id === 'pre' ? 'preâmbulo' : id
}

/** Several provisions in a row: `art. 4º, I; art. 8º, VII`. */
export const citarTodos = (ids: readonly string[]): string => ids.map(citar).join('; ')
