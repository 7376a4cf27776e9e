import type { Bloco } from '#core/bloco/bloco.ts'
import type { CarteirasDoFiscal } from '#core/carteira/carteira.ts'
import type { Condutor } from '#core/condutor/condutor.ts'
import type { Expediente } from '#core/expediente/expediente.ts'
import type { Fila } from '#core/fila/fila.ts'
import type { Junta } from '#core/junta/junta.ts'
import type { Licenciamento } from '#core/licenciamento/licenciamento.ts'
import type { Mundo } from '#core/mundo.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import type { Perda } from '#core/perda/perda.ts'
import type { Pessoa } from '#core/pessoa/pessoa.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { Recolhimento } from '#core/recolhimento/recolhimento.ts'
import type { Selecao } from '#core/selecao/selecao.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import type { Vistorias } from '#core/vistoria/vistoria.ts'

/**
 * What is printed is what the screens read: these are the parts of the API's `Prontuario` and
 * `FichaDoAuto` that the documents use, so that either can be handed over as it is.
 */
export type AtoImpresso = Readonly<{
  tipo: string
  em: string
  /** The author's name. */
  autor: string
  citacoes: readonly string[]
  /** What happened, in a sentence. */
  frase?: string
  dados: object
}>

export type MotivoImpresso = Readonly<{ frase: string; citacoes: readonly string[] }>

export type FichaDaOutorga = Readonly<{
  em: string
  outorga: Outorga
  situacao: Readonly<{
    regular: boolean
    situacao: string
    desde: string
    motivos: readonly MotivoImpresso[]
  }> | null
  titular: Pessoa
  veiculo: Veiculo
  vistorias: Vistorias
  licenciamento: Licenciamento
  /** `falecidoEm`: the day of a death that was told; who died drives no more. */
  condutores: readonly (Condutor & { nome: string; falecidoEm?: string })[]
  autos: readonly Auto[]
  /** Vehicles that stand or stood in for the grant's own. */
  provisorios?: readonly Veiculo[]
  linha: readonly AtoImpresso[]
}>

/** An appeal before a collegiate body, with its members' names. */
export type ColegiadoImpresso = Readonly<{
  nome: string
  relator: string | null
  relatorio: Readonly<{ em: string; texto: string }> | null
  votos: readonly Readonly<{
    membro: string
    voto: string
    razoes?: string
    relator: boolean
    caiu?: Readonly<{ motivo: string }>
  }>[]
  sessao: Readonly<{ numero: string; dia: string; preside: string | null }> | null
}>

export type FichaDaAutuacao = Readonly<{
  auto: Auto
  /** The provision as it read on the day of the fact. */
  dispositivo: Readonly<{ citacao: string; texto: string; desde: string; fonte: string }>
  outorga: Outorga | null
  responsaveis: readonly Readonly<{
    pessoa?: string
    papel: string
    nome: string
    solidario: boolean
    citacoes: readonly string[]
  }>[]
  multa: Readonly<{
    valor: number
    passos: readonly string[]
    citacoes: readonly string[]
    lacunas: readonly string[]
  }> | null
  /** The appeal before a collegiate body, with names. */
  colegiado?: ColegiadoImpresso | null
  /** The measures that were applied by it. */
  recolhimentos?: readonly Recolhimento[]
  linha: readonly AtoImpresso[]
}>

export type FichaDeRecolhimento = Readonly<{
  recolhimento: Recolhimento
  /** The measure's name in the pack. */
  nome: string
  citacoes: readonly string[]
  dias: number
  /** Null: not in the register. */
  veiculo: Veiculo | null
  faltam: readonly MotivoImpresso[]
  linha: readonly AtoImpresso[]
}>

/** A case of loss: the API's `FichaDaPerda`. */
export type FichaDeProcessoDePerda = Readonly<{
  perda: Perda
  /** The ground's name in the pack, or the penalty's code. */
  nome: string
  outorga: Outorga | null
  titular: string | null
  /** Who is served: the holder, or the driver whose certificate it is. */
  notificado: string | null
  /** Of the record whose decision imposed it. */
  numeroDoAuto: string | null
  colegiado?: ColegiadoImpresso | null
  linha: readonly AtoImpresso[]
}>

/** An inspector's cards on a day. */
export type FichaDasCarteiras = Readonly<{
  em: string
  carteiras: CarteirasDoFiscal
  linha: readonly AtoImpresso[]
}>

/** The collegiate body, and around it the records of the sessions that are printed. */
export type FichaDasSessoes = Readonly<{ junta: Junta; mundo: Mundo }>

/** A block of numbered forms. `fiscal`: the inspector's name. */
export type FichaDeBloco = Readonly<{
  bloco: Bloco
  fiscal: string
  fundamentos: readonly string[]
}>

type ComNomes = Readonly<{ em: string; nomes: ReadonlyMap<string, string> }>

/** A process of selection. `nomes`: of the candidates, by person. */
export type FichaDeSelecao = Readonly<{ selecao: Selecao }> & ComNomes
/** The list of who waits. `nomes`: of who is in it, by person. */
export type FichaDeFila = Readonly<{ fila: Fila }> & ComNomes
/** A paper to holders. `nomes`: of the holders, by grant. */
export type FichaDeExpediente = Readonly<{ expediente: Expediente }> & ComNomes
/** What the body publishes and sends, beside the files of holders and proceedings. */
export type FichaDoOrgao = FichaDeSelecao | FichaDeFila | FichaDeExpediente

export type Ficha =
  | FichaDoOrgao
  | FichaDaOutorga
  | FichaDaAutuacao
  | FichaDeRecolhimento
  | FichaDasCarteiras
  | FichaDasSessoes
  | FichaDeBloco
  | FichaDeProcessoDePerda

export const ehDePerda = (ficha: Ficha): ficha is FichaDeProcessoDePerda => 'perda' in ficha

export const ehDoOrgao = (ficha: Ficha): ficha is FichaDoOrgao =>
  'selecao' in ficha || 'fila' in ficha || 'expediente' in ficha

export const ehDasSessoes = (ficha: Ficha): ficha is FichaDasSessoes => 'junta' in ficha

export const ehDeBloco = (ficha: Ficha): ficha is FichaDeBloco => 'bloco' in ficha

export const ehDeCarteiras = (ficha: Ficha): ficha is FichaDasCarteiras => 'carteiras' in ficha

export const ehRecolhimento = (ficha: Ficha): ficha is FichaDeRecolhimento =>
  'recolhimento' in ficha

export const ehAutuacao = (ficha: Ficha): ficha is FichaDaAutuacao => 'auto' in ficha

type ComLinha = Readonly<{ linha: readonly AtoImpresso[] }>

/** The author's name of the act of that kind, or null when there is none. */
export const autorDe = (ficha: ComLinha, tipo: string): string | null =>
  ficha.linha.find((a) => a.tipo === tipo)?.autor ?? null

/** The provisions of the act of that kind. */
export const citacoesDe = (ficha: ComLinha, tipo: string): readonly string[] =>
  ficha.linha.find((a) => a.tipo === tipo)?.citacoes ?? []
