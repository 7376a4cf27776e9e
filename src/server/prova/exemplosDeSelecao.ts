import { addDias } from '#core/calendar/dia.ts'
import type { Historia } from './historia.ts'

type Alvos = Readonly<Record<string, readonly [alvo: string, dados: object]>>
const motivo = 'Como pedido no requerimento.'
const publicacao = { meios: ['mural'] }
const semente = { semente: '48291 07733', fonte: 'Loteria Federal' }

/** What the counter holds of who withdraws. */
export const desistenciaDe = (em: string) => ({ documento: 'Carta de próprio punho', em })

/** A process told through the API, as far as is asked; the clock stays where it took it. */
export class SelecaoDeProva {
  readonly h: Historia
  id = ''
  readonly inscricoes: string[] = []
  readonly pessoas: string[] = []
  constructor(h: Historia) {
    this.h = h
  }
  edital(mais: object = {}) {
    const { hoje } = this.h
    return {
      objeto: 'Outorga de vagas no serviço',
      vagas: 1,
      inscricoesDe: hoje,
      inscricoesAte: addDias(hoje, 5),
      modo: 'pontos',
      criterios: [{ nome: 'Tempo de habilitação', maximo: 10 }],
      recursoDias: 5,
      convocacaoDias: 10,
      validaAte: addDias(hoje, 700),
      ...mais,
    }
  }
  dar(comando: string, dados: object = {}) {
    return this.h.fazer('gestor', `/selecoes/${this.id}/${comando}`, dados)
  }
  /** Opens and takes the inscriptions of new persons. */
  async aberta(candidatos = 2, mais: object = {}): Promise<this> {
    this.id = (await this.h.fazer('gestor', '/selecoes', this.edital(mais))).id
    for (let i = 0; i < candidatos; i++) await this.inscrever(await this.h.pessoa())
    return this
  }
  async inscrever(pessoa: string): Promise<void> {
    const { atos } = await this.dar('inscreverCandidato', { pessoa })
    this.pessoas.push(pessoa)
    const { inscricao = '' } = atos[0]!.dados as { inscricao?: string }
    this.inscricoes.push(inscricao)
  }
  /** Past the inscriptions; with points, the first the most. */
  async pontuada(): Promise<this> {
    this.h.passam(6)
    for (const [i, inscricao] of this.inscricoes.entries())
      await this.dar('pontuarCandidato', { inscricao, pontos: [10 - i] })
    return this
  }
  async provisoria(): Promise<this> {
    await this.dar('publicarResultadoProvisorio', publicacao)
    return this
  }
  /** An appeal of one of them, in the term. */
  async recorrida(n = 1): Promise<string> {
    const { atos } = await this.dar('recorrerDoResultado', this.recurso(n))
    return (atos[0]!.dados as { recurso?: string }).recurso ?? ''
  }
  recurso(n = 1) {
    return {
      inscricao: this.inscricoes[n],
      protocoladaEm: `${this.h.hoje}T12:00:00Z`,
      texto: 'Os anos de habilitação são mais do que os contados.',
    }
  }
  async final(): Promise<this> {
    this.h.passam(9)
    await this.dar('publicarResultadoFinal', publicacao)
    return this
  }
  async homologada(): Promise<this> {
    await this.dar('homologarSelecao')
    return this
  }
}

/** One good request of each command of the process of selection, where the law has one. */
export async function deSelecao(h: Historia): Promise<Alvos> {
  if (h.pacote.prazos.selecao === undefined) return {}
  const nova = () => new SelecaoDeProva(h)
  const comuns = { motivo }
  // Each lives on its own days, the later ones first: the clock only goes on.
  const homologada = await (
    await (await (await (await nova().aberta()).pontuada()).provisoria()).final()
  ).homologada()
  const vencida = await (
    await (await (await (await nova().aberta()).pontuada()).provisoria()).final()
  ).homologada()
  await vencida.dar('convocarCandidato')
  h.passam(20)
  const final = await (await (await (await nova().aberta()).pontuada()).provisoria()).final()
  const provisoria = await (await (await nova().aberta()).pontuada()).provisoria()
  const contestavel = await (await (await nova().aberta()).pontuada()).provisoria()
  const recorrida = await (await (await nova().aberta()).pontuada()).provisoria()
  const recurso = await recorrida.recorrida()
  h.passam(9)
  const avaliada = await (await nova().aberta()).pontuada()
  // What is still open when the other examples have let months go by.
  const longe = { inscricoesAte: addDias(h.hoje, 300) }
  const aberta = await nova().aberta(4, longe)
  const de = (s: SelecaoDeProva, n = 0) => ({ inscricao: s.inscricoes[n] ?? '' })
  await aberta.dar('indeferirInscricao', { ...de(aberta, 2), motivo, itemDoEdital: '5.1' })
  await aberta.dar('retirarCandidato', {
    ...de(aberta, 3),
    motivo,
    pedido: desistenciaDe(h.hoje),
  })
  return {
    abrirSelecao: ['', nova().edital({ inscricoesDe: addDias(h.hoje, 200), ...longe })],
    inscreverCandidato: [aberta.id, { pessoa: await h.pessoa() }],
    indeferirInscricao: [aberta.id, { ...de(aberta), motivo, itemDoEdital: '5.1' }],
    reconsiderarInscricao: [aberta.id, { ...de(aberta, 2), motivo }],
    retirarCandidato: [aberta.id, { ...de(aberta, 1), motivo, pedido: desistenciaDe(h.hoje) }],
    desfazerDesistencia: [aberta.id, { ...de(aberta, 3), motivo }],
    pontuarCandidato: [avaliada.id, { ...de(avaliada), pontos: [7] }],
    publicarSementeDaSelecao: [avaliada.id, semente],
    publicarResultadoProvisorio: [avaliada.id, publicacao],
    recorrerDoResultado: [provisoria.id, provisoria.recurso(0)],
    decidirRecursoDaSelecao: [
      recorrida.id,
      {
        recurso,
        resultado: 'provido',
        razoes: 'Os certificados mostram mais três anos.',
        efeito: 'pontos',
        pontos: [10],
      },
    ],
    publicarResultadoFinal: [contestavel.id, publicacao],
    homologarSelecao: [final.id, {}],
    convocarCandidato: [homologada.id, {}],
    expirarConvocacao: [vencida.id, de(vencida)],
    revogarSelecao: [(await nova().aberta(0)).id, comuns],
    anularSelecao: [(await nova().aberta(0)).id, comuns],
  }
}
