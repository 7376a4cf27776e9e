import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { formatarCpf } from '#core/identificador/cpf.ts'
import { SENHA } from '../../src/server/prova/casa.ts'
import { abrirCenas } from './apoio/cena.ts'
import { Processo } from './apoio/processo.ts'
import type { Tela } from './apoio/tela.ts'

const cenas = await abrirCenas()
const cena = cenas('manaus').em('2025-06-02')
const { casa } = cena

const preencherPessoa = (tela: Tela, nome: string, identificador: string) =>
  tela.preencher({
    nome,
    identificador,
    nascimento: '15/06/1980',
    'endereco.logradouro': 'Rua do Teste',
    'endereco.bairro': 'Centro',
  })

describe('o que foi digitado não se perde', () => {
  it('numa recusa: o foco vai ao motivo, corrige-se o campo e passa', async () => {
    const { identificador } = cena.cadastroDePessoa()
    await cena.fazer('atendente', '/pessoas', { ...cena.cadastroDePessoa(), identificador })
    const tela = await cena.como('atendente')
    await tela.ir('/novo/cadastrarPessoa')
    await preencherPessoa(tela, 'Nome Que Fica', identificador)
    await tela.botaoDeEnvio.click()
    await tela.page.locator('.alerta-erro:focus').waitFor()
    expect(await tela.page.locator('[name=nome]').inputValue()).toBe('Nome Que Fica')
    await tela.preencher({ identificador: cena.cadastroDePessoa().identificador })
    await tela.enviar()
    expect(await tela.texto('h1')).toBe('Nome Que Fica')
  })

  it('sem rede, e depois de recarregar: está tudo lá, e grava uma vez', async () => {
    const tela = await cena.como('atendente')
    const antes = await casa.contarAtos()
    await tela.ir('/novo/cadastrarPessoa')
    const { identificador } = cena.cadastroDePessoa()
    await preencherPessoa(tela, 'Sem Rede', identificador)
    await tela.page.route('**/api/v1/**', (rota) => rota.abort())
    await tela.botaoDeEnvio.click()
    await tela.page.locator('.alerta-erro:focus').waitFor()
    expect(await tela.page.locator('[name=nome]').inputValue()).toBe('Sem Rede')
    await tela.page.unroute('**/api/v1/**')
    await tela.page.reload()
    await tela.pronta()
    expect(await tela.page.locator('[name=nome]').inputValue()).toBe('Sem Rede')
    expect(await tela.page.locator('[name=identificador]').inputValue()).toBe(
      formatarCpf(identificador),
    )
    await tela.enviar()
    expect(await casa.contarAtos()).toBe(antes + 1)
    await tela.ir('/novo/cadastrarPessoa')
    expect(await tela.page.locator('[name=nome]').inputValue()).toBe('')
  })

  it('perdida a resposta, enviar de novo não registra duas vezes', async () => {
    const tela = await cena.como('atendente')
    const antes = await casa.contarAtos()
    await tela.ir('/novo/cadastrarPessoa')
    await preencherPessoa(tela, 'Resposta Perdida', cena.cadastroDePessoa().identificador)
    await tela.page.route('**/api/v1/**', async (rota) => {
      await rota.fetch()
      await rota.abort()
    })
    await tela.botaoDeEnvio.click()
    await tela.page.locator('.alerta-erro:focus').waitFor()
    expect(await casa.contarAtos()).toBe(antes + 1)
    await tela.page.unroute('**/api/v1/**')
    await tela.enviar()
    expect(await casa.contarAtos()).toBe(antes + 1)
    expect(await tela.texto('h1')).toBe('Resposta Perdida')
  })

  it('o texto de uma defesa sobrevive a sair do formulário e voltar', async () => {
    await cena.parametros()
    const processo = new Processo(cena)
    processo.auto = await cena.lavrar(await cena.licenciada(), 'art32_cpt_inc30')
    await cena.notificar(processo.auto)
    const tela = await processo.abrir('atendente', 'apresentarDefesa')
    const texto = 'Primeira linha da defesa.\nSegunda, com acentuação: ção.'
    await tela.preencher({ texto })
    await tela.page.goBack()
    await tela.pronta()
    await tela.comando('apresentarDefesa')
    expect(await tela.page.locator('[name=texto]').inputValue()).toBe(texto)
  })
})

