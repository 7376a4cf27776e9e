import type { TipoDeCorrente } from '../ato.ts'
import type { AtoDeCondutor } from '../condutor/condutor.ts'
import type { AtoDeLicenciamento } from '../licenciamento/licenciamento.ts'
import type { AtoDeOutorga } from '../outorga/outorga.ts'
import type { AtoDeParametro } from '../parametro/parametro.ts'
import type { AtoDePessoa } from '../pessoa/pessoa.ts'
import type { AtoDeProcesso } from '../processo/processo.ts'
import type { AtoDeTaxa } from '../taxa/taxa.ts'
import type { AtoDeVeiculo } from '../veiculo/veiculo.ts'
import type { AtoDeVistoria } from '../vistoria/vistoria.ts'

/** Every act that the core makes, of every room. */
export type AtoConhecido =
  | AtoDePessoa
  | AtoDeCondutor
  | AtoDeVeiculo
  | AtoDeVistoria
  | AtoDeOutorga
  | AtoDeLicenciamento
  | AtoDeTaxa
  | AtoDeProcesso
  | AtoDeParametro
export type TipoDeAto = AtoConhecido['tipo']

/** The kind of stream of each act: a new act that is not here does not compile. */
export const correnteDoAto: { readonly [T in TipoDeAto]: TipoDeCorrente } = {
  pessoaCadastrada: 'pessoa',
  documentoJuntado: 'pessoa',
  condenacaoRegistrada: 'pessoa',
  infracaoDeTransitoRegistrada: 'pessoa',
  debitoRegistrado: 'pessoa',
  debitoQuitado: 'pessoa',
  condutorInscrito: 'condutor',
  condutorBaixado: 'condutor',
  veiculoCadastrado: 'veiculo',
  veiculoImportado: 'veiculo',
  veiculoCompletado: 'veiculo',
  documentoDoVeiculoJuntado: 'veiculo',
  placaAlterada: 'veiculo',
  vistoriaAprovada: 'vistoria',
  vistoriaReprovada: 'vistoria',
  outorgaRequerida: 'outorga',
  outorgaConcedida: 'outorga',
  outorgaIndeferida: 'outorga',
  outorgaProrrogada: 'outorga',
  outorgaBaixada: 'outorga',
  outorgaLicenciada: 'licenciamento',
  taxaLancada: 'taxa',
  taxaPaga: 'taxa',
  autoLavrado: 'auto',
  autoAnulado: 'auto',
  autuacaoNotificada: 'auto',
  cienciaRegistrada: 'auto',
  defesaApresentada: 'auto',
  reveliaDecretada: 'auto',
  autoJulgado: 'auto',
  cienciaDaDecisaoRegistrada: 'auto',
  recursoInterposto: 'auto',
  efeitoSuspensivoConcedido: 'auto',
  efeitoSuspensivoNegado: 'auto',
  recursoJulgado: 'auto',
  decisaoTornadaDefinitiva: 'auto',
  pagamentoRegistrado: 'auto',
  parametroFixado: 'parametro',
}

export const tiposDeAto = Object.keys(correnteDoAto) as TipoDeAto[]

/** Whether a text names an act of the core. */
export const ehTipoDeAto = (texto: string): texto is TipoDeAto =>
  Object.hasOwn(correnteDoAto, texto)
