// Files joined on screen: what is accepted, what is refused, and who opened what is restricted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MAX_FILE_SIZE } from '#core/arquivo/arquivo.ts'
import { cartao, juntarArquivos } from './apoio/arquivos.ts'
import { abrirCenas } from './apoio/cena.ts'

const cenas = await abrirCenas({ olhar: true })
const FIXOS = join(import.meta.dirname, '../fixtures/arquivos')
const PDF = { name: 'certidão.pdf', mimeType: 'application/pdf', buffer: ler('certidao.pdf') }
const PNG = { name: 'foto.png', mimeType: 'image/png', buffer: ler('foto.png') }
const EXE = { ...PDF, name: 'boleto.pdf', buffer: Buffer.from(`MZ${'\0'.repeat(300)}`) }
const GRANDE = { ...PDF, name: 'tudo.pdf', buffer: Buffer.alloc(MAX_FILE_SIZE) }

function ler(nome: string): Buffer {
  return readFileSync(join(FIXOS, nome))
}

describe('arquivos na ficha', () => {
  const cena = cenas('manaus').em('2025-06-02')

  it('um PDF e uma foto entram; um programa disfarçado e um grande demais, não', async () => {
    const pessoa = await cena.pessoa()
    const tela = await cena.como('atendente')
    await tela.ir(`/pessoas/${pessoa}`)
    expect(await cartao(tela, 'Arquivos').innerText()).toContain('menos de 10 MB')
    await juntarArquivos(tela, PDF, PNG, EXE, GRANDE)
    const avisos = await cartao(tela, 'Arquivos').locator('.alerta').allInnerTexts()
    expect(avisos[0]).toContain('2 arquivos juntados')
    expect(avisos[1]).toMatch(/boleto\.pdf.*não é um PDF nem uma imagem/)
    expect(avisos[1]).toMatch(/tudo\.pdf.*10,0 MB.*limite/)
    await tela.acessivel('pessoa com arquivos')
    const itens = cartao(tela, 'Arquivos').locator('.arquivo')
    expect(await itens.count()).toBe(2)
    const vista = itens.locator('img')
    await vista.scrollIntoViewIfNeeded()
    await expect
      .poll(() => vista.evaluate((i) => (i as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(40)
    // A browser without a window opens no PDF: what the link gives is read as the page would.
    const elo = itens.getByRole('link', { name: 'certidão.pdf' })
    expect(await elo.getAttribute('target')).toBe('_blank')
    const endereco = new URL((await elo.getAttribute('href')) ?? '', tela.page.url())
    const resposta = await tela.page.request.get(endereco.href)
    expect(resposta.headers()['content-type']).toBe('application/pdf')
    expect(await resposta.body()).toEqual(PDF.buffer)
  })

  it('o papel restrito avisa antes de abrir, e o auditor vê quem abriu', async () => {
    const restrito = cena.pacote.documentos.find((d) => d.restrito && d.de.includes('pessoa'))!
    const pessoa = await cena.pessoa()
    const tela = await cena.como('atendente')
    await tela.ir(`/pessoas/${pessoa}`)
    await cartao(tela, 'Arquivos').getByLabel('Que papel é').selectOption(restrito.tipo)
    await juntarArquivos(tela, PNG)
    const item = cartao(tela, 'Arquivos').locator('.arquivo')
    expect(await item.locator('img').count()).toBe(0)
    expect(await cena.ler('/restritos/aberturas')).toEqual([])
    await item.getByRole('button', { name: 'Abrir foto.png' }).click()
    expect(await item.innerText()).toContain('fica registrado')
    await tela.acessivel('aviso da abertura restrita')
    const [aba] = await Promise.all([
      tela.page.waitForEvent('popup'),
      item.getByRole('link', { name: 'Abrir e registrar' }).click(),
    ])
    await aba.locator('img').waitFor()
    await aba.close()

    const fiscal = await cena.como('fiscal')
    await fiscal.ir(`/pessoas/${pessoa}`)
    await cartao(fiscal, 'Arquivos').getByText('Seu papel não abre papéis restritos.').waitFor()

    const auditor = await cena.como('auditor')
    await auditor.ir()
    await auditor.page.locator('.menu-mais > summary').click()
    await auditor.page.getByRole('link', { name: 'Quem viu papéis restritos' }).click()
    const linha = auditor.page.locator('tbody tr')
    await linha.first().waitFor()
    expect(await linha.count()).toBe(1)
    expect(await linha.innerText()).toContain(restrito.nome)
    await auditor.acessivel()
    await linha.getByRole('link').click()
    await auditor.page.waitForURL(`**/pessoas/${pessoa}`)
  })

  it('o arquivo vai junto com o papel que prova, do formulário dele', async () => {
    const pessoa = await cena.pessoa()
    const tela = await cena.como('atendente')
    await tela.ir(`/pessoas/${pessoa}`)
    await tela.comando('juntarDocumento')
    await tela.preencher({ 'documento.emitidoEm': '31/05/2025' })
    await tela.page.reload()
    // Begun again from a draft, the file goes with the rest.
    await tela.page.locator('.anexo').getByLabel('Escolher arquivo').setInputFiles(PDF)
    await tela.page.locator('.anexo').getByText('certidão.pdf').waitFor()
    await tela.page.getByRole('button', { name: 'Começar de novo' }).click()
    await tela.page.getByText('foi recuperado').waitFor({ state: 'detached' })
    expect(await tela.page.locator('.anexo').getByText('certidão.pdf').count()).toBe(0)
    await tela.preencher({
      'documento.tipo': 'curso-de-mototaxista',
      'documento.emitidoEm': '01/06/2025',
      'documento.validoAte': '01/06/2030',
    })
    const campo = tela.page.locator('.anexo')
    await campo.getByLabel('Escolher arquivo').setInputFiles(GRANDE)
    await campo.locator('.campo-erro').waitFor()
    await campo.getByLabel('Escolher arquivo').setInputFiles(PDF)
    await campo.getByText('certidão.pdf').waitFor()
    await tela.acessivel('papel com o seu arquivo')
    expect(await tela.enviar()).toContain('Arquivo juntado: certidão.pdf')
    const curso = cena.pacote.documentos.find((d) => d.tipo === 'curso-de-mototaxista')!
    await cartao(tela, 'Arquivos').getByText(curso.nome).first().waitFor()
    // Who checked the copy, and when, as the law asks.
    const conferencia = tela.page.locator('[data-nome="Conferência"]')
    const ditas = await conferencia.allInnerTexts()
    expect(ditas.length).toBeGreaterThan(0)
    for (const dita of ditas) expect(dita).toMatch(/com o original, em 02\/06\/2025, por ./)
  })

  it.each(['veiculos', 'outorgas'] as const)('também em %s', async (recurso) => {
    await cena.parametros()
    const o = await cena.concedida()
    const tela = await cena.como('gestor')
    await tela.ir(
      recurso === 'veiculos' ? `/veiculos/${o.veiculo}` : `/outorgas/${o.outorga}?aba=arquivos`,
    )
    await juntarArquivos(tela, PNG)
    await cartao(tela, 'Arquivos').locator('.arquivo').waitFor()
  })
})
