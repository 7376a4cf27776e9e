import { stringify } from 'csv-stringify/sync'
import type { Estatisticas } from '../contrato/painel.ts'

/** Spreadsheets of the country read `;`, a decimal comma and, to know that it is UTF-8, this mark. */
const csv = (linhas: readonly (readonly unknown[])[]): string =>
  `\uFEFF${stringify(linhas as unknown[][], { delimiter: ';', record_delimiter: 'windows', escape_formulas: true })}`

const reais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',')

/** The year's public figures, a line each. */
export const estatisticasEmCsv = (e: Estatisticas): string =>
  csv([
    ['Indicador', 'Detalhe', 'Quantidade', 'Valor (R$)'],
    ['Autos lavrados', String(e.ano), e.autos, ''],
    ['Autos anulados', String(e.ano), e.anulados, ''],
    ['Julgados em primeira instância', String(e.ano), e.julgados, ''],
    ['Julgados improcedentes', String(e.ano), e.improcedentes, ''],
    ['Recursos julgados', String(e.ano), e.recursosJulgados, ''],
    ['Recursos providos', String(e.ano), e.providos, ''],
    ['Multas aplicadas', String(e.ano), e.multas.quantidade, reais(e.multas.valor)],
    ['Multas pagas', String(e.ano), e.multas.pagas, reais(e.multas.pago)],
    ...e.porDispositivo.map((d) => ['Autos por dispositivo', d.citacao, d.autos, '']),
    ...e.porMes.map((m) => ['Autos por mês', m.mes, m.autos, reais(m.multas)]),
  ])
