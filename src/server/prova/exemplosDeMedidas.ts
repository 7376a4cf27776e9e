import { hipoteseDeCassacao } from './hipoteseDeCassacao.ts'
import type { Historia } from './historia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

/** Commands whose good request needs a final decision or money owed: the laws' cases are the example. */
export const soNosCasos = [
  'executarPenalidade',
  'depositarMulta',
  'pagarDespesas',
  'leiloarVeiculo',
  'inscreverDividaAtiva',
  'cancelarInscricao',
  'registrarInterrupcao',
  'declararPrescricao',
  'restituirMulta',
] as const

/** One good request of each command of custody and loss. */
export async function deMedidas(h: Historia): Promise<Alvos> {
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

  const hipotese = hipoteseDeCassacao(h.pacote)
  const proposta = async () => ({
    hipotese,
    outorga: (await h.concedida()).outorga,
    evidencia: 'Relatório da fiscalização.',
  })
  const ciencia = { meio: 'pessoal', cienciaEm: h.hoje, prova: 'Recibo assinado' }
  const peca = { protocoladaEm: h.hoje, texto: 'Nega os fatos.' }
  const decisao = { resultado: 'procedente', razoes: 'Provado o fato.' }
  const recurso = { resultado: 'improvido', razoes: 'Mantida a decisão.' }
  const passos = [
    ['atendente', 'notificarPerda', { meio: 'postal' }],
    ['atendente', 'anotarPostagemDaPerda', { notificacao: 1, rastreio: 'BR123456789BR' }],
    [
      'atendente',
      'registrarDevolucaoDaPerda',
      { notificacao: 1, motivo: 'ausente', devolvidaEm: h.hoje },
    ],
    ['atendente', 'registrarCienciaDaPerda', ciencia],
    ['atendente', 'defenderPerda', peca],
    ['julgador', 'decidirPerda', decisao],
    ['atendente', 'comunicarDecisaoDaPerda', ciencia],
    ['atendente', 'recorrerDaPerda', peca],
    ['recursal', 'julgarRecursoDaPerda', recurso],
  ] as const
  /** A case to which so many of the steps were given. */
  const caso = async (n: number) => {
    const { id } = await h.fazer('gestor', '/perdas', await proposta())
    for (const [papel, nome, dados] of passos.slice(0, n))
      await h.fazer(papel, `/perdas/${id}/${nome}`, dados)
    return id
  }
  const executada = async () => {
    const id = await caso(passos.length)
    await h.fazer('gestor', `/perdas/${id}/executarPerda`, {})
    return id
  }
  const desfaz = { motivo: 'revisao', ato: 'Decisão nº 3/2025', razoes: 'Prova nova.' }
  const daPerda: Alvos = {}
  for (const [n, [, nome, dados]] of passos.entries()) daPerda[nome] = [await caso(n), dados]
  return {
    ...daPerda,
    proporPerda: ['', await proposta()],
    executarPerda: [await caso(passos.length), {}],
    desfazerPenalidade: [await executada(), desfaz],
    recolherVeiculo: ['', (await pedido()).dados],
    constatarRegularizacao: [(await recolhido()).id, constata],
    transferirGuarda: [(await recolhido()).id, { local: 'Outro pátio', guarda: 'Outro guarda' }],
    liberarVeiculo: [solto.id, { entregueA: 'O titular' }],
  }
}
