import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

export type Celula = string | number | boolean | null | undefined
export type Coluna<L> = Readonly<{ titulo: string; valor: (linha: L) => Celula }>

/**
 * A spreadsheet runs what begins so as a formula, even from a CSV: an apostrophe makes it text.
 * A negative number stays one.
 */
const FORMULA = /^[=+\-@\t\r]/
const NUMERO = /^-?\d+(?:[.,]\d+)?$/
export const semFormula = (texto: string): string =>
  FORMULA.test(texto) && !NUMERO.test(texto) ? `'${texto}` : texto

const celula = (v: Celula): string =>
  typeof v === 'boolean'
    ? v
      ? 'sim'
      : 'não'
    : semFormula(v === null || v === undefined ? '' : String(v))

/**
 * A CSV that Brazilian spreadsheets open as it is: UTF-8 with BOM, `;`, a header, lines ended by
 * CRLF. A stream of bytes: lines are asked for as they are written.
 */
export function exportarCsv<L>(
  colunas: readonly Coluna<L>[],
  linhas: Iterable<L> | AsyncIterable<L>,
): Readable {
  async function* matriz(): AsyncGenerator<string[]> {
    yield colunas.map((c) => celula(c.titulo))
    for await (const linha of linhas) yield colunas.map((c) => celula(c.valor(linha)))
  }
  const escritor = stringify({ delimiter: ';', bom: true, record_delimiter: 'windows' })
  const fonte = Readable.from(matriz())
  fonte.on('error', (e) => escritor.destroy(e))
  return fonte.pipe(escritor)
}
