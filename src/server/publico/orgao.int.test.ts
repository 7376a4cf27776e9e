import { expect, it } from 'vitest'
import type { EscolhaDoMunicipio, OrgaoPublico } from '../contrato/publico.ts'
import { casaDeProva, cidades } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()

it('the telephone and address that the city fixed are public from their day; before, there is none', async () => {
  for (const cidade of cidades) {
    const h = new Historia(casa, cidade).em('2025-03-10')
    const { raiz } = await casa.como(cidade, 'gestor')
    const ver = async () => (await casa.anonimo().pedir<OrgaoPublico>(`${raiz}/orgao`)).corpo
    const antes = await ver()
    expect(Object.keys(antes)).toEqual(['nome'])
    const fixar = (id: string, valor: string, desde: string) =>
      h.fazer('gestor', `/parametros/${id}/fixarParametro`, { desde, valor, fonte: 'Portaria' })
    await fixar('telefone-do-orgao', '2136001234', h.hoje)
    await fixar('endereco-do-orgao', 'Rua da Prova, 10', '2025-03-11')
    expect(await ver()).toEqual({ ...antes, telefone: '(21) 3600-1234' })
    h.em('2025-03-11')
    expect(await ver()).toMatchObject({ endereco: 'Rua da Prova, 10' })
  }
})

it('what the city chose where the law is silent is public, with the act that chose it', async () => {
  const h = new Historia(casa, 'marica').em('2025-03-12')
  const { raiz } = await casa.como('marica', 'gestor')
  const ver = async () =>
    (await casa.anonimo().pedir<EscolhaDoMunicipio[]>(`${raiz}/escolhas`)).corpo.find(
      (e) => e.lacuna === 'prazo-para-pagar-a-multa',
    )
  expect(await ver()).toBeUndefined()
  await h.fazer('gestor', '/parametros/prazo-de-pagamento-dias/fixarParametro', {
    desde: h.hoje,
    valor: 45,
    fonte: 'Decreto nº 9',
  })
  expect(await ver()).toMatchObject({ valor: '45 dias', desde: h.hoje, fonte: 'Decreto nº 9' })
})
