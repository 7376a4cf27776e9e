import { formatarDia } from '#core/calendar/dia.ts'
import { listar as enumerar, nomear } from '#core/mensagens/palavras.ts'
import { type Coluna, exportarCsv } from '#exchange/csv/exportar.ts'
import {
  celulaDeColuna,
  celulaDeDia,
  escreverPlanilha,
} from '#exchange/planilha/escreverPlanilha.ts'
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

const LARGURAS = [12, 8, 46, 36, 28, 28, 26]

/** The rows as a workbook, with the day on which each falls due as a date. */
export const emXlsx = (itens: readonly Item[]): Promise<Buffer> =>
  escreverPlanilha(
    'O que vence',
    colunas.map(({ titulo }, n) => ({ titulo, largura: LARGURAS[n] ?? 26 })),
    itens.map((i) =>
      colunas.map((c, n) => (n === 0 ? celulaDeDia(i.venceEm) : celulaDeColuna(c.valor(i)))),
    ),
  )
