import { foraDaUltimaInstancia } from './exemplosDaUltimaInstancia.ts'
import { addDias } from '#core/calendar/dia.ts'
import type { Pacote } from '#law/pacote.ts'
import { foraDosRegistros } from './exemplosDeRegistros.ts'
import { foraDoServico } from './exemplosDoServico.ts'
import type { Historia } from './historia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

const motivo = { motivo: 'Como pedido no requerimento.' }

/** Commands of the grant's life and of the body's papers that the law of the pack does not have at all. */
export function foraDaLei(pacote: Pacote): readonly string[] {
  const { prazos } = pacote
  const { substituicao: s } = prazos
  return [
    ...foraDosRegistros(pacote),
    // Of a paper already printed: the test of deliveries prints it.
    'registrarEntrega',
    ...(pacote.processo.carteiraDoFiscal !== undefined
      ? []
      : ['emitirCarteira', 'revogarCarteira']),
    ...foraDoServico(pacote),
    ...(pacote.processo.medidas?.perda.hipoteses.some((h) => h.forcaMaior !== undefined) === true
      ? []
      : ['justificarParalisacao', 'decidirJustificativa']),
    // Only about a driver punished in a proceeding of its own: the law's own cases try it.
    'comunicarProvidencia',
    ...foraDaUltimaInstancia(pacote),
    ...(prazos.informes === undefined ? ['registrarInforme'] : []),
    ...(prazos.entidades === undefined
      ? [
          'cadastrarEntidade',
          'renovarEntidade',
          'identificarEntidade',
          'incluirNaEntidade',
          'retirarDaEntidade',
        ]
      : []),
    // Only once the term is over: the law's own cases try it.
    'cancelarEntidade',
    ...(prazos.bloqueio === undefined ? ['bloquearOutorga', 'desbloquearOutorga'] : []),
    ...((s?.prazos ?? []).length === 0 ? ['comunicarPerdaDoVeiculo'] : []),
    ...(s?.prorrogacao === undefined ? ['prorrogarSubstituicao'] : []),
    ...(s?.descaracterizacao === undefined ? ['registrarDescaracterizacao'] : []),
    ...(s?.provisorio === undefined
      ? ['autorizarVeiculoProvisorio', 'encerrarVeiculoProvisorio']
      : []),
    ...(prazos.prazos.some((p) => p.id === 'recadastramento') ? [] : ['recadastrarTitular']),
    ...(prazos.cadastro?.placaDeAluguel === undefined ? ['registrarPlacaDeAluguel'] : []),
    ...(prazos.publicidade === undefined
      ? ['requererPublicidade', 'decidirPublicidade', 'encerrarPublicidade']
      : []),
    ...(prazos.transferencia?.invalidez === undefined ? ['comunicarInvalidez'] : []),
    ...((prazos.transferencia?.etapas ?? []).length === 0 ? ['instruirTransferencia'] : []),
    ...(prazos.afastamentos?.some((a) => a.prorrogacao !== undefined) === true
      ? []
      : ['prorrogarAfastamento']),
  ]
}

