import { soNaConta } from '#core/comando.ts'
import { comandos } from '#core/comandos.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import { addDias } from '#core/calendar/dia.ts'
import type { FichaDoAuto } from '../contrato/contrato.ts'
import { placaFicticia } from '../demonstracao/ficticios.ts'
import { caminhoDoComando } from '../recursos.ts'
import { deMedidas, soNosCasos } from './exemplosDeMedidas.ts'
import { deDenuncia } from './exemplosDeDenuncia.ts'
import { deCarteira } from './exemplosDeCarteira.ts'
import { deBlocos } from './exemplosDeBlocos.ts'
import { daUltimaInstancia, RECURSOS_DE_EXEMPLO } from './exemplosDaUltimaInstancia.ts'
import { constituirJunta, julgarRecurso } from './ultimaInstancia.ts'
import { deEntidade } from './exemplosDeEntidade.ts'
import { deSelecao } from './exemplosDeSelecao.ts'
import { daTransferencia } from './exemplosDaTransferencia.ts'
import { doServico } from './exemplosDoServico.ts'
import { daVida, foraDaLei } from './exemplosDaVida.ts'
import { deRegistros } from './exemplosDeRegistros.ts'
import type { Historia, Trio } from './historia.ts'

export type Exemplo = Readonly<{ definicao: DefinicaoDeComando; caminho: string; dados: object }>

type Alvos = Readonly<Record<string, readonly [alvo: string, dados: object]>>

/**
 * One good request of every command of the registry, each on a record where it is open today: what
 * the tests over all commands bend and break. Throws when a command has none, save those that the
 * law of the city lacks, or that only time or a whole proceeding brings: the laws' cases try them.
 */
export async function exemplos(h: Historia): Promise<readonly Exemplo[]> {
  await h.parametros()
  const registros = await deRegistros(h)
  const selecao = await deSelecao(h)
  const trio = await h.licenciada()
  const doCadastroEDaOutorga = { ...(await doCadastro(h, trio)), ...(await daOutorga(h, trio)) }
  const doProcesso = await noProcesso(h, trio)
  const alvos: Alvos = {
    ...doCadastroEDaOutorga,
    ...doProcesso.alvos,
    ...(await daVida(h)),
    ...(await doServico(h)),
    ...(await daTransferencia(h)),
    ...(await deMedidas(h, doProcesso.confirmadas)),
    ...registros,
    ...selecao,
    ...(await deDenuncia(h)),
    ...(await deEntidade(h)),
    ...(await deCarteira(h)),
    ...(await deBlocos(h)),
  }
  const isentos = new Set([...foraDaLei(h.pacote), ...soNosCasos])
  return comandos.flatMap((definicao) => {
    if (soNaConta(definicao)) return []
    // A step of an appeal is of records and of losses, under one name.
    const [primeira] = comandos.filter((d) => d.nome === definicao.nome)
    const chave =
      primeira === definicao ? definicao.nome : `${definicao.corrente}/${definicao.nome}`
    const achado = alvos[chave]
    if (achado === undefined) {
      if (isentos.has(chave)) return []
      throw new Error(`${h.cidade}: ${chave} não tem exemplo`)
    }
    const [alvo, dados] = achado
    return [{ definicao, caminho: `/${caminhoDoComando(definicao, alvo)}`, dados }]
  })
}

