// The street form on a phone: who is not in the register, who came from another city, whom nobody saw.
import { describe, expect, it } from 'vitest'
import type { FichaDoAuto } from '../../src/server/contrato/contrato.ts'
import { abrirCenas, type Cena } from './apoio/cena.ts'
import type { Tela } from './apoio/tela.ts'

const cenas = await abrirCenas({ olhar: true })
const CELULAR = 390

const rua = async (cena: Cena): Promise<Tela> => {
  const tela = await cena.como('fiscal', CELULAR)
  await tela.ir('/novo/lavrarAuto')
  return tela
}

/** Fills what was seen, sends, and gives the record as it was kept. */
async function lavrar(cena: Cena, tela: Tela, dispositivo: string): Promise<FichaDoAuto> {
  await tela.preencher({
    dispositivo: { procurar: dispositivo },
    local: 'Terminal 1',
    descricao: 'Visto na fiscalização.',
    'assinatura.assinou': 'false',
    'assinatura.motivo': 'Ausentou-se.',
  })
  // Why nobody signed is not why the driver or the grant is not known: that has a field of its own.
  if (await tela.campo('motivoDaFalta').count())
    await tela.preencher({ motivoDaFalta: 'Evadiu-se antes da abordagem.' })
  await tela.enviar()
  const largura = await tela.page.evaluate<number>('document.documentElement.scrollWidth')
  expect(largura, 'rola para o lado').toBeLessThanOrEqual(CELULAR)
  return cena.ler<FichaDoAuto>(`/autos/${tela.id}`)
}

const digitarPlaca = (tela: Tela, placa: string) =>
  tela.campo('placa').getByRole('combobox').fill(placa)

describe.each([
  ['manaus', 'art. 33', 'art. 32 XXIV', 'terceiro'],
  ['cidade-ocidental', 'art. 20 XLVI', 'art. 20 XL', 'terceiro'],
  ['marica', 'art. 40', 'art. 27 XVIII', 'condutor'],
] as const)('na rua, em %s', (cidade, semCadastro, doCondutor, papel) => {
  const cena = cenas(cidade).em('2025-11-24')

  it('quem não está no cadastro, com placa fora dele', async () => {
    const tela = await rua(cena)
    await digitarPlaca(tela, 'PAA1B25')
    await tela.preencher({ 'infrator.nome': 'José Sem Registro' })
    const { auto, responsaveis } = await lavrar(cena, tela, semCadastro)
    expect(auto).toMatchObject({ infratorNome: 'José Sem Registro', placa: 'PAA1B25' })
    expect(responsaveis).toMatchObject([{ papel, nome: 'José Sem Registro' }])
    expect(await tela.texto()).toContain('José Sem Registro')
  })

  it('condutor que ninguém identificou: responde o dono do veículo', async () => {
    await cena.parametros()
    const { veiculo, titular } = await cena.concedida()
    const tela = await rua(cena)
    await tela.preencher({ placa: { procurar: await cena.placa(veiculo) } })
    const { auto, responsaveis } = await lavrar(cena, tela, doCondutor)
    expect(auto.infrator).toBeUndefined()
    expect(responsaveis).toMatchObject([{ papel: 'proprietario', pessoa: titular }])
  })
})

it('em Manaus, o condutor de outro município: a apreensão espera o pagamento', async () => {
  const cena = cenas('manaus').em('2025-11-24')
  const tela = await rua(cena)
  await digitarPlaca(tela, 'PAA1B24')
  await tela.preencher({ 'infrator.nome': 'Raimundo de Iranduba' })
  const { auto, responsaveis } = await lavrar(cena, tela, 'art. 37')
  expect(auto.medidas).toEqual(['apreensao-ate-o-pagamento'])
  expect(responsaveis).toMatchObject([{ papel: 'terceiro', nome: 'Raimundo de Iranduba' }])
})