/** One good request of each command of leaves, blocks and vehicles that the law has. */
export async function daVida(h: Historia): Promise<Alvos> {
  const { prazos } = h.pacote
  const fora = foraDaLei(h.pacote)
  const outorga = async () => (await h.concedida()).outorga
  const na = (id: string, nome: string) => `/outorgas/${id}/${nome}`
  const especie = prazos.afastamentos!.find((a) => a.prorrogacao) ?? prazos.afastamentos![0]!
  const pedido = { especie: especie.id, desde: h.hoje, dias: 10, razoes: 'Impedimento comprovado.' }
  const requerido = async () => {
    const trio = await h.concedida()
    const documento = {
      tipo: especie.documento,
      emitidoEm: h.hoje,
      validoAte: addDias(h.hoje, 400),
      conferencia: { modo: 'conferida', em: h.hoje },
    }
    await h.fazer('atendente', `/pessoas/${trio.titular}/juntarDocumento`, { documento })
    await h.fazer('atendente', na(trio.outorga, 'requererAfastamento'), pedido)
    return trio.outorga
  }
  const concedido = async () => {
    const id = await requerido()
    await h.fazer('gestor', na(id, 'concederAfastamento'), {})
    return id
  }
  const descaracterizacao = { realizadaEm: h.hoje, placaBaixada: true }
  const troca = async () => {
    const { outorga: id, titular } = await h.concedida()
    return [
      id,
      {
        veiculo: await h.veiculo(titular),
        presencial: true,
        ...(prazos.substituicao?.descaracterizacao === undefined ? {} : { descaracterizacao }),
      },
    ] as const
  }
  const alvos: Alvos = {
    requererAfastamento: [await outorga(), pedido],
    concederAfastamento: [await requerido(), {}],
    indeferirAfastamento: [await requerido(), motivo],
    encerrarAfastamento: [await concedido(), { retornoEm: h.hoje }],
    substituirVeiculo: await troca(),
  }
  if (!fora.includes('recadastrarTitular'))
    alvos['recadastrarTitular'] = [await outorga(), { presencial: true }]
  if (!fora.includes('requererPublicidade')) {
    const anuncio = {
      local: prazos.publicidade!.locais[0]!.id,
      espaco: 'Traseira, 40 cm por 30 cm',
      anunciante: 'Loja',
      conteudo: 'Cartaz da loja.',
      desde: h.hoje,
      ate: addDias(h.hoje, 30),
    }
    const pedida = async () => {
      const id = await outorga()
      const feito = await h.fazer('atendente', na(id, 'requererPublicidade'), anuncio)
      const { dados } = feito.atos[0] as { dados: { publicidade?: string } }
      return { id, publicidade: dados.publicidade ?? '' }
    }
    const a = await pedida()
    const b = await pedida()
    const decisao = { aprovada: true, razoes: 'Dentro das normas.' }
    await h.fazer('gestor', na(b.id, 'decidirPublicidade'), {
      ...decisao,
      publicidade: b.publicidade,
    })
    alvos['requererPublicidade'] = [await outorga(), anuncio]
    alvos['decidirPublicidade'] = [a.id, { ...decisao, publicidade: a.publicidade }]
    alvos['encerrarPublicidade'] = [b.id, { ...motivo, publicidade: b.publicidade }]
  }
  if (!fora.includes('prorrogarAfastamento'))
    alvos['prorrogarAfastamento'] = [await concedido(), motivo]
  if (!fora.includes('justificarParalisacao')) {
    const justificativa = {
      paradaEm: addDias(h.hoje, -5),
      protocoladaEm: h.hoje,
      motivo: 'Enchente na garagem.',
      prova: 'Laudo da Defesa Civil.',
    }
    const id = await outorga()
    await h.fazer('atendente', na(id, 'justificarParalisacao'), justificativa)
    alvos['justificarParalisacao'] = [await outorga(), justificativa]
    alvos['decidirJustificativa'] = [id, { aceita: true, razoes: 'Provada.' }]
  }
  if (!fora.includes('bloquearOutorga')) {
    const autorizacao = {
      autoridade: 'Diretora de Transportes',
      cargo: 'Diretora',
      assinadaEm: h.hoje,
      texto: 'Não atendeu às notificações do órgão.',
    }
    const id = await outorga()
    await h.fazer('gestor', na(id, 'bloquearOutorga'), { autorizacao })
    alvos['bloquearOutorga'] = [await outorga(), { autorizacao }]
    alvos['desbloquearOutorga'] = [id, motivo]
  }
  if (!fora.includes('comunicarPerdaDoVeiculo')) {
    const perda = { causa: 'furto', ocorridaEm: h.hoje }
    const id = await outorga()
    await h.fazer('atendente', na(id, 'comunicarPerdaDoVeiculo'), perda)
    alvos['comunicarPerdaDoVeiculo'] = [await outorga(), perda]
    alvos['prorrogarSubstituicao'] = [id, motivo]
  }
  if (!fora.includes('registrarDescaracterizacao')) {
    const id = await outorga()
    await h.fazer('gestor', na(id, 'baixarOutorga'), motivo)
    alvos['registrarDescaracterizacao'] = [id, descaracterizacao]
  }
  if (!fora.includes('autorizarVeiculoProvisorio')) {
    const provisorio = async () => {
      const { outorga: id, titular } = await h.concedida()
      const veiculo = await h.veiculo(titular)
      return [id, { veiculo, ate: addDias(h.hoje, 30), avaria: 'Câmbio', faixa: true }] as const
    }
    const [id, dados] = await provisorio()
    await h.fazer('gestor', na(id, 'autorizarVeiculoProvisorio'), dados)
    alvos['autorizarVeiculoProvisorio'] = await provisorio()
    alvos['encerrarVeiculoProvisorio'] = [id, motivo]
  }
  const informe = prazos.informes?.find((i) => i.papeis.includes('atendente'))
  if (informe !== undefined) {
    const valores = { texto: 'Centro', numero: 10, dinheiro: 20_000, hora: '07:30' }
    const linha = informe.colunas.map((c) => [
      c.id,
      c.tipo === 'opcao' ? c.opcoes?.[0]?.id : valores[c.tipo],
    ])
    const dados = {
      informe: informe.id,
      recebidoEm: h.hoje,
      linhas: [Object.fromEntries(linha)],
    }
    alvos['registrarInforme'] = [await outorga(), dados]
  }
  return alvos
}