async function doCadastro(h: Historia, trio: Trio): Promise<Alvos> {
  const documento = {
    tipo: 'cnh',
    numero: '12345678900',
    emitidoEm: h.hoje,
    validoAte: addDias(h.hoje, 900),
    categorias: 'AD',
    habilitadoDesde: { A: '2010-01-01', D: '2010-01-01' },
    ear: true,
    conferencia: { modo: 'conferida', em: h.hoje },
  }
  const devedor = await h.pessoa()
  const outro = await h.veiculo(trio.titular)
  const empresa = await h.pessoa({ tipo: 'juridica' })
  const comSocio = await h.pessoa({ tipo: 'juridica' })
  const socio = { pessoa: devedor, qualidade: 'socio', desde: h.hoje }
  await h.fazer('atendente', `/pessoas/${comSocio}/incluirSocio`, socio)
  const debito = { natureza: 'fiscal', descricao: 'ISS de 2024' }
  const devido = await h.fazer('atendente', `/pessoas/${devedor}/registrarDebito`, debito)
  const importacao = {
    placa: placaFicticia(`${h.cidade}/importado`),
    tipo: 'van',
    marca: 'Marca',
    modelo: 'Modelo',
    anoFabricacao: 2020,
    origem: { arquivo: 'a'.repeat(64), linha: 1 },
  }
  const importado = await h.fazer('gestor', '/veiculos/importarVeiculo', importacao)
  const { chassi, renavam, propriedade } = h.cadastroDeVeiculo(devedor)
  const crlv = h.pacote.documentos.find((d) => d.de.includes('veiculo'))!.tipo
  const papel = { ...documento, tipo: crlv, numero: '1' }
  const { categorias: _c, habilitadoDesde: _h, ear: _e, ...doVeiculo } = papel
  const { dados } = devido.atos[0] as { dados: { debito?: string } }
  return {
    cadastrarPessoa: ['', h.cadastroDePessoa()],
    juntarDocumento: [trio.titular, { documento }],
    mudarEndereco: [
      devedor,
      {
        endereco: { logradouro: 'Rua Nova', municipio: h.pacote.lei.municipio.ibge },
        mudouEm: h.hoje,
      },
    ],
    atualizarContato: [devedor, { telefone: '(11) 5555-0000' }],
    retificarPessoa: [devedor, { nome: 'Nome Retificado', motivo: 'Erro de digitação.' }],
    incluirSocio: [empresa, socio],
    retirarSocio: [
      comSocio,
      { pessoa: devedor, saiuEm: h.hoje, motivo: 'Alteração do contrato social.' },
    ],
    corrigirVeiculo: [
      trio.veiculo,
      { cor: 'Laranja', desde: h.hoje, motivo: 'Mudança de cor no documento.' },
    ],
    registrarPlacaDeAluguel: [trio.veiculo, { situacao: 'emplacada', desde: h.hoje }],
    registrarCondenacao: [devedor, { especie: 'transito', transitadaEm: '2020-01-01' }],
    registrarInfracaoDeTransito: [devedor, { grau: 'leve', cometidaEm: '2024-01-01' }],
    registrarDebito: [devedor, debito],
    quitarDebito: [devedor, { debito: dados.debito ?? '' }],
    cadastrarVeiculo: ['', h.cadastroDeVeiculo(devedor)],
    importarVeiculo: ['', { ...importacao, placa: placaFicticia(`${h.cidade}/outro`) }],
    completarVeiculo: [importado.id, { chassi, renavam, propriedade }],
    juntarDocumentoDoVeiculo: [trio.veiculo, { documento: doVeiculo }],
    alterarPropriedade: [
      outro,
      {
        propriedade: { regime: 'terceiro', pessoa: devedor, desde: h.hoje },
        causa: 'venda',
        papel: { descricao: 'Autorização de transferência', emitidoEm: h.hoje },
      },
    ],
    alterarPlaca: [trio.veiculo, { placa: placaFicticia(`${h.cidade}/nova`), desde: h.hoje }],
  }
}

async function daOutorga(h: Historia, trio: Trio): Promise<Alvos> {
  const requerida = await h.requerida()
  const sem = await h.concedida()
  const condutor = await h.fazer('atendente', '/condutores', h.inscricao(sem))
  const outro = await h.concedida()
  const taxa = h.pacote.taxas[0]!
  await h.fixar(taxa.parametro, 1)
  const lancada = await h.fazer('atendente', '/taxas', { taxa: taxa.id, outorga: sem.outorga })
  const { dados } = lancada.atos[0] as { dados: { valor?: number } }
  const motivo = { motivo: 'Como pedido no requerimento.' }
  return {
    inscreverCondutor: ['', h.inscricao(outro)],
    baixarCondutor: [condutor.id, motivo],
    renovarCondutor: [condutor.id, { presencial: true }],
    vistoriar: [trio.veiculo, { presencial: true, itens: await h.itens(trio.veiculo) }],
    determinarVistoria: [
      outro.veiculo,
      { ate: addDias(h.hoje, 365), motivo: 'Queixa de um usuário.' },
    ],
    // The selection is asked in the decision.
    requererOutorga: [
      '',
      { titular: requerida.titular, veiculo: requerida.veiculo, presencial: true },
    ],
    concederOutorga: [requerida.outorga, motivo],
    indeferirOutorga: [requerida.outorga, motivo],
    prorrogarOutorga: [trio.outorga, motivo],
    baixarOutorga: [sem.outorga, motivo],
    licenciarOutorga: [trio.outorga, { presencial: true }],
    lancarTaxa: ['', { taxa: taxa.id, outorga: trio.outorga }],
    reduzirTaxa: [
      lancada.id,
      { percentual: 50, norma: 'Lei nº 1/2020, art. 2º', motivo: 'Titular de baixa renda.' },
    ],
    pagarTaxa: [lancada.id, { valor: dados.valor, pagaEm: h.hoje }],
    fixarParametro: [
      'janela-de-reincidencia-meses',
      { desde: h.hoje, valor: 12, fonte: 'Decreto 1' },
    ],
  }
}

