import { createReadStream } from 'node:fs'
import { CsvError, parse, type Parser } from 'csv-parse'
import type { Sondagem } from './sondar.ts'
import { nomesDasColunas, temCabecalho } from './cabecalho.ts'

/** `aspas`: a quote that never closes; `longa`: beyond `LIMITE`; `colunas`: fewer or more than the header. */
export type MotivoDeLinha = 'aspas' | 'longa' | 'colunas'

/** A line of data (`linha` counts from 1, the header's included), or why it cannot be one. */
export type LinhaDeCsv =
  | Readonly<{ ok: true; linha: number; valores: readonly string[] }>
  | Readonly<{ ok: false; linha: number; motivo: MotivoDeLinha; valores: readonly string[] }>

export type CsvAberto = Readonly<{
  colunas: readonly string[]
  /** False: the first line was data, and the columns are called `coluna 1`, `coluna 2` … */
  cabecalho: boolean
  linhas: AsyncIterable<LinhaDeCsv>
}>

/** Characters of one line. A longer one is not a register's: reading it would fill the memory. */
export const LIMITE = 1_000_000

/**
 * Opens a CSV and reads it line by line, in pieces: a file of any size is never held whole. A
 * quote that does not close swallows what comes after it: it is told with the line where it opens,
 * and the reading ends there.
 */
export async function abrirCsv(caminho: string, sondagem: Sondagem): Promise<CsvAberto> {
  const registros = ler(caminho, sondagem)
  const primeira = await registros.next()
  if (primeira.done === true) return { colunas: [], cabecalho: false, linhas: nenhuma() }
  const cabecalho = primeira.value.ok && temCabecalho(primeira.value.valores)
  const colunas = nomesDasColunas(
    cabecalho ? primeira.value.valores : [],
    primeira.value.valores.length,
  )
  async function* linhas(): AsyncGenerator<LinhaDeCsv> {
    if (primeira.done !== true && !cabecalho) yield conferir(primeira.value, colunas.length)
    for await (const l of registros) yield conferir(l, colunas.length)
  }
  return { colunas, cabecalho, linhas: linhas() }
}

async function* nenhuma(): AsyncGenerator<LinhaDeCsv> {}

function conferir(l: LinhaDeCsv, colunas: number): LinhaDeCsv {
  if (!l.ok || l.valores.length === colunas) return l
  // Spreadsheets leave empty cells at the end of a line.
  if (l.valores.length > colunas && l.valores.slice(colunas).every((v) => v.trim() === ''))
    return { ...l, valores: l.valores.slice(0, colunas) }
  return { ok: false, linha: l.linha, motivo: 'colunas', valores: l.valores }
}

/**
 * The parser is fed by hand and its records are taken as it makes them: piped, an error at the end
 * (a quote that never closes) would throw away the good lines still waiting to be read.
 */
async function* ler(caminho: string, s: Sondagem): AsyncGenerator<LinhaDeCsv, undefined> {
  const fila: LinhaDeCsv[] = []
  let fim = 0
  const analisador = parse({
    delimiter: s.separador,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LIMITE,
    on_record: (valores: string[], { lines }) => {
      fila.push({ ok: true, linha: fim + 1 + vazias(valores, lines - fim), valores })
      fim = lines
      return null
    },
  })
  // An error is emitted even after the write's callback has told it.
  analisador.on('error', () => {})
  const decodificador = new TextDecoder(s.codificacao)
  for await (const pedaco of createReadStream(caminho) as AsyncIterable<Buffer>) {
    const erro = await dar(analisador, decodificador.decode(pedaco, { stream: true }))
    yield* fila.splice(0)
    if (erro !== undefined) return yield defeito(erro, fim + 1)
  }
  const erro = await dar(analisador, decodificador.decode(), true)
  yield* fila.splice(0)
  return erro === undefined ? undefined : yield defeito(erro, fim + 1)
}

/** Feeds the parser, and ends it when `ultimo`; the error, if there is one. */
const dar = (analisador: Parser, texto: string, ultimo = false): Promise<Error | undefined> =>
  new Promise((pronto) => {
    const seguir = (e?: Error | null): void => pronto(e ?? undefined)
    if (ultimo) analisador.once('error', pronto).once('end', seguir).resume().end(texto)
    else analisador.write(texto, seguir)
  })

function defeito(erro: Error, linha: number): LinhaDeCsv {
  const motivo = erro instanceof CsvError ? MOTIVOS[erro.code] : undefined
  if (motivo === undefined) throw erro
  return { ok: false, linha, motivo, valores: [] }
}

const MOTIVOS: Readonly<Partial<Record<string, MotivoDeLinha>>> = {
  CSV_QUOTE_NOT_CLOSED: 'aspas',
  CSV_MAX_RECORD_SIZE: 'longa',
}

/** Empty lines skipped before this record: the lines it advanced less those that it holds itself. */
const vazias = (registro: readonly string[], avanco: number): number =>
  Math.max(0, avanco - 1 - registro.reduce((n, v) => n + (v.match(/\r\n|\n|\r/g)?.length ?? 0), 0))
