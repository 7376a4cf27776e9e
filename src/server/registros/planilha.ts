import type { Coluna } from '#exchange/csv/exportar.ts'
import { semFormula } from '#exchange/csv/exportar.ts'

/** An XLSX of one sheet, its header in bold. Everything is written as text or number, never as a formula. */
export async function planilha<L>(
  nome: string,
  colunas: readonly Coluna<L>[],
  linhas: readonly L[],
): Promise<Buffer> {
  const { default: escrever } = await import('write-excel-file/node')
  const celula = (v: unknown) =>
    typeof v === 'number'
      ? { value: v, type: Number }
      : { value: semFormula(v === undefined || v === null ? '' : String(v)), type: String }
  const dados = [
    colunas.map((c) => ({ value: c.titulo, fontWeight: 'bold' as const })),
    ...linhas.map((l) => colunas.map((c) => celula(c.valor(l)))),
  ]
  const feito = escrever(dados, {
    sheet: nome,
    columns: colunas.map((c) => ({ width: Math.max(12, c.titulo.length + 4) })),
  })
  return feito.toBuffer()
}
