import type { TipoDeCorrente } from '../ato.ts'
import type { AtoDeAfastamento } from '../afastamento/afastamento.ts'
import type { AtoDeBloqueio } from '../bloqueio/bloqueio.ts'
import type { AtoDeCarteira } from '../carteira/carteira.ts'
import type { AtoDeBloco } from '../bloco/bloco.ts'
import type { AtoDeCondutor } from '../condutor/condutor.ts'
import type { AtoDeCustos } from '../custos/custos.ts'
import type { AtoDeDenuncia } from '../denuncia/denuncia.ts'
import type { AtoDeEntrega } from '../entrega/entrega.ts'
import type { AtoDeEntidade } from '../entidade/entidade.ts'
import type { AtoDeExpediente } from '../expediente/expediente.ts'
import type { AtoDeFila } from '../fila/fila.ts'
import type { AtoDeInforme } from '../informe/informe.ts'
import type { AtoDaJunta } from '../junta/junta.ts'
import type { AtoDeLicenciamento } from '../licenciamento/licenciamento.ts'
import type { AtoDeOutorga } from '../outorga/outorga.ts'
import type { AtoDeParametro } from '../parametro/parametro.ts'
import type { AtoDePerda } from '../perda/perda.ts'
import type { AtoDePessoa } from '../pessoa/pessoa.ts'
import type { AtoDeProcesso } from '../processo/processo.ts'
import type { AtoDeSelecao } from '../selecao/selecao.ts'
import type { AtoDeSubstituicao } from '../substituicao/substituicao.ts'
import type { AtoDePublicidade } from '../publicidade/publicidade.ts'
import type { AtoDeParalisacao } from '../paralisacao/paralisacao.ts'
import type { AtoDeProvidencia } from '../providencia/providencia.ts'
import type { AtoDeRecadastramento } from '../recadastramento/recadastramento.ts'
import type { AtoDeRecolhimento } from '../recolhimento/recolhimento.ts'
import type { AtoDeTransferencia } from '../transferencia/transferencia.ts'
import type { AtoDeTaxa } from '../taxa/taxa.ts'
import type { AtoDeUsoEventual } from '../usoEventual/usoEventual.ts'
import type { AtoDeVeiculo } from '../veiculo/veiculo.ts'
import type { AtoDeVistoria } from '../vistoria/vistoria.ts'

/** Every act that the core makes, of every room. */
export type AtoConhecido =
  | AtoDePessoa
  | AtoDeFila
  | AtoDeCustos
  | AtoDeUsoEventual
  | AtoDeSelecao
  | AtoDeExpediente
  | AtoDeDenuncia
  | AtoDaJunta
  | AtoDeBloco
  | AtoDeEntidade
  | AtoDeCarteira
  | AtoDeEntrega
  | AtoDeCondutor
  | AtoDeVeiculo
  | AtoDeVistoria
  | AtoDeOutorga
  | AtoDePublicidade
  | AtoDeInforme
  | AtoDeRecadastramento
  | AtoDeParalisacao
  | AtoDeProvidencia
  | AtoDeAfastamento
  | AtoDeBloqueio
  | AtoDeSubstituicao
  | AtoDeTransferencia
  | AtoDeLicenciamento
  | AtoDeTaxa
  | AtoDeProcesso
  | AtoDeRecolhimento
  | AtoDePerda
  | AtoDeParametro
export type TipoDeAto = AtoConhecido['tipo']

