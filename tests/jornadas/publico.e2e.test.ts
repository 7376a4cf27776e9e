import { describe, expect, it } from 'vitest'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { abrirCenas, br } from './apoio/cena.ts'
import type { Tela } from './apoio/tela.ts'

const cenas = await abrirCenas({ olhar: true })

describe('sem entrar: a consulta pela placa', () => {
  const cena = cenas('marica')
  const placaDe = async (veiculo: string) =>
    (await cena.ler<{ veiculo: { placa: string } }>(`/veiculos/${veiculo}`)).veiculo.placa
  const consultar = async (tela: Tela, q: string) => {
    await tela.page.getByLabel('Placa ou número').fill(q)
    await tela.page.getByRole('button', { name: 'Consultar' }).click()
    await tela.page.waitForURL(`**/consulta?q=${q.replace(' ', '+')}`)
    await tela.page.locator('.resposta-publica:focus').waitFor()
    await tela.acessivel(
      `consulta ${await tela.page.locator('.resposta-publica').getAttribute('class')}`,
    )
    return tela.texto('.resposta-publica')
  }

  it('regular, não regular e não encontrado, sem dado pessoal', async () => {
    cena.em('2025-06-02')
    await cena.parametros()
    const regular = await cena.licenciada()
    const semLicenca = await cena.concedida()
    const nome = (
      await cena.ler<{ pessoa: { identidade: { nome: string } } }>(`/pessoas/${regular.titular}`)
    ).pessoa.identidade.nome
    const tela = await cena.janela(390)
    await tela.ir('/consulta')
    const placa = await placaDe(regular.veiculo)
    const sim = await consultar(tela, placa)
    expect(sim).toMatch(/^Regular/)
    expect(sim).toContain(formatarPlaca(placa))
    expect(sim).toContain(br(cena.hoje))
    expect(await tela.texto('body')).not.toContain(nome)
    expect(await consultar(tela, await placaDe(semLicenca.veiculo))).toMatch(/^Não está regular/)
    expect(await consultar(tela, 'ZZZ9Z99')).toMatch(/^Não encontrado/)
    await tela.page.goBack()
    await tela.page.locator('.resposta-publica').filter({ hasText: 'Não está regular' }).waitFor()
  })

  it('as telas do balcão pedem que se entre', async () => {
    const tela = await cena.janela()
    await tela.ir('/parametros')
    await tela.page.getByLabel('Senha').waitFor()
    expect(await tela.page.locator('.parametro').count()).toBe(0)
  })
})

describe('a lei, no dia escolhido', () => {
  it.each([
    ['2025-01-09', 0, undefined],
    ['2025-01-10', 1, '09/01/2025'],
    ['2025-12-08', 2, '07/12/2025'],
  ])('Maricá, art. 17 em %s: %i redações anteriores riscadas', async (dia, riscadas, ate) => {
    const cena = cenas('marica').em('2026-03-02')
    const tela = await cena.janela(dia === '2025-12-08' ? 390 : 1280)
    await tela.ir('/lei')
    await tela.page.getByLabel('Texto em vigor em').fill(br(dia))
    await tela.page.getByRole('button', { name: 'Ver', exact: true }).click()
    await tela.page.waitForURL(`**/lei?em=${dia}`)
    await tela.page.getByText(`Texto em vigor em ${br(dia)}`).waitFor()
    const artigo = tela.page.locator('#art17_cpt')
    expect(await artigo.locator('s').count()).toBe(riscadas)
    if (ate !== undefined) expect(await artigo.innerText()).toContain(`até ${ate}`)
    await tela.acessivel()
  })

  it('a lacuna abre no dispositivo, com o que se adota e por quê; e o texto se procura', async () => {
    const cena = cenas('marica').em('2025-06-02')
    const tela = await cena.janela()
    await tela.ir('/lei#art17_cpt')
    const artigo = tela.page.locator('#art17_cpt')
    await artigo.getByRole('button').click()
    const lacuna = cena.pacote.lacunas.find((l) => l.id === 'kombi-sem-vida-util')!
    expect(await artigo.innerText()).toContain(lacuna.questao)
    expect(await artigo.innerText()).toContain(lacuna.padrao)
    await tela.acessivel('lei com a lacuna aberta')
    await tela.page.getByLabel('Procurar no texto').fill('art. 17')
    await artigo.waitFor()
    expect(await tela.page.locator('#art1_cpt').count()).toBe(0)
  })

  it.each(['manaus', 'cidade-ocidental'] as const)(
    '%s: o texto e o catálogo de infrações',
    async (cidade) => {
      const cena = cenas(cidade).em('2025-06-02')
      const tela = await cena.janela(390)
      await tela.ir('/lei')
      expect(await tela.texto('h1')).toContain(cena.pacote.lei.numero)
      await tela.ir('/infracoes')
      const total = cena.pacote.infracoes.infracoes.length
      expect(await tela.page.locator('.catalogo > li').count()).toBe(total)
    },
  )
})
