import type { Historia } from './historia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

const razoes = { razoes: 'Cumpridas as exigências da lei.' }
const assinatura = { presencial: true, compromisso: true }

/** A transfer by death to the surviving spouse, told step by step through the API. */
export class HistoriaDaTransferencia {
  readonly h: Historia
  constructor(h: Historia) {
    this.h = h
  }
  /** The law's hypothesis of a transfer by death to a successor. */
  get hipotese() {
    const { transferencia } = this.h.pacote.prazos
    const achada = transferencia?.hipoteses.find(
      (x) => x.causa === 'morte' && x.recebe.forma === 'sucessor',
    )
    if (achada === undefined) throw new Error('A lei não prevê transferência por morte')
    return achada
  }
  na = (id: string, nome: string): string => `/outorgas/${id}/${nome}`
  get obito() {
    const { hoje } = this.h
    return { obitoEm: hoje, comunicadoEm: hoje, por: 'conjuge', deixou: { conjuge: true } }
  }
  async falecido() {
    const trio = await this.h.concedida()
    await this.h.fazer('atendente', this.na(trio.outorga, 'comunicarObito'), this.obito)
    return trio
  }
  async pedido() {
    const beneficiario = await this.h.pessoa()
    return {
      hipotese: this.hipotese.id,
      beneficiario,
      veiculo: await this.h.veiculo(beneficiario),
      vinculo: 'conjuge',
      presencial: true,
      alvara: this.h.pacote.prazos.transferencia?.alvara !== undefined,
    }
  }
  async juntar(pessoa: string, tipo: string): Promise<void> {
    const conferencia = { modo: 'conferida', em: this.h.hoje }
    const documento = { tipo, emitidoEm: this.h.hoje, conferencia }
    await this.h.fazer('atendente', `/pessoas/${pessoa}/juntarDocumento`, { documento })
  }
  async requerida() {
    const trio = await this.falecido()
    const pedido = await this.pedido()
    await this.h.fazer('atendente', this.na(trio.outorga, 'requererTransferencia'), pedido)
    return { ...trio, ...pedido, titular: trio.titular }
  }
  /** With every paper, and every step of the law done. */
  async instruida() {
    const t = await this.requerida()
    for (const p of this.hipotese.papeis)
      await this.juntar(p.de === 'titular' ? t.titular : t.beneficiario, p.um[0] ?? '')
    const alvara = this.h.pacote.prazos.transferencia?.alvara?.documento
    if (alvara !== undefined) await this.juntar(t.beneficiario, alvara)
    for (const etapa of this.etapas)
      await this.h.fazer('atendente', this.na(t.outorga, 'instruirTransferencia'), {
        etapa,
        parecer: 'Em ordem.',
      })
    return t
  }
  /** The steps of a transfer from a person to a person. */
  get etapas(): readonly string[] {
    const previstas = this.h.pacote.prazos.transferencia?.etapas ?? []
    return previstas.filter((e) => e.quando === undefined).map((e) => e.id)
  }
  async deferida() {
    const t = await this.instruida()
    await this.h.fazer('gestor', this.na(t.outorga, 'deferirTransferencia'), razoes)
    return t
  }
  async assinada() {
    const t = await this.deferida()
    const feito = await this.h.fazer(
      'gestor',
      this.na(t.outorga, 'assinarTransferencia'),
      assinatura,
    )
    const nova = feito.atos.find((a) => a.tipo === 'outorgaConcedida')
    if (nova === undefined) throw new Error('Sem novo termo')
    return { ...t, nova: nova.corrente.slice('outorga:'.length) }
  }
}

/** One good request of each command of the transfer. */
export async function daTransferencia(h: Historia): Promise<Alvos> {
  const t = new HistoriaDaTransferencia(h)
  const { transferencia } = h.pacote.prazos
  const requerida = await t.requerida()
  return {
    comunicarObito: [(await h.concedida()).outorga, t.obito],
    retificarObito: [
      (await t.falecido()).outorga,
      { obitoEm: h.hoje, razoes: 'Dia trocado.', prova: 'Certidão, matrícula 1' },
    ],
    anularObito: [
      (await t.falecido()).outorga,
      { razoes: 'Homônimo.', prova: 'Compareceu ao balcão.' },
    ],
    requererTransferencia: [(await t.falecido()).outorga, await t.pedido()],
    deferirTransferencia: [(await t.instruida()).outorga, razoes],
    indeferirTransferencia: [requerida.outorga, razoes],
    desistirDaTransferencia: [requerida.outorga, { motivo: 'Desistência por escrito.' }],
    assinarTransferencia: [(await t.deferida()).outorga, assinatura],
    ...(transferencia?.invalidez === undefined
      ? {}
      : {
          comunicarInvalidez: [
            (await h.concedida()).outorga,
            { desde: h.hoje, texto: 'Laudo pericial do SUS.' },
          ],
        }),
    ...(t.etapas.length === 0
      ? {}
      : {
          instruirTransferencia: [requerida.outorga, { etapa: t.etapas[0], parecer: 'Em ordem.' }],
        }),
  }
}
