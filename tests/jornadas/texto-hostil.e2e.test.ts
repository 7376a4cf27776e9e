import { expect, it } from 'vitest'
import { abrirCenas, br } from './apoio/cena.ts'
import { Processo } from './apoio/processo.ts'
import type { Tela } from './apoio/tela.ts'
import { vistoriar } from './apoio/vistoria.ts'

const cenas = await abrirCenas()
const cena = cenas('cidade-ocidental').em('2025-11-24')
const HOSTIL = `'); DROP TABLE ato;--<img src=x onerror=alert(1)><script>alert(2)</script>`

/** Writes it in every text box of the form that is not of another kind (a date, a number, a search). */
async function encher(tela: Tela, menos: readonly string[] = []): Promise<void> {
  const caixas = tela.page.locator(
    'form.formulario :is(input:not([type]):not([inputmode]):not([role]), textarea)',
  )
  await caixas.first().waitFor()
  for (const caixa of await caixas.all()) {
    const nome = (await caixa.getAttribute('name')) ?? ''
    if (!menos.includes(nome)) await caixa.fill(HOSTIL)
  }
}

/** It is on the page as it was written, and made no element. */
async function literal(tela: Tela): Promise<void> {
  await tela.pronta()
  expect(await tela.texto()).toContain(HOSTIL)
  expect(await tela.page.locator('img[src="x"], main script').count()).toBe(0)
}

it('num cadastro de pessoa e de veículo, e na busca', async () => {
  await cena.parametros()
  const tela = await cena.como('atendente')
  await tela.ir('/novo/cadastrarPessoa')
  const { identificador } = cena.cadastroDePessoa()
  await encher(tela, ['endereco.numero', 'endereco.cep', 'telefone', 'email'])
  await tela.preencher({ identificador, nascimento: '15/06/1980' })
  await tela.enviar()
  await literal(tela)
  const pessoa = tela.id
  await tela.ir()
  await tela.page.locator('#busca').fill(HOSTIL)
  await tela.page.getByRole('option').first().waitFor()
  expect(await tela.page.getByRole('option').first().innerText()).toContain(HOSTIL)

  const v = cena.cadastroDeVeiculo(pessoa)
  await tela.ir('/novo/cadastrarVeiculo')
  await encher(tela, ['placa', 'renavam', 'chassi'])
  await tela.preencher({
    placa: v.placa,
    renavam: v.renavam,
    chassi: v.chassi,
    tipo: v.tipo,
    marca: HOSTIL.slice(0, 50),
    modelo: HOSTIL.slice(-50),
    anoFabricacao: String(v.anoFabricacao),
    'propriedade.regime': 'terceiro',
    'propriedade.desde': br(cena.hoje),
  })
  await tela.page.locator('[name=cor]').fill(HOSTIL.slice(0, 30))
  await tela.page.locator('[name=combustivel]').fill(HOSTIL.slice(0, 30))
  await tela.enviar()
  expect(await tela.texto()).toContain(HOSTIL.slice(0, 50))
  expect(await tela.page.locator('img[src="x"], main script').count()).toBe(0)
})

it('num documento, num indeferimento, numa vistoria e num parâmetro', async () => {
  const trio = await cena.requerida()
  const tela = await cena.como('atendente')
  await tela.ir(`/pessoas/${trio.titular}`)
  await tela.comando('juntarDocumento')
  await tela.preencher({ 'documento.tipo': 'certidao-de-debitos-municipais' })
  await tela.preencher({
    'documento.numero': HOSTIL.slice(0, 40),
    'documento.emitidoEm': br(cena.hoje),
    'documento.validoAte': '31/12/2025',
  })
  await tela.enviar()
  expect(await tela.texto()).toContain(HOSTIL.slice(0, 40))

  const gestor = await cena.como('gestor')
  await gestor.ir(`/outorgas/${trio.outorga}`)
  await gestor.comando('indeferirOutorga')
  await encher(gestor)
  await gestor.enviar()
  await gestor.ir(`/outorgas/${trio.outorga}?aba=linha`)
  expect(await gestor.page.locator('img[src="x"], main script').count()).toBe(0)

  const outro = await cena.concedida()
  const vistoriador = await cena.como('vistoriador')
  await vistoriar(vistoriador, outro.veiculo, true, HOSTIL)
  await literal(vistoriador)

  await gestor.ir('/parametros')
  await gestor.page.locator('a[href*="numero-maximo-de-autorizacoes"]').click()
  await gestor.page.getByLabel('Vale desde').fill(br(cena.hoje))
  await gestor.page.getByLabel(/^Valor/).fill('40')
  await gestor.page.getByLabel('Decreto ou ato').fill(HOSTIL)
  await gestor.enviar()
  await literal(gestor)
})

it('do auto ao recurso', async () => {
  const trio = await cena.licenciada()
  const { veiculo } = await cena.ler<{ veiculo: { placa: string } }>(`/veiculos/${trio.veiculo}`)
  const fiscal = await cena.como('fiscal', 390)
  await fiscal.ir('/novo/lavrarAuto')
  await fiscal.preencher({
    placa: { procurar: veiculo.placa },
    dispositivo: { procurar: 'higiene conforto' },
    'assinatura.assinou': 'false',
  })
  // The register has its own limit; a form's number and the coordinates, a shape of their own.
  await encher(fiscal, ['infrator.registro', 'formulario.numero'])
  await fiscal.page.locator('[data-campo="coordenadas"] input').fill('-15.985, -47.926')
  await fiscal.page.locator('[name="infrator.registro"]').fill(HOSTIL.slice(0, 40))
  await fiscal.enviar()
  await literal(fiscal)
  const processo = new Processo(cena)
  processo.auto = fiscal.id
  await cena.notificar(processo.auto)
  await processo.peticionar('apresentarDefesa', HOSTIL)
  const julgador = await processo.abrir('julgador', 'julgarAuto')
  await literal(julgador)
  await processo.ateO('defesaAte', 1)
  await processo.dar('julgador', 'julgarAuto', { resultado: 'procedente', razoes: HOSTIL })
  await literal(julgador)
  await processo.cienciaDaDecisao()
  await processo.peticionar('interporRecurso', HOSTIL)
  const junta = await cena.como('recursal')
  await junta.ir(`/autos/${processo.auto}`)
  await literal(junta)
})

it('na consulta pública e no endereço', async () => {
  const tela = await cena.janela()
  await tela.ir('/consulta')
  await tela.page.getByLabel('Placa ou número').fill(HOSTIL)
  await tela.page.getByRole('button', { name: 'Consultar' }).click()
  await tela.page.locator('.resposta-publica, .alerta-erro').first().waitFor()
  const hostil = encodeURIComponent(HOSTIL)
  for (const endereco of [`/lei?em=${hostil}#${hostil}`, `/infracoes?em=${hostil}`, `/${hostil}`]) {
    await tela.page.goto(tela.base + endereco)
    await tela.page.locator('main :is(h1, .alerta-erro)').first().waitFor()
    expect(await tela.page.locator('img[src="x"], main script').count()).toBe(0)
  }
})
