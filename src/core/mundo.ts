import type { Corrente } from './ato.ts'
import type { Dia } from './calendar/dia.ts'
import type { CarteirasDoFiscal } from './carteira/carteira.ts'
import type { Bloco } from './bloco/bloco.ts'
import type { Condutor } from './condutor/condutor.ts'
import type { Denuncia } from './denuncia/denuncia.ts'
import type { Entidade } from './entidade/entidade.ts'
import type { Expediente } from './expediente/expediente.ts'
import type { Fila } from './fila/fila.ts'
import type { Junta } from './junta/junta.ts'
import type { Licenciamento } from './licenciamento/licenciamento.ts'
import type { Outorga } from './outorga/outorga.ts'
import type { Parametro } from './parametro/parametro.ts'
import type { Perda } from './perda/perda.ts'
import type { Pessoa } from './pessoa/pessoa.ts'
import type { Auto } from './processo/processo.ts'
import type { Recolhimento } from './recolhimento/recolhimento.ts'
import type { Selecao } from './selecao/selecao.ts'
import type { Taxa } from './taxa/taxa.ts'
import type { Veiculo } from './veiculo/veiculo.ts'
import type { Vistorias } from './vistoria/vistoria.ts'

export type Estados = Readonly<{
  pessoa: Pessoa
  condutor: Condutor
  veiculo: Veiculo
  vistoria: Vistorias
  outorga: Outorga
  licenciamento: Licenciamento
  taxa: Taxa
  auto: Auto
  recolhimento: Recolhimento
  perda: Perda
  fila: Fila
  expediente: Expediente
  denuncia: Denuncia
  junta: Junta
  bloco: Bloco
  entidade: Entidade
  carteira: CarteirasDoFiscal
  selecao: Selecao
  parametro: Parametro
}>

/**
 * The states that a decision may look at. In memory it is folded from acts (cases, simulation,
 * browser); in the server it holds the streams linked to the command's, locked in its transaction.
 * Lists are in no order that a decision may rely on.
 */
export interface Mundo {
  pessoa(id: string): Pessoa | undefined
  condutor(id: string): Condutor | undefined
  veiculo(id: string): Veiculo | undefined
  /** By vehicle; a vehicle never inspected has an empty history. */
  vistorias(veiculo: string): Vistorias
  outorga(id: string): Outorga | undefined
  /** By grant; never licensed has an empty history. */
  licenciamento(outorga: string): Licenciamento
  taxa(id: string): Taxa | undefined
  auto(id: string): Auto | undefined
  recolhimento(id: string): Recolhimento | undefined
  perda(id: string): Perda | undefined
  /** The line of who waits for a grant, by the pack's id of it. */
  fila(id: string): Fila | undefined
  expediente(id: string): Expediente | undefined
  denuncia(id: string): Denuncia | undefined
  /** The collegiate body that hears appeals, by the pack's id of it. */
  junta(id: string): Junta | undefined
  /** A block of numbers reserved to an inspector. */
  bloco(id: string): Bloco | undefined
  /** An association or cooperative; its members' grants are not linked to it. */
  entidade(id: string): Entidade | undefined
  /** The cards of an inspector, by the user's id. */
  carteira(id: string): CarteirasDoFiscal | undefined
  /** A process of selection, with its candidates. */
  selecao(id: string): Selecao | undefined
  /** What the city fixed for a parameter; decisions read values through the context. */
  parametro(id: string): Parametro | undefined

  entidadesDaPessoa(pessoa: string): readonly Entidade[]
  outorgasDoTitular(pessoa: string): readonly Outorga[]
  /** Vehicles that the person owns or leases, by the register. */
  veiculosDaPessoa(pessoa: string): readonly Veiculo[]
  /** Grants that have or had the vehicle; `usaVeiculo` says on which days. */
  outorgasDoVeiculo(veiculo: string): readonly Outorga[]
  condutoresDaOutorga(outorga: string): readonly Condutor[]
  condutoresDaPessoa(pessoa: string): readonly Condutor[]
  taxasDaOutorga(outorga: string): readonly Taxa[]
  /** Records in which the person answers, as author or jointly. */
  autosDaPessoa(pessoa: string): readonly Auto[]
  autosDaOutorga(outorga: string): readonly Auto[]
  /** The other records of the stop of which this is the first. */
  autosDaAbordagem(primeiro: string): readonly Auto[]
  recolhimentosDoVeiculo(veiculo: string): readonly Recolhimento[]
  recolhimentosDoAuto(auto: string): readonly Recolhimento[]
  /** Losses proposed against the grant or put into effect on it. */
  perdasDaOutorga(outorga: string): readonly Perda[]
  /** Losses put into effect that bind the person, or the vehicle. */
  perdasDaPessoa(pessoa: string): readonly Perda[]
  perdasDoVeiculo(veiculo: string): readonly Perda[]
  perdasDoAuto(auto: string): readonly Perda[]
  /** Grants in force in the whole service on the day, for quotas. */
  outorgasVigentes(dia: Dia): number
  /** Streams that exist, to refuse a second beginning. */
  existe(corrente: Corrente): boolean
}
