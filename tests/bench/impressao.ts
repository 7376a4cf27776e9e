import { razao, taxa, type Taxas } from './medida.ts'

const inteiro = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const titulo = (texto: string): void => console.log(`\n## ${texto}\n`)
export const nota = (texto: string): void => console.log(`  ${texto}`)

/** `12,345/s`, one side a line. */
export function linhasDeTaxas(taxas: Taxas): void {
  for (const nome of taxas.keys()) {
    console.log(`  ${nome.padEnd(46)} ${inteiro.format(taxa(taxas, nome)).padStart(12)}/s`)
  }
}

/** A ratio of medians by round, with the goal beside it and whether it was reached. */
export function linhaDeRazao(taxas: Taxas, de: string, por: string, meta?: number): void {
  const r = razao(taxas, de, por)
  console.log(
    `  ${`${de} ÷ ${por}`.padEnd(64)} ${r.toFixed(2).padStart(8)}×${contra(r, meta, '≥')}`,
  )
}

/** A figure with its unit and, if it has one, the goal not to be passed. */
export function linhaDeValor(nome: string, valor: number, unidade: string, teto?: number): void {
  const escrito = `${inteiro.format(valor)} ${unidade}`
  const meta =
    teto === undefined ? '' : contra(-valor, -teto, '<', `${inteiro.format(teto)} ${unidade}`)
  console.log(`  ${nome.padEnd(60)} ${escrito.padStart(14)}${meta}`)
}

const contra = (
  valor: number,
  meta: number | undefined,
  sinal: string,
  escrita = `${meta}×`,
): string =>
  meta === undefined ? '' : `   goal ${sinal} ${escrita}: ${valor >= meta ? 'met' : 'MISSED'}`
