import { hipoteseDeCassacao } from './hipoteseDeCassacao.ts'
import { emitirParecer } from './ultimaInstancia.ts'
import type { Historia } from './historia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

/** Commands whose good request needs a final decision, money owed or a death: the laws' cases are the example. */
export const soNosCasos = [
  'executarPenalidade',
  'decretarReveliaDaPerda',
  'depositarMulta',
  'pagarDespesas',
  'leiloarVeiculo',
  'inscreverDividaAtiva',
  'cancelarInscricao',
  'registrarInterrupcao',
  'declararPrescricao',
  'restituirMulta',
  'extinguirPelaMorte',
  'perda/extinguirPelaMorte',
] as const

const recurso = { resultado: 'improvido', razoes: 'Mantida a decisão.' }
const proposta = async (h: Historia) => ({
  hipotese: hipoteseDeCassacao(h.pacote),
  outorga: (await h.concedida()).outorga,
  evidencia: 'Relatório da fiscalização.',
})

/** The steps of a case of loss, from its notice to the appeal, all on the same day. */
function passosDaPerda(h: Historia) {
  const ciencia = { meio: 'pessoal', cienciaEm: h.hoje, prova: 'Recibo assinado' }
  const peca = { protocoladaEm: h.hoje, texto: 'Nega os fatos.' }
  return [
    ['atendente', 'notificarPerda', { meio: 'postal' }],
    ['atendente', 'anotarPostagemDaPerda', { notificacao: 1, rastreio: 'BR123456789BR' }],
    [
      'atendente',
      'registrarDevolucaoDaPerda',
      { notificacao: 1, motivo: 'ausente', devolvidaEm: h.hoje },
    ],
    ['atendente', 'registrarCienciaDaPerda', ciencia],
    ['atendente', 'defenderPerda', peca],
    ['julgador', 'decidirPerda', { resultado: 'procedente', razoes: 'Provado o fato.' }],
    ['atendente', 'comunicarDecisaoDaPerda', ciencia],
    ['atendente', 'recorrerDaPerda', peca],
  ] as const
}

/** A case of loss to which so many of the steps were given. */
async function casoDePerda(h: Historia, n: number): Promise<string> {
  const { id } = await h.fazer('gestor', '/perdas', await proposta(h))
  for (const [papel, nome, dados] of passosDaPerda(h).slice(0, n))
    await h.fazer(papel, `/perdas/${id}/${nome}`, dados)
  return id
}

/** A case of loss whose appeal waits for its judgement. */
export const perdaRecorrida = (h: Historia): Promise<string> =>
  casoDePerda(h, passosDaPerda(h).length)

/** One good request of each command of custody and loss; `confirmadas`: losses upheld on appeal, if any yet. */
export async function deMedidas(h: Historia, confirmadas: readonly string[] = []): Promise<Alvos> {
  const { medidas } = h.pacote.processo
  const entrada = medidas!.recolhimentos.find((m) => m.condicoes[0]?.condicao === 'regularizacao')!
  const infracao = h.pacote.infracoes.infracoes.find((i) =>
    i.medidas.some((m) => entrada.medidas.includes(m)),
  )!
  const pedido = async () => {
    const trio = await h.concedida()
    const auto = await h.lavrar(trio, infracao.dispositivo)
    const guarda = { guarda: 'Guarda do pátio', inventario: 'Sem objetos.', chaves: 1 }
    const dados = { medida: entrada.id, auto, local: 'Pátio', motivo: 'Defeito visto.', ...guarda }
    return { trio, dados }
  }
  const recolhido = async () => {
    const { trio, dados } = await pedido()
    return { trio, id: (await h.fazer('fiscal', '/recolhimentos', dados)).id }
  }
  const constata = { descricao: 'Corrigido.' }
  const solto = await recolhido()
  await h.fazer('fiscal', `/recolhimentos/${solto.id}/constatarRegularizacao`, constata)
  await h.vistoriar(solto.trio.veiculo)

  const desfaz = { motivo: 'revisao', ato: 'Decisão nº 3/2025', razoes: 'Prova nova.' }
  const daPerda: Alvos = {}
  for (const [n, [, nome, dados]] of passosDaPerda(h).entries())
    daPerda[nome] = [await casoDePerda(h, n), dados]
  const aJulgar = async (): Promise<string> => {
    const id = await perdaRecorrida(h)
    await emitirParecer(h, `perda:${id}`, 'improvimento')
    return id
  }
  const confirmar = async (): Promise<string> => {
    const id = await aJulgar()
    await h.fazer('recursal', `/perdas/${id}/julgarRecursoDaPerda`, recurso)
    return id
  }
  const [
    aExecutar = await confirmar(),
    executada = await confirmar(),
    mantida = await confirmar(),
  ] = confirmadas
  const ciencia = { meio: 'pessoal', cienciaEm: h.hoje, prova: 'Recibo assinado' }
  for (const id of [aExecutar, executada])
    await h.fazer('atendente', `/perdas/${id}/registrarCienciaDoRecursoDaPerda`, ciencia)
  await h.fazer('gestor', `/perdas/${executada}/executarPerda`, {})
  if (!h.pacote.processo.recurso.colegiado)
    daPerda['julgarRecursoDaPerda'] = [await aJulgar(), recurso]
  return {
    ...daPerda,
    proporPerda: ['', await proposta(h)],
    registrarCienciaDoRecursoDaPerda: [mantida, ciencia],
    executarPerda: [aExecutar, {}],
    desfazerPenalidade: [executada, desfaz],
    recolherVeiculo: ['', (await pedido()).dados],
    constatarRegularizacao: [(await recolhido()).id, constata],
    transferirGuarda: [(await recolhido()).id, { local: 'Outro pátio', guarda: 'Outro guarda' }],
    liberarVeiculo: [solto.id, { entregueA: 'O titular' }],
  }
}