/** One record in each phase, at the end of the story's days. */
async function noProcesso(
  h: Historia,
  trio: Trio,
): Promise<Readonly<{ alvos: Alvos; confirmadas: readonly string[] }>> {
  const { dispositivo } =
    h.pacote.infracoes.infracoes.find((i) => i.multa !== undefined && i.residual !== true) ??
    h.pacote.infracoes.infracoes[0]!
  if (h.pacote.parametros.some((p) => p.id === 'tabela-de-multas')) {
    await h.fixar('tabela-de-multas', [{ dispositivo, grau: 'leve', valor: 20_000 }])
  }
  const novo = () => h.lavrar(trio, dispositivo)
  const autos = {
    defesa: await novo(),
    julgar: await novo(),
    decisao: await novo(),
    recurso: await novo(),
    recorrido: await novo(),
    definitivo: await novo(),
    reformado: await novo(),
  }
  const ciencia = () => ({ cienciaEm: h.hoje, meio: 'pessoal', prova: 'Recibo assinado' })
  const daPreparacao = (auto: string, nome: string, dados: object) =>
    h.fazer(h.prepara, `/autos/${auto}/${nome}`, dados)
  const comCiencia = async (auto: string) => {
    await daPreparacao(auto, 'notificarAutuacao', { meio: 'pessoal' })
    await daPreparacao(auto, 'registrarCiencia', ciencia())
  }
  const apelados: Record<string, string> = {}
  for (let i = 0; i < RECURSOS_DE_EXEMPLO; i++) apelados[`apelado${i}`] = await novo()
  const { defesa, ...fixos } = autos
  const julgados = { ...fixos, ...apelados }
  for (const auto of Object.values(julgados)) await comCiencia(auto)
  const { auto } = await h.ler<FichaDoAuto>(`/autos/${autos.julgar}`)
  h.depoisDe(auto.defesaAte)
  const julga = { resultado: 'procedente', razoes: 'O fato está provado.' }
  const { julgar, ...condenados } = julgados
  for (const a of Object.values(condenados)) {
    await h.fazer('julgador', `/autos/${a}/julgarAuto`, julga)
  }
  const { decisao, ...cientes } = condenados
  for (const a of Object.values(cientes)) {
    await daPreparacao(a, 'registrarCienciaDaDecisao', ciencia())
  }
  const pede = () => ({ protocoladaEm: h.casa.relogio.agora, texto: 'Pede a reforma.' })
  await daPreparacao(autos.recorrido, 'interporRecurso', pede())
  await daPreparacao(autos.reformado, 'interporRecurso', pede())
  for (const a of Object.values(apelados)) await daPreparacao(a, 'interporRecurso', pede())
  if (h.pacote.processo.recurso.colegiado) await constituirJunta(h, null)
  await julgarRecurso(h, autos.reformado, 'improvido')
  const ficha = await h.ler<FichaDoAuto>(`/autos/${autos.definitivo}`)
  h.depoisDe(ficha.auto.recursoAte)
  const naUltima = await daUltimaInstancia(h, Object.values(apelados))
  await comCiencia(defesa)
  const lavrado = await novo()
  const notificado = await novo()
  await daPreparacao(notificado, 'notificarAutuacao', { meio: 'pessoal' })
  const { multa } = await h.ler<FichaDoAuto>(`/autos/${autos.definitivo}`)
  const postado = await novo()
  await daPreparacao(postado, 'notificarAutuacao', { meio: 'postal' })
  const devolvido = await novo()
  await daPreparacao(devolvido, 'notificarAutuacao', { meio: 'postal' })
  const alvos: Alvos = {
    ...naUltima.alvos,
    anotarPostagem: [postado, { notificacao: 1, rastreio: 'BR123456789BR' }],
    registrarDevolucao: [
      devolvido,
      { notificacao: 1, motivo: 'mudou-se', devolvidaEm: h.hoje, prova: 'AR devolvido' },
    ],
    declararImpedimento: [
      autos.recurso,
      { motivo: 'parentesco', razoes: 'Irmão de quem responde.' },
    ],
    notificarDecisao: [decisao, { meio: 'postal' }],
    registrarCienciaDoRecurso: [autos.reformado, ciencia()],
    lavrarAuto: ['', h.autuacao(trio, dispositivo)],
    anularAuto: [lavrado, { motivo: 'Erro na placa.' }],
    notificarAutuacao: [lavrado, { meio: 'pessoal' }],
    registrarCiencia: [notificado, ciencia()],
    apresentarDefesa: [defesa, pede()],
    decretarRevelia: [julgar, {}],
    julgarAuto: [julgar, julga],
    registrarCienciaDaDecisao: [decisao, ciencia()],
    interporRecurso: [autos.recurso, pede()],
    decidirEfeitoSuspensivo: [autos.recorrido, { concede: true, razoes: 'Dano grave.' }],
    certificarDefinitividade: [autos.definitivo, {}],
    registrarPagamento: [autos.definitivo, { valor: multa?.valor, pagoEm: h.hoje }],
  }
  return { alvos, confirmadas: naUltima.confirmadas }
}
