import { lerDecimal } from './decimal.ts'

/** A month written `AAAA-MM`. Months compare as strings. */
export type Mes = string

/**
 * A price index: the change of each month in percent, as published (`'0.52'`, `-0.6`). Once used
 * it is not changed: a new month makes a new object, since computations are kept by object.
 */
export type SerieIndice = Readonly<{
  nome: string
  variacoes: Readonly<Record<Mes, string | number>>
}>

export type DefeitoDaSerie = Readonly<{
  linha: number
  motivo: 'cabecalho' | 'colunas' | 'mes' | 'variacao' | 'repetido'
}>
export type LeituraDeSerie =
  | { readonly ok: true; readonly valor: SerieIndice }
  | { readonly ok: false; readonly defeitos: readonly DefeitoDaSerie[] }

const FORMA = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** True for a month `AAAA-MM`, 01 to 12. */
export const ehMes = (texto: string): boolean => FORMA.test(texto)
/** The month of a day `AAAA-MM-DD`. */
export const mesDoDia = (dia: string): Mes => dia.slice(0, 7)
/** The number of a month: twelve for each year; only differences have a meaning. */
export const numeroDoMes = (mes: Mes): number =>
  Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7)) - 1
/** The month of a number: the inverse of `numeroDoMes`. */
export const mesDoNumero = (n: number): Mes =>
  `${String(Math.floor(n / 12)).padStart(4, '0')}-${String((((n % 12) + 12) % 12) + 1).padStart(2, '0')}`
/** The month `n` months after (before, if negative). */
export const addMesesAoMes = (mes: Mes, n: number): Mes => mesDoNumero(numeroDoMes(mes) + n)

/** True when a change is a decimal above -100 %: what a factor can be made of. */
export const ehVariacao = (valor: string | number): boolean => {
  const p = lerDecimal(valor)
  return p !== undefined && p.n > -100n * 10n ** BigInt(p.casas)
}

/**
 * Reads a series from CSV text with the header `mes,variacao_percentual`. Gives every defect at
 * once, each with its line (1 is the header), or the series.
 */
export function lerSerieCsv(nome: string, texto: string): LeituraDeSerie {
  const linhas = texto.replace(/^\uFEFF/, '').split(/\r?\n/)
  const defeitos: DefeitoDaSerie[] = []
  const variacoes: Record<Mes, string> = {}
  linhas.forEach((linha, i) => {
    const motivo =
      i === 0
        ? linha === 'mes,variacao_percentual'
          ? undefined
          : 'cabecalho'
        : acrescentar(variacoes, linha)
    if (motivo !== undefined) defeitos.push({ linha: i + 1, motivo })
  })
  return defeitos.length === 0 ? { ok: true, valor: { nome, variacoes } } : { ok: false, defeitos }
}

function acrescentar(
  variacoes: Record<Mes, string>,
  linha: string,
): DefeitoDaSerie['motivo'] | undefined {
  if (linha.trim() === '') return undefined
  const [mes, variacao, ...resto] = linha.split(',')
  if (mes === undefined || variacao === undefined || resto.length > 0) return 'colunas'
  if (!ehMes(mes)) return 'mes'
  if (!ehVariacao(variacao)) return 'variacao'
  if (Object.hasOwn(variacoes, mes)) return 'repetido'
  variacoes[mes] = variacao.trim()
  return undefined
}
