import type { Pacote } from '#law/pacote.ts'
import { fraseDaDefinitividade, type PorQueDefinitiva } from '../processo/definitiva.ts'
import { formatarDia } from '../calendar/dia.ts'
import { citar } from './citar.ts'
import { frasesDosAtosDaCarteira } from '../carteira/frasesDosAtos.ts'
import { frasesDosAtosDosCustos } from '../custos/frases.ts'
import { frasesDosAtosDaDenuncia } from '../denuncia/frasesDosAtos.ts'
import { frasesDosAtosDeBloco } from '../bloco/frasesDosAtos.ts'
import { frasesDosAtosDaJunta } from '../junta/frasesDosAtos.ts'
import { frasesDosAtosDaEntidade } from '../entidade/frasesDosAtos.ts'
import { frasesDosAtosDaEntrega } from '../entrega/frasesDosAtos.ts'
import { frasesDosAtosDoExpediente } from '../expediente/frasesDosAtos.ts'
import { frasesDosAtosDaPropriedade } from '../veiculo/frases.ts'
import { frasesDosAtosDaPerda } from '../perda/frasesDosAtos.ts'
import { acordao, caidos } from '../junta/fraseDoResultado.ts'
import { naLei } from './naLei.ts'
import { nomear } from './palavras.ts'
import { frasesDosAtosDoInforme } from '../informe/frasesDosAtos.ts'
import { frasesDosAtosDoUsoEventual } from '../usoEventual/frases.ts'
import { frasesDosAtosDaFila } from '../fila/frasesDosAtos.ts'
import { deEditalAnterior, frasesDosAtosDaSelecao } from '../selecao/frasesDosAtos.ts'
import { frasesDaTransferenciaDosAtos } from './fraseDaTransferencia.ts'
import { frasesDaNotificacaoDosAtos, meios } from './fraseDaNotificacao.ts'
import { frasesDaVidaDosAtos } from './fraseDaVida.ts'
import { frasesDoCadastroDosAtos } from './fraseDoCadastro.ts'
import { frasesDosAtosDaParalisacao } from '../paralisacao/frases.ts'
import { formatarReais } from '../money/centavos.ts'

/** What an act must give to be told: its type and its data, whatever their age. */
type AtoContado = Readonly<{ tipo: string; dados: object }>
type D = Readonly<Record<string, unknown>>
type Frase = (d: D, p: Pacote) => string

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const reais = (v: unknown): string => formatarReais(Number(v))
const numero = (v: unknown): string => (typeof v === 'string' && v !== '' ? ` nº ${v}` : '')
const lista = (v: unknown): readonly unknown[] => (Array.isArray(v) ? v : [])
const maiuscula = (s: string): string => s.charAt(0).toLocaleUpperCase('pt-BR') + s.slice(1)

const papelDe = (v: unknown, p: Pacote): string => {
  const tipo = texto((v as D | undefined)?.['tipo'])
  return p.documentos.find((d) => d.tipo === tipo)?.nome ?? tipo
}

/** `concedida`/`concedido` after the word that this law uses. */
const flexao = (genero: 'm' | 'f'): string => (genero === 'f' ? 'a' : 'o')
const outorga = (verbo: string, p: Pacote, num?: unknown): string => {
  const { singular, genero } = p.lei.termos.outorga
  return `${maiuscula(singular)}${numero(num)} ${verbo}${flexao(genero)}`
}
const auto = (p: Pacote): string => p.lei.termos.auto.singular

const funcoes: Record<string, string> = {
  titular: 'como titular',
  auxiliar: 'como {auxiliar}',
  contratado: 'como contratado',
  substituto: 'como substituto',
}
const SEM_CARTEIRA: Record<string, string> = {
  nenhuma: 'por fiscal sem carteira',
  vencida: 'por fiscal com a carteira vencida',
  revogada: 'por fiscal com a carteira revogada',
}
/** The card of who wrote the record, where the law has inspectors carry one. */
const deQuemLavrou = (d: D): string => {
  const carteira = d['carteira'] as D | undefined
  const sem = SEM_CARTEIRA[texto(d['semCarteira'])]
  if (carteira !== undefined) return `, pela carteira de fiscal${numero(carteira['numero'])}`
  return sem === undefined ? '' : `, ${sem}`
}

/** Knowledge of one of several who answer; who it is, the record's file says. */
const deUm = (d: D): string =>
  `${meios[texto(d['meio'])] === undefined ? '' : `, ${meios[texto(d['meio'])]}`}${Number(d['entre'] ?? 0) > 1 ? ', de um dos responsáveis' : ''}`
