import type { Tela } from './tela.ts'

/** Answers the whole check-list, one item failing when asked; gives what was recorded. */
export async function vistoriar(
  tela: Tela,
  veiculo: string,
  reprova = false,
  defeito = 'Rasgado; trocar e voltar.',
): Promise<string> {
  await tela.ir(`/veiculos/${veiculo}`)
  await tela.comando('vistoriar')
  // The list comes after its page: an empty one would be sent as it is.
  await tela.page.locator('.item-de-vistoria').first().waitFor()
  const itens = await tela.page.locator('.item-de-vistoria').all()
  for (const [i, item] of itens.entries()) {
    const ruim = reprova && i === 0
    await item.locator(ruim ? '.nao-conforme input' : '.conforme input').check({ force: true })
    if (ruim) await item.getByRole('textbox').fill(defeito)
  }
  return tela.enviar()
}
