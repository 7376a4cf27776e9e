import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { termosGenericos } from '#core/mensagens/naLei.ts'
import { type Coluna, semFormula } from '#exchange/csv/exportar.ts'
import type { LinhaDeLista } from './consultar.ts'
import { escrever } from './escrever.ts'
import type { ColunaDeLista, DefinicaoDeLista } from './lista.ts'

const LARGURA: Partial<Record<ColunaDeLista['tipo'], number>> = {
  dia: 12,
  placa: 11,
  inteiro: 9,
  reais: 13,
}

/**
 * The list as a spreadsheet: real dates and amounts, so that it sorts and adds up; a text that a
 * spreadsheet would run is only text there too.
 */
export async function planilha(
  lista: DefinicaoDeLista,
  linhas: readonly LinhaDeLista[],
  termos = termosGenericos,
): Promise<Buffer> {
  const cabeca = lista.colunas.map((c) => ({ value: c.titulo, fontWeight: 'bold' as const }))
  const corpo = linhas.map(({ celulas }) =>
    celulas.map((v, i) => celula(lista.colunas[i]!, v, termos)),
  )
  const { toBuffer } = writeXlsxFile([cabeca, ...corpo] as SheetData, {
    sheet: lista.nome.slice(0, 31),
    columns: lista.colunas.map((c) => ({ width: LARGURA[c.tipo] ?? 26 })),
    stickyRowsCount: 1,
  })
  return toBuffer()
}

function celula({ tipo }: ColunaDeLista, valor: string | number | null, termos = termosGenericos) {
  const escrito = escrever(tipo, valor, termos)
  if (escrito === null) return null
  if (tipo === 'dia') {
    return { value: new Date(`${String(valor)}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
  }
  if (tipo === 'reais') return { value: escrito as number, type: Number, format: '#,##0.00' }
  if (tipo === 'inteiro') return { value: escrito as number, type: Number }
  return { value: semFormula(String(escrito)), type: String }
}

/** The same of rows already in hand: every cell a text or a number. */
export async function planilhaDeColunas<L>(
  nome: string,
  colunas: readonly Coluna<L>[],
  linhas: readonly L[],
): Promise<Buffer> {
  const celulaDe = (v: unknown) =>
    typeof v === 'number'
      ? { value: v, type: Number }
      : {
          value: semFormula(typeof v === 'string' || typeof v === 'boolean' ? String(v) : ''),
          type: String,
        }
  const cabeca = colunas.map((c) => ({ value: c.titulo, fontWeight: 'bold' as const }))
  const corpo = linhas.map((l) => colunas.map((c) => celulaDe(c.valor(l))))
  const { toBuffer } = writeXlsxFile([cabeca, ...corpo] as SheetData, {
    sheet: nome.slice(0, 31),
    columns: colunas.map((c) => ({ width: Math.max(14, c.titulo.length + 4) })),
    stickyRowsCount: 1,
  })
  return toBuffer()
}
