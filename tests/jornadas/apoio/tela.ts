import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { conferirAcessibilidade } from './acessibilidade.ts'

/** What goes in a field: a text, a box ticked, or something searched for and picked. */
export type Valor = string | boolean | Readonly<{ procurar: string }>

/** A screen in someone's hands: reads and gives commands as a person does. */
export class Tela {
  readonly page: Page
  /** `http://…/{city}/{service}` */
  readonly base: string
  /** Errors of the page's own code, and dialogs that something opened: there must be none. */
  readonly estragos: string[] = []

  readonly #olhar: boolean

  /** `olhar`: whether each kind of screen is looked at for accessibility when it comes. */
  constructor(page: Page, base: string, olhar: boolean) {
    this.page = page
    this.base = base
    this.#olhar = olhar
    page.setDefaultTimeout(45_000)
    page.on('pageerror', (erro) => this.estragos.push(`pageerror: ${erro.message}`))
    page.on('dialog', (dialogo) => {
      this.estragos.push(`dialog: ${dialogo.message()}`)
      void dialogo.dismiss()
    })
  }

  /** Opens an address of the service (`/outorgas/…`), read anew. */
  async ir(caminho = ''): Promise<void> {
    await this.page.goto(this.base + caminho)
    await this.pronta()
  }

  /** Waits for the page's title and for nothing to be loading; looks at how accessible it is. */
  async pronta(): Promise<void> {
    await this.page.locator('main h1').first().waitFor()
    await this.#parada()
    await this.acessivel()
  }

