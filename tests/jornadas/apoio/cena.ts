import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, expect, inject } from 'vitest'
import type { Papel } from '#core/contexto.ts'
import type { FichaDoVeiculo } from '../../../src/server/contrato/contrato.ts'
import { chavesPassageiras } from '../../../src/server/chaves/chaves.ts'
import {
  casaDeProva,
  SENHA,
  type CasaDeProva,
  type NomeDeCidade,
} from '../../../src/server/prova/casa.ts'
import { Cliente } from '../../../src/server/prova/cliente.ts'
import { Historia } from '../../../src/server/prova/historia.ts'
import { abrirChromium } from '../../apoio/chromium.ts'
import { Tela } from './tela.ts'

/** `membro1`, `membro2`: seats of a board of appeals, that a journey gives an account. */
export type Pessoa = Papel | 'duplo' | 'membro1' | 'membro2'

/**
 * A city's counter with a browser for each who works there. Server and browsers go by one clock,
 * held; the browsers stand in a zone a day ahead of Brazil, so that a day read from the machine
 * would show.
 */
export class Cena extends Historia {
  readonly navegador: Browser
  readonly #telas = new Map<string, Promise<Tela>>()
  readonly #contextos: BrowserContext[] = []
  readonly estragos: string[][] = []

  readonly #olhar: boolean

  constructor(casa: CasaDeProva, cidade: NomeDeCidade, navegador: Browser, olhar: boolean) {
    super(casa, cidade)
    this.navegador = navegador
    this.#olhar = olhar
  }

  get endereco(): string {
    return `${this.casa.base}/${this.cidade}/${this.pacote.lei.servico.slug}`
  }

  /** The plate that a vehicle has now. */
  async placa(veiculo: string): Promise<string> {
    return (await this.ler<FichaDoVeiculo>(`/veiculos/${veiculo}`)).veiculo.placa
  }

  /** A window of no one: no session. */
  async janela(largura = 1280): Promise<Tela> {
    const contexto = await this.navegador.newContext({
      viewport: { width: largura, height: 900 },
      locale: 'pt-BR',
      timezoneId: 'Pacific/Kiritimati',
      reducedMotion: 'reduce',
    })
    this.#contextos.push(contexto)
    await contexto.clock.setFixedTime(this.casa.relogio.agora)
    const tela = new Tela(await contexto.newPage(), this.endereco, this.#olhar)
    this.estragos.push(tela.estragos)
    return tela
  }

  /** Who works there, in the same window each time; the first thing to do is to open an address. */
  async como(pessoa: Pessoa, largura?: number): Promise<Tela> {
    let tela = this.#telas.get(pessoa)
    if (tela === undefined) {
      tela = this.#entrar(pessoa, largura)
      this.#telas.set(pessoa, tela)
    }
    const pronta = await tela
    await pronta.page.context().clock.setFixedTime(this.casa.relogio.agora)
    return pronta
  }

  /** The first of a scene goes in by the entry page; each other brings the session's cookie. */
  async #entrar(pessoa: Pessoa, largura?: number): Promise<Tela> {
    const tela = await this.janela(largura)
    const login = `${pessoa}.${this.cidade}`
    if (this.#telas.size === 0) return this.#pelaPorta(tela, login)
    const { cookie } = await new Cliente(this.casa.base, '').entrar(login, SENHA)
    const [name = '', value = ''] = cookie.split('=')
    await tela.page.context().addCookies([{ name, value, url: this.casa.base, httpOnly: true }])
    return tela
  }

  async #pelaPorta(tela: Tela, login: string): Promise<Tela> {
    const { page } = tela
    await page.goto(this.casa.base)
    const { nome, uf } = this.pacote.lei.municipio
    await page.getByRole('radio', { name: `${nome} · ${uf}` }).check()
    await tela.acessivel('entrada')
    await page.getByLabel('Usuário').fill(login)
    await page.getByLabel('Senha').fill(SENHA)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL(this.endereco)
    await tela.pronta()
    return tela
  }

  async fechar(): Promise<void> {
    await Promise.all(this.#contextos.map((c) => c.close()))
    expect(this.estragos.flat()).toEqual([])
  }
}

/**
 * The scenes of a test file: one server, one browser, closed at the end. `olhar`: whether each kind
 * of screen on the way is looked at for accessibility. `chaves`: of the signatures, for who writes a
 * printed paper's code.
 */
export async function abrirCenas({ olhar = false, chaves = chavesPassageiras() } = {}): Promise<
  (cidade: NomeDeCidade) => Cena
> {
  const casa = await casaDeProva({ web: inject('web'), chaves })
  const navegador = await abrirChromium()
  const cenas: Cena[] = []
  afterAll(async () => {
    await Promise.all(cenas.map((c) => c.fechar()))
    await navegador.close()
  })
  return (cidade) => {
    const cena = new Cena(casa, cidade, navegador, olhar)
    cenas.push(cena)
    return cena
  }
}

/** `2025-12-31` as a person writes it. */
export const br = (dia: string): string => dia.slice(0, 10).split('-').toReversed().join('/')
