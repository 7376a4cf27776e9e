import { addDias } from '#core/calendar/dia.ts'
import { comandosDeExpediente } from '#core/expediente/comandos.ts'
import { comandosDeFila } from '#core/fila/comandos.ts'
import { comandosDeSelecao } from '#core/selecao/comandos.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Historia } from './historia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

/** Commands of the body's own papers that the law of the pack does not have. */
export const foraDosRegistros = ({ prazos }: Pacote): readonly string[] => [
  ...(prazos.filaDeEspera === undefined ? comandosDeFila.map((c) => c.nome) : []),
  ...(prazos.selecao === undefined ? comandosDeSelecao.map((c) => c.nome) : []),
  ...(prazos.expediente === undefined ? comandosDeExpediente.map((c) => c.nome) : []),
]

const motivo = { motivo: 'Como pedido no requerimento.' }

/** One good request of each command of the waiting list and of the acts to holders. */
export async function deRegistros(h: Historia): Promise<Alvos> {
  return { ...(await daFila(h)), ...(await doExpediente(h)) }
}

/** Someone called whose term is over, one alone after them, and two of one day with a seed. */
async function daFila(h: Historia): Promise<Alvos> {
  const prevista = h.pacote.prazos.filaDeEspera
  if (prevista === undefined) return {}
  const na = `/filas-de-espera/${prevista.id}`
  const inscrever = async () => {
    const pessoa = await h.pessoa()
    const { atos } = await h.fazer('atendente', `${na}/inscreverNaFila`, { pessoa })
    const { dados } = atos[0] as { dados: { inscricao?: string } }
    return { inscricao: dados.inscricao ?? '' }
  }
  const semente = (n: number) => ({ semente: `48291 07733 1552${n}`, fonte: 'Loteria Federal' })
  await h.fixar(prevista.chamada.parametro, 10)
  const chamado = await inscrever()
  await h.fazer('atendente', `${na}/chamarDaFila`, {})
  const sozinho = await (h.passam(1), inscrever())
  h.passam(1)
  await inscrever()
  const empatado = await inscrever()
  h.passam(1)
  if (prevista.desempate === 'sorteio')
    await h.fazer('gestor', `${na}/publicarSementeDaFila`, semente(0))
  h.passam(20)
  return {
    inscreverNaFila: [prevista.id, { pessoa: await h.pessoa() }],
    publicarSementeDaFila: [prevista.id, semente(1)],
    sortearEmpatesDaFila: [prevista.id, {}],
    chamarDaFila: [prevista.id, {}],
    recusarChamada: [prevista.id, { ...chamado, ...motivo }],
    expirarChamada: [prevista.id, chamado],
    retirarDaFila: [prevista.id, { ...sozinho, ...motivo }],
    excluirDaFila: [prevista.id, { ...empatado, ...motivo }],
    publicarFila: [prevista.id, { meios: ['mural'] }],
  }
}

/** To one holder: without knowledge, known, and known with its term over; and one to all. */
async function doExpediente(h: Historia): Promise<Alvos> {
  const especie = h.pacote.prazos.expediente?.[0]
  if (especie === undefined) return {}
  const { outorga } = await h.concedida()
  const carta = {
    especie: especie.id,
    assunto: 'Rota em obras',
    texto: 'Fica determinado o desvio pela via lateral enquanto durarem as obras.',
    prazoEmDias: 5,
  }
  const paraUm = { ...carta, aTodos: false, destinatarios: [{ outorga }] }
  const expedir = async (dados: object) => (await h.fazer('gestor', '/expedientes', dados)).id
  const ciencia = { outorga, cienciaEm: h.hoje, meio: 'pessoal' }
  const vencido = await expedir(paraUm)
  await h.fazer('atendente', `/expedientes/${vencido}/registrarCienciaDoExpediente`, ciencia)
  h.passam(15)
  const novo = await expedir(paraUm)
  return {
    expedir: ['', paraUm],
    registrarCienciaDoExpediente: [novo, { ...ciencia, cienciaEm: h.hoje }],
    publicarExpediente: [
      await expedir({ ...carta, aTodos: true }),
      { publicadoEm: h.hoje, referencia: 'Diário Oficial nº 10' },
    ],
    responderExpediente: [novo, { outorga, respondidoEm: addDias(h.hoje, 0), texto: 'Cumprido.' }],
    constatarDescumprimento: [vencido, { outorga, motivo: 'Não respondeu no prazo.' }],
    revogarExpediente: [novo, motivo],
  }
}