const IMPEDIMENTOS: Record<string, string> = {
  parentesco: 'parentesco',
  interesse: 'interesse no processo',
  amizade: 'amizade íntima',
  inimizade: 'inimizade notória',
}
const recolhimentoDe = (d: D, p: Pacote): string =>
  p.processo.medidas?.recolhimentos.find((m) => m.id === d['medida'])?.nome ?? texto(d['medida'])
const dias = (v: unknown): string => (v === 1 ? '1 dia' : `${String(v)} dias`)
const frases: Record<string, Frase> = {
  ...frasesDaVidaDosAtos,
  ...frasesDosAtosDaPerda,
  ...frasesDaNotificacaoDosAtos,
  ...frasesDosAtosDaParalisacao,
  ...frasesDoCadastroDosAtos,
  ...frasesDosAtosDaFila,
  ...frasesDosAtosDoExpediente,
  ...frasesDosAtosDaDenuncia,
  ...frasesDaTransferenciaDosAtos,
  ...frasesDosAtosDoInforme,
  ...frasesDosAtosDaEntrega,
  ...frasesDosAtosDaSelecao,
  ...frasesDosAtosDaCarteira,
  ...frasesDosAtosDosCustos,
  ...frasesDosAtosDoUsoEventual,
  ...frasesDosAtosDaPropriedade,
  ...frasesDosAtosDaEntidade,
  ...frasesDosAtosDaJunta,
  ...frasesDosAtosDeBloco,
  pessoaCadastrada: (d) =>
    d['tipo'] === 'juridica' ? 'Empresa cadastrada.' : 'Pessoa cadastrada.',
  documentoJuntado: (d, p) => `Documento juntado: ${papelDe(d['documento'], p)}.`,
  condenacaoRegistrada: (d) =>
    `Condenação transitada em julgado em ${dia(d['transitadaEm'])} registrada.`,
  infracaoDeTransitoRegistrada: (d) =>
    `Infração de trânsito (${texto(d['grau'])}) de ${dia(d['cometidaEm'])} registrada.`,
  debitoRegistrado: (d) => `Débito com o município registrado: ${texto(d['descricao'])}.`,
  debitoQuitado: () => 'Débito com o município quitado.',
  condutorInscrito: (d, p) =>
    `${maiuscula(p.lei.termos.certificadoDeCondutor.singular)}${numero(d['numero'])}: condutor inscrito ${funcoes[texto(d['funcao'])] ?? ''}${d['certificadoAte'] ? `, válido até ${dia(d['certificadoAte'])}` : ''}.`,
  condutorBaixado: (d) => `Inscrição do condutor baixada: ${texto(d['motivo'])}.`,
  veiculoCadastrado: (d) =>
    `Veículo cadastrado: ${texto(d['marca'])} ${texto(d['modelo'])}, fabricado em ${String(d['anoFabricacao'])}.`,
  veiculoImportado: (d) =>
    `Veículo importado de arquivo, fabricado em ${String(d['anoFabricacao'])}.`,
  veiculoCompletado: () => 'Cadastro do veículo completado.',
  documentoDoVeiculoJuntado: (d, p) =>
    `Documento do veículo juntado: ${papelDe(d['documento'], p)}.`,
  placaAlterada: (d) =>
    `Placa alterada para ${texto(d['placa'])}${d['motivo'] === undefined ? '' : `: ${texto(d['motivo'])}`}.`,
  vistoriaReprovada: (d) => {
    const n = lista(d['defeitos']).length
    return `Veículo reprovado na vistoria${numero(d['numero'])}: ${n === 1 ? 'um item em desacordo' : `${n} itens em desacordo`}.`
  },
  vistoriaDeterminada: (d) => `Vistoria determinada até ${dia(d['ate'])}: ${texto(d['motivo'])}.`,
  vistoriaAprovada: (d) =>
    `Veículo aprovado na vistoria; selo${numero(d['numero'])}, válido até ${dia(d['validaAte'])}.`,
  outorgaRequerida: (d, p) =>
    `${outorga('requerid', p)} (protocolo${numero(d['protocolo'])})${deEditalAnterior(d['selecao'])}.`,
  outorgaConcedida: (d, p) =>
    `${outorga('concedid', p, d['numero'])} a partir de ${dia(d['inicio'])}${d['termoFinal'] === undefined ? ', sem termo final' : `, até ${dia(d['termoFinal'])}`}.`,
  outorgaIndeferida: (d, p) => `${outorga('indeferid', p)}: ${texto(d['motivo'])}.`,
  outorgaProrrogada: (d, p) => `${outorga('prorrogad', p)} até ${dia(d['termoFinal'])}.`,
  outorgaBaixada: (d, p) => `${outorga('baixad', p)}: ${texto(d['motivo'])}.`,
  outorgaCassada: (_d, p) => `${outorga('cassad', p)} por decisão definitiva.`,
  outorgaRestabelecida: (_d, p) =>
    `${outorga('restabelecid', p)}: desfeita a decisão que a encerrou.`,
  certificadoRestabelecido: () => '{Certificado}: desfeita a perda.',
  certificadoCassado: () => `{Certificado}: perda por decisão definitiva.`,
  veiculoRecolhido: (d, p) =>
    `${recolhimentoDe(d, p)}${numero(d['numero'])}: ${texto(d['motivo'])} (${texto(d['local'])}).`,
  regularizacaoConstatada: (d) => `Regularização constatada: ${texto(d['descricao'])}.`,
  guardaTransferida: (d) => `Guarda do veículo transferida para ${texto(d['local'])}.`,
  multaDepositada: (d) =>
    `Multa depositada em ${dia(d['pagoEm'])} para a liberação do veículo: ${reais(d['valor'])}.`,
  despesasPagas: (d) => `Remoção e estadia pagas em ${dia(d['pagoEm'])}: ${reais(d['valor'])}.`,
  veiculoLiberado: (d) => `Veículo liberado, depois de ${dias(d['dias'])}.`,
  veiculoLeiloado: (d) =>
    `Veículo leiloado em ${dia(d['leiloadoEm'])} por ${reais(d['valor'])}${Number(d['remido']) > 0 ? `; resto da multa remido: ${reais(d['remido'])}` : ''}.`,
  multaEncerradaEmLeilao: (d) =>
    `Multa encerrada pelo leilão do veículo: ${reais(d['apurado'])} apurados${Number(d['remido']) > 0 ? `, ${reais(d['remido'])} remidos` : ''}.`,
  outorgaLicenciada: (d, p) =>
    `${maiuscula(p.lei.termos.licenciamento.singular)}${numero(d['numero'])}, válid${flexao(p.lei.termos.licenciamento.genero)} até ${dia(d['validoAte'])}.`,
  taxaLancada: (d, p) =>
    `Taxa lançada: ${p.taxas.find((t) => t.id === d['taxa'])?.nome ?? texto(d['taxa'])}, ${reais(d['valor'])}.`,
  taxaReduzida: (d) =>
    d['valor'] === 0
      ? `Taxa isenta: ${texto(d['norma'])}.`
      : `Taxa reduzida em ${String(d['percentual'])}%, para ${reais(d['valor'])}: ${texto(d['norma'])}.`,
  taxaPaga: (d) => `Taxa paga em ${dia(d['pagaEm'])}: ${reais(d['valor'])}.`,
  autoLavrado: (d, p) =>
    `${maiuscula(auto(p))}${numero(d['numero'])} por fato de ${dia(d['fatoEm'])} (${citar(texto(d['dispositivo']))})${deQuemLavrou(d)}.`,
  autoAnulado: (d) => `{Auto} anulad{auto:o|a}. ${texto(d['motivo'])}`,
  autuacaoNotificada: (d) =>
    `Notificação expedida ${meios[texto(d['meio'])] ?? ''}${d['processo'] ? `; processo${numero(d['processo'])}` : ''}.`,
  decisaoNotificada: (d) =>
    `Notificação ${d['peca'] === 'recurso' ? 'da decisão do recurso' : 'da decisão'} expedida ${meios[texto(d['meio'])] ?? ''}.`,
  cienciaDoRecursoRegistrada: (d) =>
    `Ciência da decisão do recurso em ${dia(d['cienciaEm'])}${deUm(d)}.`,
  cienciaRegistrada: (d) =>
    `Ciência da autuação em ${dia(d['cienciaEm'])}${deUm(d)}; defesa até ${dia(d['defesaAte'])}.`,
  defesaApresentada: (d) =>
    d['tempestiva'] === true
      ? 'Defesa apresentada no prazo.'
      : 'Defesa apresentada fora do prazo; segue registrada.',
  reveliaDecretada: () => 'Revelia: o prazo terminou sem defesa.',
  autoJulgado: (d) =>
    `Julgado ${d['resultado'] === 'procedente' ? 'procedente' : 'improcedente'} em primeira instância${valorDaMulta(d['multa'])}.`,
  cienciaDaDecisaoRegistrada: (d) =>
    `Ciência da decisão em ${dia(d['cienciaEm'])}${deUm(d)}; recurso até ${dia(d['recursoAte'])}.`,
  recursoInterposto: (d) =>
    d['tempestivo'] === true
      ? 'Recurso interposto no prazo.'
      : 'Recurso interposto fora do prazo; segue registrado.',
  punibilidadeExtinta: (d) =>
    `Encerrado pela morte de quem responde, em ${dia(d['obitoEm'])}: ${texto(d['razoes'])}`,
  extincaoDesfeita: (d) =>
    `Anulado o falecimento em ${dia(d['obitoEm'])}: o caso volta a correr, de onde estava.`,
  impedimentoDeclarado: (d) =>
    `Impedimento declarado por quem julgaria: ${IMPEDIMENTOS[texto(d['motivo'])] ?? texto(d['motivo'])}.`,
  efeitoSuspensivoConcedido: () => 'Efeito suspensivo concedido ao recurso.',
  efeitoSuspensivoNegado: () => 'Efeito suspensivo negado.',
  recursoJulgado: (d) =>
    d['resultado'] === 'provido'
      ? `Recurso provido${acordao(d)}: {auto} cancelad{auto:o|a}.${caidos(d)}`
      : `Recurso não provido${acordao(d)}.${caidos(d)}`,
  decisaoTornadaDefinitiva: (d) =>
    `Decisão definitiva ${fraseDaDefinitividade(texto(d['definitivaEm']), d['por'] as PorQueDefinitiva | undefined, texto(d['em']))}${d['tituloExtrajudicial'] === true ? ', com força de título extrajudicial' : ''}${valorDaMulta(d['multa'])}.`,
  pagamentoRegistrado: (d) =>
    d['resta'] === undefined || (d['resta'] === 0 && d['quitadaEm'] === d['pagoEm'])
      ? `Multa paga em ${dia(d['pagoEm'])}: ${reais(d['valor'])}.`
      : `Pagamento de ${reais(d['valor'])} em ${dia(d['pagoEm'])}; resta ${reais(d['resta'])}.`,
  depositoConvertido: (d) =>
    `Depósito de ${reais(d['valor'])}, de ${dia(d['pagoEm'])}, convertido em pagamento da multa; resta ${reais(d['resta'])}.`,
  dividaInscrita: (d) =>
    `Multa inscrita em dívida ativa sob o nº ${texto(d['inscricao'])}: ${reais(d['valor'])}.`,
  inscricaoCancelada: (d) =>
    `Inscrição em dívida ativa nº ${texto(d['inscricao'])} cancelada: ${nomear(texto(d['motivo']))}.`,
  prescricaoInterrompida: (d) =>
    `Prescrição interrompida em ${dia(d['ocorridaEm'])}: ${nomear(texto(d['causa']))}.`,
  prescricaoDeclarada: (d) =>
    `Declarada a prescrição ${nomear(texto(d['especie']))}, consumada em ${dia(d['prescreveuEm'])}.`,
  multaRestituida: (d) =>
    `Restituídos ${reais(d['valor'])} em ${dia(d['restituidaEm'])}: ${nomear(texto(d['motivo']))}.`,
  parametroFixado: (d, p) =>
    `Parâmetro fixado: ${p.parametros.find((x) => x.id === d['parametro'])?.nome ?? texto(d['parametro'])}, desde ${dia(d['desde'])} (${texto(d['fonte'])}).`,
}

function valorDaMulta(multa: unknown): string {
  const valor = (multa as D | undefined)?.['valor']
  return typeof valor === 'number' ? `; multa de ${formatarReais(valor)}` : ''
}

/** What happened, in a sentence in Portuguese, in the words of the pack's law; without personal data. */
export function fraseDoAto(ato: AtoContado, pacote: Pacote): string {
  const frase = frases[ato.tipo]?.(ato.dados as D, pacote) ?? `Ato registrado (${ato.tipo}).`
  return naLei(frase, pacote.lei.termos)
}

/** The types of act that have a sentence of their own. */
export const atosComFrase: readonly string[] = Object.keys(frases)
