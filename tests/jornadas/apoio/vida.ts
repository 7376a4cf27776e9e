import { addMeses } from '#core/calendar/meses.ts'
import type { Prontuario } from '../../../src/server/contrato/contrato.ts'
import { Transferencia } from './transferencia.ts'
import { br } from './cena.ts'
import { dispositivos } from './tela.ts'

/** The years of a grant, each act on the screen of who gives it. */
export class Vida extends Transferencia {
  /** From the request to the licence: the papers and the check-list are told through the API. */
  async comecar(): Promise<void> {
    const { cena } = this
    const nome = `Titular de ${cena.pacote.lei.municipio.nome}`
    this.titular = await cena.pessoa({ dados: { nome } })
    this.veiculo = await cena.veiculo(this.titular)
    const { selecao } = cena.requerimento(this.titular, this.veiculo)
    const tela = await cena.como(selecao === undefined ? 'atendente' : 'gestor')
    await tela.ir(`/pessoas/${this.titular}`)
    await tela.comando('requererOutorga')
    await tela.preencher({
      veiculo: { procurar: await cena.placa(this.veiculo) },
      presencial: 'true',
      ...(selecao === undefined
        ? {}
        : {
            'selecao.edital': selecao.edital,
            'selecao.classificacao': String(selecao.classificacao),
            'selecao.motivo': selecao.motivo,
          }),
    })
    await tela.enviar()
    this.outorga = tela.id
    const gestor = await this.abrir('gestor', 'concederOutorga')
    await gestor.page.getByRole('button', { name: 'Conceder', exact: true }).click()
    await gestor.registrado()
    const trio = { titular: this.titular, veiculo: this.veiculo, outorga: this.outorga }
    await cena.fazer('atendente', '/condutores', cena.inscricao(trio))
    await cena.vistoriar(this.veiculo)
    await this.licenciar()
  }

  /** A leave of ten days and the return from it, with its paper where the law asks for one. */
  async afastar(): Promise<void> {
    const { cena } = this
    const previsto = (cena.pacote.prazos.afastamentos ?? []).find((a) => a.documento !== undefined)
    if (previsto?.documento === undefined) throw new Error('A lei não prevê afastamento com papel')
    await this.dar('atendente', 'requererAfastamento', {
      especie: previsto.id,
      desde: br(cena.hoje),
      dias: '10',
      razoes: 'Cirurgia marcada, com repouso.',
    })
    await this.papel(this.titular, previsto.documento)
    await this.dar('gestor', 'concederAfastamento')
    cena.passam(5)
    await this.dar('atendente', 'encerrarAfastamento', { retornoEm: br(cena.hoje) })
  }

  /** Another vehicle enters; the day's situation says why it may not work before its inspection. */
  async substituir(): Promise<string> {
    const { cena } = this
    this.veiculo = await cena.veiculo(this.titular)
    const pedem = cena.pacote.prazos.substituicao?.descaracterizacao !== undefined
    await this.dar('atendente', 'substituirVeiculo', {
      veiculo: { procurar: await cena.placa(this.veiculo) },
      presencial: 'true',
      ...(pedem
        ? {
            'descaracterizacao.realizadaEm': br(cena.hoje),
            'descaracterizacao.placaBaixada': 'true',
          }
        : {}),
    })
    const antes = await this.situacao()
    await cena.vistoriar(this.veiculo)
    return antes
  }

  licenciar(): Promise<string> {
    return this.dar('atendente', 'licenciarOutorga', { presencial: 'true' })
  }

  /** The months run out unlicensed: the provisions that the situation names before it is done late, and after. */
  async atrasarLicenciamento(
    meses: number,
  ): Promise<Readonly<{ antes: string[]; depois: string[] }>> {
    const { cena } = this
    cena.em(addMeses(cena.hoje, meses, 'ultimo-dia'))
    await this.situacao()
    const antes = await this.faltas()
    const { veiculo } = await cena.ler<{ veiculo: { tipo: string } }>(`/veiculos/${this.veiculo}`)
    await cena.papeisDoVeiculo(this.veiculo, veiculo.tipo)
    await cena.vistoriar(this.veiculo)
    await this.licenciar()
    await this.situacao()
    return { antes, depois: await this.faltas() }
  }

  ficha(): Promise<Prontuario> {
    return this.cena.ler<Prontuario>(`/outorgas/${this.outorga}`)
  }

  async situacao(): Promise<string> {
    const tela = await this.cena.como('gestor')
    await tela.ir(`/outorgas/${this.outorga}`)
    return tela.texto('.situacao')
  }

  /** Provisions that the situation in sight names. */
  async faltas(): Promise<string[]> {
    const { page } = await this.cena.como('gestor')
    return dispositivos(page.locator('.situacao'))
  }
}