/** The kind of stream of each act: a new act that is not here does not compile. */
const correnteDoAto: { readonly [T in TipoDeAto]: TipoDeCorrente } = {
  pessoaCadastrada: 'pessoa',
  notificacaoEletronicaAceita: 'pessoa',
  notificacaoEletronicaDeixada: 'pessoa',
  documentoJuntado: 'pessoa',
  condenacaoRegistrada: 'pessoa',
  infracaoDeTransitoRegistrada: 'pessoa',
  debitoRegistrado: 'pessoa',
  debitoQuitado: 'pessoa',
  pessoaRetificada: 'pessoa',
  enderecoMudado: 'pessoa',
  contatoAtualizado: 'pessoa',
  socioIncluido: 'pessoa',
  socioRetirado: 'pessoa',
  condutorInscrito: 'condutor',
  condutorRenovado: 'condutor',
  condutorBaixado: 'condutor',
  titularRecadastrado: 'outorga',
  informeRegistrado: 'outorga',
  impressoEntregue: 'outorga',
  publicidadeRequerida: 'outorga',
  publicidadeAprovada: 'outorga',
  publicidadeRecusada: 'outorga',
  publicidadeEncerrada: 'outorga',
  certificadoCassado: 'condutor',
  certificadoRestabelecido: 'condutor',
  outorgaRestabelecida: 'outorga',
  veiculoCadastrado: 'veiculo',
  veiculoImportado: 'veiculo',
  veiculoCompletado: 'veiculo',
  documentoDoVeiculoJuntado: 'veiculo',
  placaAlterada: 'veiculo',
  propriedadeAlterada: 'veiculo',
  veiculoCorrigido: 'veiculo',
  placaDeAluguelRegistrada: 'veiculo',
  vistoriaAprovada: 'vistoria',
  vistoriaDeterminada: 'vistoria',
  vistoriaReprovada: 'vistoria',
  outorgaRequerida: 'outorga',
  outorgaConcedida: 'outorga',
  outorgaIndeferida: 'outorga',
  outorgaProrrogada: 'outorga',
  outorgaBaixada: 'outorga',
  outorgaCassada: 'outorga',
  obitoComunicado: 'outorga',
  obitoRetificado: 'outorga',
  obitoAnulado: 'outorga',
  invalidezComunicada: 'outorga',
  transferenciaRequerida: 'outorga',
  transferenciaInstruida: 'outorga',
  transferenciaDeferida: 'outorga',
  transferenciaIndeferida: 'outorga',
  transferenciaDesistida: 'outorga',
  outorgaTransferida: 'outorga',
  transferenciaAverbada: 'outorga',
  afastamentoRequerido: 'outorga',
  afastamentoConcedido: 'outorga',
  afastamentoIndeferido: 'outorga',
  afastamentoProrrogado: 'outorga',
  afastamentoEncerrado: 'outorga',
  outorgaBloqueada: 'outorga',
  paralisacaoJustificada: 'outorga',
  justificativaDecidida: 'outorga',
  providenciaComunicada: 'outorga',
  outorgaDesbloqueada: 'outorga',
  perdaDoVeiculoComunicada: 'outorga',
  substituicaoProrrogada: 'outorga',
  veiculoSubstituido: 'outorga',
  veiculoDescaracterizado: 'outorga',
  veiculoProvisorioAutorizado: 'outorga',
  veiculoProvisorioEncerrado: 'outorga',
  usoEventualComunicado: 'outorga',
  usoEventualEncerrado: 'outorga',
  calculoDeCustosRequerido: 'outorga',
  custosCalculados: 'outorga',
  calculoDeCustosIndeferido: 'outorga',
  outorgaLicenciada: 'licenciamento',
  taxaLancada: 'taxa',
  taxaPaga: 'taxa',
  taxaReduzida: 'taxa',
  veiculoRecolhido: 'recolhimento',
  regularizacaoConstatada: 'recolhimento',
  guardaTransferida: 'recolhimento',
  multaDepositada: 'recolhimento',
  despesasPagas: 'recolhimento',
  veiculoLiberado: 'recolhimento',
  veiculoLeiloado: 'recolhimento',
  expedienteExpedido: 'expediente',
  cienciaDoExpedienteRegistrada: 'expediente',
  expedientePublicado: 'expediente',
  expedienteRespondido: 'expediente',
  descumprimentoConstatado: 'expediente',
  expedienteRevogado: 'expediente',
  denunciaRecebida: 'denuncia',
  denunciaEncaminhada: 'denuncia',
  denunciaArquivada: 'denuncia',
  selecaoAberta: 'selecao',
  candidatoInscrito: 'selecao',
  inscricaoIndeferida: 'selecao',
  inscricaoReconsiderada: 'selecao',
  candidatoRetirado: 'selecao',
  desistenciaDesfeita: 'selecao',
  candidatoPontuado: 'selecao',
  sementeDaSelecaoPublicada: 'selecao',
  resultadoProvisorioPublicado: 'selecao',
  recursoDaSelecaoInterposto: 'selecao',
  recursoDaSelecaoDecidido: 'selecao',
  resultadoFinalPublicado: 'selecao',
  selecaoHomologada: 'selecao',
  candidatoConvocado: 'selecao',
  convocacaoAtendida: 'selecao',
  convocacaoPerdida: 'selecao',
  convocacaoDesfeita: 'selecao',
  candidatoContemplado: 'selecao',
  candidatoEliminado: 'selecao',
  selecaoRevogada: 'selecao',
  selecaoAnulada: 'selecao',
  carteiraEmitida: 'carteira',
  carteiraRevogada: 'carteira',
  membroNomeado: 'junta',
  membroLicenciado: 'junta',
  mandatoEncerrado: 'junta',
  parentescoRegistrado: 'junta',
  parentescoRetificado: 'junta',
  sementeDaJuntaPublicada: 'junta',
  relatorSorteado: 'junta',
  sessaoConvocada: 'junta',
  sessaoAberta: 'junta',
  recursoRetiradoDePauta: 'junta',
  sessaoEncerrada: 'junta',
  sessaoCancelada: 'junta',
  blocoReservado: 'bloco',
  blocoEntregue: 'bloco',
  numeroDoBlocoUsado: 'bloco',
  numeroDoBlocoInutilizado: 'bloco',
  numeroDoBlocoExtraviado: 'bloco',
  numerosDoBlocoDevolvidos: 'bloco',
  blocoEncerrado: 'bloco',
  entidadeCadastrada: 'entidade',
  entidadeRenovada: 'entidade',
  entidadeIdentificada: 'entidade',
  entidadeCancelada: 'entidade',
  incluidoNaEntidade: 'entidade',
  retiradoDaEntidade: 'entidade',
  inscritoNaFila: 'fila',
  sementeDaFilaPublicada: 'fila',
  empatesDaFilaSorteados: 'fila',
  interessadoChamado: 'fila',
  chamadaAtendida: 'fila',
  chamadaRecusada: 'fila',
  chamadaExpirada: 'fila',
  retiradoDaFila: 'fila',
  excluidoDaFila: 'fila',
  repostoNaFila: 'fila',
  filaPublicada: 'fila',
  perdaProposta: 'perda',
  perdaNotificada: 'perda',
  notificacaoDaPerdaExpedida: 'perda',
  notificacaoDaPerdaPostada: 'perda',
  notificacaoDaPerdaFrustrada: 'perda',
  defesaDaPerdaApresentada: 'perda',
  reveliaDaPerdaDecretada: 'perda',
  perdaDecidida: 'perda',
  decisaoDaPerdaComunicada: 'perda',
  recursoDaPerdaInterposto: 'perda',
  recursoDaPerdaJulgado: 'perda',
  cienciaDoRecursoDaPerdaRegistrada: 'perda',
  penalidadeExecutada: 'perda',
  penalidadeDesfeita: 'perda',
  multaEncerradaEmLeilao: 'auto',
  autoLavrado: 'auto',
  autoAnulado: 'auto',
  autuacaoNotificada: 'auto',
  decisaoNotificada: 'auto',
  impedimentoDeclarado: 'auto',
  punibilidadeExtinta: 'auto',
  extincaoDesfeita: 'auto',
  notificacaoPostada: 'auto',
  notificacaoFrustrada: 'auto',
  cienciaDoRecursoRegistrada: 'auto',
  cienciaRegistrada: 'auto',
  defesaApresentada: 'auto',
  reveliaDecretada: 'auto',
  autoJulgado: 'auto',
  cienciaDaDecisaoRegistrada: 'auto',
  recursoInterposto: 'auto',
  efeitoSuspensivoConcedido: 'auto',
  efeitoSuspensivoNegado: 'auto',
  recursoDistribuido: 'auto',
  recursoRelatado: 'auto',
  votoProferido: 'auto',
  vistaPedida: 'auto',
  parecerEmitido: 'auto',
  recursoJulgado: 'auto',
  decisaoTornadaDefinitiva: 'auto',
  pagamentoRegistrado: 'auto',
  depositoConvertido: 'auto',
  dividaInscrita: 'auto',
  inscricaoCancelada: 'auto',
  prescricaoInterrompida: 'auto',
  prescricaoDeclarada: 'auto',
  multaRestituida: 'auto',
  parametroFixado: 'parametro',
}

/** Acts of an appeal before the board, which a loss has too. */
const TAMBEM_DE_PERDA: ReadonlySet<TipoDeAto> = new Set([
  'impedimentoDeclarado',
  'punibilidadeExtinta',
  'extincaoDesfeita',
  'recursoDistribuido',
  'recursoRelatado',
  'votoProferido',
  'vistaPedida',
  'parecerEmitido',
  'efeitoSuspensivoConcedido',
  'efeitoSuspensivoNegado',
])

/** The kinds of stream in which an act is recorded. */
export const correntesDoAto = (tipo: TipoDeAto): readonly TipoDeCorrente[] => [
  correnteDoAto[tipo],
  ...(TAMBEM_DE_PERDA.has(tipo) ? (['perda'] as const) : []),
]

export const tiposDeAto = Object.keys(correnteDoAto) as TipoDeAto[]

/** Whether a text names an act of the core. */
export const ehTipoDeAto = (texto: string): texto is TipoDeAto =>
  Object.hasOwn(correnteDoAto, texto)
