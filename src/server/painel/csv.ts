import { stringify } from 'csv-stringify/sync'
import { termosDaLista, naLei } from '#core/mensagens/naLei.ts'
import type { Lei } from '#law/esquema/lei.ts'
import type { Estatisticas } from '../contrato/painel.ts'

/** Spreadsheets of the country read `;`, a decimal comma and, to know that it is UTF-8, this mark. */
const csv = (linhas: readonly (readonly unknown[])[]): string =>
  `\uFEFF${stringify(linhas as unknown[][], { delimiter: ';', record_delimiter: 'windows', escape_formulas: true })}`

const reais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',')

/** The year's public figures, a line each, in the law's words. */
export function estatisticasEmCsv(e: Estatisticas, termos: Lei['termos']): string {
  const dizer = (texto: string) => naLei(texto, termosDaLista(termos))
  return csv([
    ['Indicador', 'Detalhe', 'Quantidade', 'Valor (R$)'],
    [dizer('{Autos} lavrad{auto:o|a}s'), String(e.ano), e.autos, ''],
    [dizer('{Autos} anulad{auto:o|a}s'), String(e.ano), e.anulados, ''],
    ['Julgados em primeira instância', String(e.ano), e.julgados, ''],
    ['Julgados improcedentes', String(e.ano), e.improcedentes, ''],
    ['Recursos julgados', String(e.ano), e.recursosJulgados, ''],
    ['Recursos providos', String(e.ano), e.providos, ''],
    ['Multas aplicadas', String(e.ano), e.multas.quantidade, reais(e.multas.valor)],
    ['Multas pagas', String(e.ano), e.multas.pagas, reais(e.multas.pago)],
    ...e.porDispositivo.map((d) => [dizer('{Autos} por dispositivo'), d.citacao, d.autos, '']),
    ...e.porMes.map((m) => [dizer('{Autos} por mês'), m.mes, m.autos, reais(m.multas)]),
  ])
}
