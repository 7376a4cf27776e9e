import { type Cena, type Pessoa } from './cena.ts'
import type { Tela, Valor } from './tela.ts'

/** A grant that passes from one to another, each step on the screen of who gives it. */
export class Transferencia {
  readonly cena: Cena
  titular = ''
  veiculo = ''
  outorga = ''

  constructor(cena: Cena) {
    this.cena = cena
  }

  /** The form of a command, opened from the grant's file. */
  async abrir(quem: Pessoa, comando: string): Promise<Tela> {
    const tela = await this.cena.como(quem)
    await tela.ir(`/outorgas/${this.outorga}`)
    await tela.comando(comando)
    return tela
  }

  /** One command of the grant's file, by who gives it. */
  async dar(quem: Pessoa, comando: string, valores: Record<string, Valor> = {}): Promise<string> {
    const tela = await this.abrir(quem, comando)
    await tela.preencher(valores)
    return tela.enviar()
  }

  /** A paper with no end, in someone's register. */
  async papel(pessoa: string, tipo: string): Promise<void> {
    const { hoje } = this.cena
    await this.cena.fazer('atendente', `/pessoas/${pessoa}/juntarDocumento`, {
      documento: { tipo, emitidoEm: hoje, conferencia: { modo: 'autenticada', em: hoje } },
    })
  }

  /** The request, for someone in the register with a vehicle of theirs. */
  async requerer(
    hipotese: string,
    quem: Readonly<{ nome: string; veiculo: string }>,
    valores: Record<string, Valor> = {},
  ): Promise<string> {
    return this.dar('atendente', 'requererTransferencia', {
      hipotese,
      beneficiario: { procurar: quem.nome },
      veiculo: { procurar: await this.cena.placa(quem.veiculo) },
      presencial: 'true',
      ...valores,
    })
  }

  /** Every step of the law, the decision and the signing: the grant is then the new one. */
  async concluir(): Promise<void> {
    for (const { id } of this.cena.pacote.prazos.transferencia?.etapas ?? []) {
      if (id === 'alteracao-para-pessoa-juridica') continue
      await this.dar('atendente', 'instruirTransferencia', {
        etapa: id,
        parecer: 'Tudo em ordem.',
      })
    }
    await this.dar('gestor', 'deferirTransferencia', {
      razoes: 'Cumpridas as exigências da lei.',
    })
    await this.dar('gestor', 'assinarTransferencia', {
      presencial: 'true',
      compromisso: 'true',
    })
  }

  /** To the file of the new grant, by the link of the tab; gives what the old file's tab says. */
  async aoNovoTermo(): Promise<string> {
    const tela = await this.aba('transferencia')
    const dito = await tela.texto()
    await tela.page.getByRole('link', { name: 'ver o prontuário do novo termo' }).click()
    await tela.page.waitForURL((url) => !url.pathname.includes(this.outorga))
    await tela.pronta()
    this.outorga = tela.id
    return dito
  }

  async aba(nome: string): Promise<Tela> {
    const tela = await this.cena.como('gestor')
    await tela.ir(`/outorgas/${this.outorga}?aba=${nome}`)
    return tela
  }

  /** A document of the file, as the link of the page gives it. */
  async impresso(nome: RegExp): Promise<string> {
    const tela = await this.cena.como('gestor')
    const elo = tela.page.getByRole('link', { name: nome }).first()
    const caminho = await elo.getAttribute('href')
    const r = await tela.page.request.get(new URL(caminho ?? '', tela.page.url()).href)
    return (await r.body()).toString('latin1')
  }
}