it('dois cliques seguidos registram uma vez, e voltar não registra de novo', async () => {
  const tela = await cena.como('atendente')
  const antes = await casa.contarAtos()
  await tela.ir()
  await tela.comando('cadastrarPessoa')
  await preencherPessoa(tela, 'Dois Cliques', cena.cadastroDePessoa().identificador)
  await tela.botaoDeEnvio.dblclick()
  await tela.registrado()
  expect(await casa.contarAtos()).toBe(antes + 1)
  const ficha = tela.page.url()
  await tela.page.goBack()
  await tela.pronta()
  await tela.page.goForward()
  await tela.page.waitForURL(ficha)
  expect(await tela.texto('h1')).toBe('Dois Cliques')
  expect(await casa.contarAtos()).toBe(antes + 1)
})

it('o foco vai ao primeiro campo com erro, que o diz', async () => {
  const tela = await cena.como('atendente')
  await tela.ir('/novo/cadastrarPessoa')
  await tela.preencher({ nome: 'Fulana de Tal', identificador: '111.111.111-11' })
  await tela.botaoDeEnvio.click()
  const campo = tela.page.locator('[name=identificador]')
  await tela.page.locator('[name=identificador]:focus').waitFor()
  expect(await campo.getAttribute('aria-invalid')).toBe('true')
  expect(await campo.getAttribute('aria-describedby')).toBeTruthy()
  await tela.erroDe('identificador').waitFor()
  await tela.erroDe('nascimento').waitFor()
  expect(await tela.erroDe('nome').count()).toBe(0)
})

describe('só com o teclado', () => {
  it('entra, procura, abre a outorga e concede', async () => {
    await cena.parametros()
    const { titular } = await cena.requerida({ dados: { nome: 'Zulmira Teclado' } })
    expect(titular).not.toBe('')
    const tela = await cena.janela()
    const { page } = tela
    await page.goto(casa.base)
    await page.getByLabel('Usuário').waitFor()
    const { nome, uf } = cena.pacote.lei.municipio
    await ateFocar(tela, page.getByRole('radio').first())
    const cidade = page.getByRole('radio', { name: `${nome} · ${uf}` })
    for (let i = 0; i < 5 && !(await cidade.isChecked()); i++)
      await page.keyboard.press('ArrowDown')
    expect(await cidade.isChecked()).toBe(true)
    await ateFocar(tela, page.getByLabel('Usuário'))
    await page.keyboard.type('gestor.manaus')
    await page.keyboard.press('Tab')
    await page.keyboard.type(SENHA)
    await page.keyboard.press('Enter')
    await page.waitForURL(tela.base)
    await page.locator('#busca:focus').waitFor()
    await page.keyboard.type('zulmira')
    await page.locator('#busca-lista [role=option]').first().waitFor()
    const marcado = page.locator('#busca-lista [aria-selected=true]')
    for (let i = 0; i < 5 && !/requerimento/i.test(await marcado.innerText()); i++) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('**/outorgas/*')
    await tela.pronta()
    await ateFocar(tela, page.locator('main a[href*="/concederOutorga"]'))
    await page.keyboard.press('Enter')
    const conceder = page.getByRole('button', { name: 'Conceder', exact: true })
    await conceder.waitFor()
    await ateFocar(tela, conceder)
    await page.keyboard.press('Enter')
    await tela.registrado()
    expect(await tela.texto('h1')).toMatch(/\d{4}\/2025/)
  })

  it('o primeiro Tab pula ao conteúdo', async () => {
    const tela = await cena.janela()
    await tela.ir('/lei')
    await tela.page.keyboard.press('Tab')
    await tela.page.locator('.pular:focus').waitFor()
    await tela.page.keyboard.press('Enter')
    await tela.page.locator('#conteudo:focus').waitFor()
  })
})

/** Walks with Tab until that element has the focus, which must be seen. */
async function ateFocar({ page }: Tela, alvo: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (await alvo.and(page.locator(':focus')).count()) {
      const contorno = await page
        .locator(':focus')
        .evaluate('(e) => getComputedStyle(e).outlineStyle + getComputedStyle(e).boxShadow')
      expect(contorno, 'o foco não se vê').not.toBe('nonenone')
      return
    }
  }
  throw new Error(`o Tab não chega a ${String(alvo)}`)
}
