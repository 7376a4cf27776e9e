import type { Locator } from 'playwright-core'
import type { Tela } from './tela.ts'

type ArquivoDeProva = Readonly<{ name: string; mimeType: string; buffer: Buffer }>

/** The card of a file's page that has the title. */
export const cartao = (tela: Tela, titulo: string): Locator =>
  tela.page
    .locator('.cartao')
    .filter({ has: tela.page.getByRole('heading', { name: titulo, exact: true }) })

/** Joins files to the register in sight; waits for what is said of them. */
export async function juntarArquivos(
  tela: Tela,
  ...arquivos: readonly ArquivoDeProva[]
): Promise<void> {
  const onde = cartao(tela, 'Arquivos')
  await onde.getByLabel('Escolher arquivos').setInputFiles([...arquivos])
  await onde.locator('.alerta').first().waitFor()
}