  /**
   * One reading may start another (the page, then the form, then its check-list), with a blink of
   * nothing loading between them: still is nothing loading for a while.
   */
  async #parada(): Promise<void> {
    const visto: { desde?: number } = {}
    for (;;) {
      const lendo = await this.page.locator('main .esqueleto').count()
      if (lendo > 0) {
        await this.page.locator('main .esqueleto').first().waitFor({ state: 'detached' })
        delete visto.desde
      } else if (visto.desde === undefined) visto.desde = performance.now()
      else if (performance.now() - visto.desde > 120) return
      await this.page.waitForTimeout(30)
    }
  }

  async acessivel(nome?: string): Promise<void> {
    if (this.#olhar) await conferirAcessibilidade(this.page, nome)
  }

  campo(nome: string): Locator {
    return this.page.locator(`[data-campo="${nome}"]`)
  }

  /** The error beside a field. */
  erroDe(nome: string): Locator {
    return this.campo(nome).locator('.campo-erro')
  }

  async preencher(valores: Readonly<Record<string, Valor>>): Promise<void> {
    for (const [nome, valor] of Object.entries(valores)) await this.#preencher(nome, valor)
  }

  async #preencher(nome: string, valor: Valor): Promise<void> {
    const campo = this.campo(nome)
    await campo.waitFor()
    if (typeof valor === 'object') {
      // Already there when the draft of a refused attempt came back.
      if (await campo.locator('.escolhido').count()) return
      await campo.getByRole('combobox').fill(valor.procurar)
      await campo.getByRole('option').first().click()
      await campo.locator('.escolhido').waitFor()
      return
    }
    if (typeof valor === 'boolean') return campo.getByRole('checkbox').setChecked(valor)
    if (await campo.locator('input[type=radio]').count()) {
      return campo.locator(`input[type=radio][value="${valor}"]`).check()
    }
    if (await campo.locator('select').count()) {
      await campo.locator('select').selectOption(valor)
      return
    }
    await campo.locator('input, textarea').first().fill(valor)
  }

  /** A day and an hour, in the city's time. */
  async preencherInstante(nome: string, dia: string, hora: string): Promise<void> {
    await this.campo(nome).locator(`[name="${nome}.dia"]`).fill(dia)
    await this.campo(nome).locator(`[name="${nome}.hora"]`).fill(hora)
  }

  get botaoDeEnvio(): Locator {
    return this.page.locator('form.formulario button[type=submit]')
  }

  /** Sends the form and, where it shows first what would be recorded, confirms. */
  async enviar(): Promise<string> {
    await this.botaoDeEnvio.click()
    const recado = this.page.locator('.recado')
    const confirma = this.page.locator(
      '.acoes-do-formulario button.botao-primario:not([type=submit])',
    )
    const falha = this.page.locator('.alerta-erro, .campo-erro')
    await recado.or(confirma).or(falha).first().waitFor()
    if (await falha.count())
      throw new Error(`recusado: ${(await falha.allInnerTexts()).join(' | ')}`)
    if (await confirma.count()) {
      await this.acessivel('previsão do que seria registrado')
      await confirma.click()
    }
    return this.registrado()
  }

  /** The sentences of what was recorded, on the page that follows. */
  async registrado(): Promise<string> {
    const recado = this.page.locator('.recado')
    await recado.waitFor()
    await this.pronta()
    return recado.innerText()
  }

  /** Sends a form that the law refuses: the provisions of the refusals, each once, in order. */
  async enviarRecusado(): Promise<string[]> {
    await this.botaoDeEnvio.click()
    return this.recusas()
  }

  /** Provisions of the refusals in sight, that must have the focus. */
  async recusas(): Promise<string[]> {
    const alerta = this.page.locator('.alerta-erro').filter({ has: this.page.locator('.recusas') })
    await alerta.waitFor()
    expect(await this.page.locator('.alerta-erro:focus').count(), 'foco na recusa').toBe(1)
    await this.acessivel('formulário recusado')
    return dispositivos(alerta)
  }

  /** From the entry page, the first item of a queue; gives the queue's words. */
  async daFila(nome: string): Promise<string> {
    await this.ir()
    const fila = this.fila(nome)
    const dita = await fila.innerText()
    const item = fila.locator('a.fila-item').first()
    const destino = await item.getAttribute('href')
    await item.click()
    await this.page.waitForURL(`**${destino}*`)
    await this.pronta()
    return dita
  }

  /** A queue with something in it, on the entry page. */
  fila(nome: string): Locator {
    return this.page
      .locator('.filas > section')
      .filter({ has: this.page.getByRole('heading', { name: nome, exact: true }) })
  }

  /** Follows the link of a command that is open here. */
  async comando(nome: string): Promise<void> {
    const elo = this.page.locator(`main a[href*="/${nome}"]`).first()
    await elo.waitFor({ state: 'attached' })
    if (!(await elo.isVisible())) await this.abrirDobras()
    await elo.click()
    await this.page.waitForURL(`**/${nome}*`)
    await this.page.locator('main form, main .formulario').first().waitFor()
    await this.pronta()
  }

  /** The provisions that close a command here, by the words on its button. */
  async fechado(rotulo: string | RegExp): Promise<string[]> {
    await this.abrirDobras()
    const comando = this.page.locator('.comando-fechado').filter({ hasText: rotulo }).first()
    await comando.waitFor()
    return dispositivos(comando)
  }

  async abrirDobras(): Promise<void> {
    for (const dobra of await this.page.locator('details.alheios').all()) {
      if ((await dobra.getAttribute('open')) === null) await dobra.locator('> summary').click()
    }
  }

  /** The id in the address of a file. */
  get id(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? ''
  }

  async texto(seletor = 'main'): Promise<string> {
    return this.page.locator(seletor).first().innerText()
  }
}

/** Ids of the provisions linked inside an element, each once; those of where the law is silent are not grounds. */
export async function dispositivos(alvo: Locator): Promise<string[]> {
  const elos = await alvo.locator('a[href*="/lei"][href*="#"]:not(.recusa-lacuna a)').all()
  const enderecos = await Promise.all(elos.map((elo) => elo.getAttribute('href')))
  return [...new Set(enderecos.map((e) => decodeURIComponent(e?.split('#')[1] ?? '')))]
}
