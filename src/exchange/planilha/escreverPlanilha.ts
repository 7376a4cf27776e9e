import type { Cell, SheetData } from 'write-excel-file/node'
import { type Celula, type Coluna, semFormula } from '../csv/exportar.ts'

export type ColunaDePlanilha = Readonly<{
  titulo: string
  /** In characters. */
  largura: number
}>

/** A day (`AAAA-MM-DD`) as a date, so that it sorts. */
export const celulaDeDia = (dia: string): Cell => ({
  value: new Date(`${dia}T00:00:00Z`),
  type: Date,
  format: 'dd/mm/yyyy',
})

/** A day and an hour (`AAAA-MM-DD HH:MM`, as the clock showed them), so that they sort. */
export const celulaDeInstante = (local: string): Cell => ({
  value: new Date(`${local.replace(' ', 'T')}:00Z`),
  type: Date,
  format: 'dd/mm/yyyy hh:mm',
})

/** An amount in reais, so that it adds up. */
export const celulaDeReais = (valor: number): Cell => ({
  value: valor,
  type: Number,
  format: '#,##0.00',
})

/** A number stays one; a text that a spreadsheet would run is only text there too. */
export const celula = (valor: string | number): Cell =>
  typeof valor === 'number'
    ? { value: valor, type: Number }
    : { value: semFormula(valor), type: String }

/**
 * A workbook of one sheet, with the header kept in sight; `null` is an empty cell. The library is
 * loaded at the first one: most processes never make any.
 */
export async function escreverPlanilha(
  nome: string,
  colunas: readonly ColunaDePlanilha[],
  linhas: readonly (readonly Cell[])[],
): Promise<Buffer> {
  const { default: escrever } = await import('write-excel-file/node')
  const cabeca = colunas.map((c) => ({ value: c.titulo, fontWeight: 'bold' as const }))
  return escrever([cabeca, ...linhas] as SheetData, {
    sheet: nome.slice(0, 31),
    columns: colunas.map(({ largura }) => ({ width: largura })),
    stickyRowsCount: 1,
  }).toBuffer()
}

/** The rows of a CSV's columns as a workbook: every cell a text or a number. */
export const planilhaDeColunas = <L>(
  nome: string,
  colunas: readonly Coluna<L>[],
  linhas: readonly L[],
): Promise<Buffer> =>
  escreverPlanilha(
    nome,
    colunas.map(({ titulo }) => ({ titulo, largura: Math.max(14, titulo.length + 4) })),
    linhas.map((l) => colunas.map((c) => celulaDeColuna(c.valor(l)))),
  )

/** A value of a CSV's column; nothing is an empty text. */
export const celulaDeColuna = (valor: Celula): Cell =>
  celula(typeof valor === 'number' ? valor : String(valor ?? ''))
