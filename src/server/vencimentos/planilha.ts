import { formatarDia } from '#core/calendar/dia.ts'
import { listar as enumerar, nomear } from '#core/mensagens/palavras.ts'
import { type Coluna, exportarCsv } from '#exchange/csv/exportar.ts'
import type { Vencimentos } from '../contrato/vencimentos.ts'

type Item = Vencimentos['itens'][number]

const colunas: readonly Coluna<Item>[] = [
  { titulo: 'Vence em', valor: (i) => formatarDia(i.venceEm) },
  { titulo: 'Dias', valor: (i) => i.dias },
  { titulo: 'O que vence', valor: (i) => i.nome },
  { titulo: 'Registro', valor: (i) => i.titulo },
  { titulo: 'Detalhe', valor: (i) => i.subtitulo },
  { titulo: 'Artigos', valor: (i) => i.citacoes.join('; ') },
  { titulo: 'Quem age', valor: (i) => enumerar(i.papeis.map((p) => nomear(p))) },
]

/** The rows as CSV, as Brazilian spreadsheets open it. */
export const emCsv = (itens: readonly Item[]) => exportarCsv(colunas, itens)

/** The rows as a workbook, with days as dates and the header kept in sight. */
export async function emXlsx(itens: readonly Item[]): Promise<Buffer> {
  // Loaded at the first export: most processes never make one.
  const { default: escrever } = await import('write-excel-file/node')
  const larguras = [12, 8, 46, 36, 28, 28, 26]
  const cabecalho = colunas.map((c) => ({ value: c.titulo, fontWeight: 'bold' as const }))
  const linhas = itens.map((i) =>
    colunas.map((c, n) => {
      if (n === 0)
        return {
          value: new Date(`${i.venceEm}T00:00:00Z`),
          type: Date,
          format: 'dd/mm/yyyy',
        }
      const valor = c.valor(i)
      return typeof valor === 'number'
        ? { value: valor, type: Number }
        : { value: String(valor ?? ''), type: String }
    }),
  )
  return escrever([cabecalho, ...linhas], {
    columns: larguras.map((width) => ({ width })),
    stickyRowsCount: 1,
    sheet: 'O que vence',
  }).toBuffer()
}
