import type { Forma, Requisito } from '#law/esquema/requisitos.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Jornada } from '../condutor/jornada.ts'
import type { Funcao } from '../condutor/condutor.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { Pessoa } from '../pessoa/pessoa.ts'
import type { InstrumentoDeProcuracao } from '../procuracao/procuracao.ts'
import type { Veiculo } from '../veiculo/veiculo.ts'

/** A driver under evaluation: registered (`certificadoAte`) or asking to be. */
export type CondutorAvaliado = Readonly<{
  id: string
  funcao: Funcao
  pessoa: Pessoa | undefined
  certificadoAte?: Dia | undefined
  jornada?: Jornada | undefined
}>

/**
 * What the requirements are asked of. Who is absent is not asked; without `condutor`, the drivers
 * registered for the grant on the day are.
 */
export type Fatos = Readonly<{
  mundo: Mundo
  titular?: Pessoa | undefined
  veiculo?: Veiculo | undefined
  outorga?: Outorga | undefined
  condutor?: CondutorAvaliado | undefined
  selecao?: Outorga['selecao'] | undefined
  /** In a transfer: the vehicle already serves under the grant that is transferred. */
  veiculoJaServia?: boolean | undefined
  /** An attorney came in the holder's stead. */
  procuracao?: InstrumentoDeProcuracao | undefined
  /** The holder came in person. */
  presencial?: boolean | undefined
  /** Day of the request; the day of the decision when there was none before. */
  pedidoEm?: Dia | undefined
}>

/** One question put to one subject. `pessoa` is the driver for a driver's requirement, else the holder. */
export type Pergunta = Readonly<{
  fatos: Fatos
  contexto: Contexto
  dia: Dia
  pessoa: Pessoa | undefined
  condutor: CondutorAvaliado | undefined
}>

type Escalares = Readonly<Record<string, string | number | boolean>>

/**
 * The answer. Without `recusa` the requirement is met. `mudaEm`: the next day on which the answer
 * may change if nothing else happens. `desde`: start of the dated value applied.
 */
export type Resultado = Readonly<{
  recusa?: Readonly<{
    codigo: string
    passaEm?: Dia | undefined
    falta?: string | undefined
    dados?: Escalares | undefined
    /** Instead of the requirement's: the provisions of a parameter that is missing. */
    de?: Recusa | undefined
  }>
  fato: Escalares
  parametros?: Readonly<Record<string, string | number>>
  mudaEm?: Dia | undefined
  desde?: Dia | undefined
  /** The answer relies on this gap's default. */
  lacuna?: string | undefined
}>

/** `undefined`: the question does not fit the subject (a company's age). */
export type Checagem = (pergunta: Pergunta) => Resultado | undefined

/** What a shape knows of the requirement in which it stands. */
export type Base = Readonly<{
  requisito: Requisito
  pacote: Pacote
  /** `titular` or `condutor`, to begin the codes of what is asked of a person. */
  quem: 'titular' | 'condutor'
  /** The redaction is picked by the day of the decision, so that a later one may let it pass. */
  moveComODia: boolean
}>

/** A shape. Compiled once per pack; `noDia` once per day, `undefined` when no value is in force. */
export type Compilador<N extends Forma['forma']> = (
  exige: Extract<Forma, { forma: N }>,
  base: Base,
) => (marco: Dia, dia: Dia) => Checagem | undefined
