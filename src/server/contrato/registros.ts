import type { AtoNaLinha, ComandoPossivel, DocumentoDaFicha } from './contrato.ts'

/** A cell of a card: a text, or one that leads to a screen below the service's address. */
export type CelulaDaFicha = string | Readonly<{ texto: string; para: string }>

/** A part of a file: facts, or a table. */
export type CartaoDaFicha = Readonly<{
  titulo: string
  /** What to know before reading it. */
  nota?: string
  fatos?: readonly (readonly [string, CelulaDaFicha | null])[]
  tabela?: Readonly<{
    colunas: readonly string[]
    linhas: readonly Readonly<{
      chave: string
      celulas: readonly CelulaDaFicha[]
      /** What may be done with the row: a command's form, with what it already knows. */
      acoes?: readonly Readonly<{ rotulo: string; para: string }>[]
    }>[]
  }>
}>

/** Options that a form of this file offers, by the field's name. */
export type EscolhasDaFicha = Readonly<
  Record<string, readonly Readonly<{ valor: string; rotulo: string }>[]>
>

/** GET /api/v1/{m}/{s}/{recurso}/{id} of the body's own papers. */
export type FichaDoRegistro = {
  seq: number
  titulo: string
  subtitulo: string
  situacao: string
  citacoes: readonly string[]
  cartoes: readonly CartaoDaFicha[]
  escolhas: EscolhasDaFicha
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
  documentos: readonly DocumentoDaFicha[]
  /** Where the list can be taken away whole, by format. */
  exportar?: readonly Readonly<{ formato: string; caminho: string }>[]
}

/** GET /api/v1/{m}/{s}/lista-de-espera: no login, short names. */
export type ListaDeEsperaPublica = {
  nome: string
  em: string
  fundamentos: readonly string[]
  desempate: 'sorteio' | 'protocolo'
  linhas: readonly Readonly<{
    lugar: number
    inscricao: string
    nome: string
    inscritoEm: string
    situacao: string
    responderAte?: string
  }>[]
  sementes: readonly Readonly<{ semente: string; fonte: string; em: string }>[]
  sorteios: readonly Readonly<{ semente: string; em: string }>[]
  editais: readonly Readonly<{ numero?: string | undefined; em: string }>[]
}

/** POST /api/v1/{m}/{s}/denunciar: no login. `codigo` opens its state to who keeps it. */
export type DenunciaRecebida = { protocolo: string; codigo: string; recebidaEm: string }

/** GET /api/v1/{m}/{s}/denunciar/{codigo}: no login; where it stands, and nothing else. */
export type DenunciaPublica = {
  protocolo: string
  situacao: 'recebida' | 'encaminhada' | 'arquivada'
  recebidaEm: string
  mudouEm: string
}
/** GET /api/v1/{m}/{s}/outorgas/{id}/entidades */
export type EntidadeDaOutorga = Readonly<{
  id: string
  numero: string | null
  nome: string | null
  especie: string
  desde: string
  situacao: 'ativa' | 'suspensa' | 'cancelada'
  logomarca: string
  telefone: string
}>

/** A process of selection as anyone may see it: numbers and short names. */
export type EditalPublico = Readonly<{
  id: string
  edital?: string
  objeto: string
  etapa: string
  vagas: number
  abertoEm: string
  inscricoesDe: string
  inscricoesAte: string
  validaAte: string
  modo: 'pontos' | 'sorteio'
  criterios: readonly Readonly<{ nome: string; maximo: number }>[]
  inscritos: number
  /** Days after the provisional result to contest it, and after a call to come. */
  recursoDias: number
  convocacaoDias: number
  encerradoEm?: string
  motivo?: string
  /** Of the last result published; empty before. */
  resultado?: Readonly<{ qual: 'provisório' | 'final'; em: string; recursoAte?: string }>
  /** What has happened and what is to come, in order; `ate`, the last day of a stretch. */
  etapas: readonly Readonly<{ nome: string; em?: string; ate?: string; feita: boolean }>[]
  linhas: readonly Readonly<{
    lugar: number
    inscricao: string
    nome: string
    pontos?: number
    situacao: string
    responderAte?: string
  }>[]
  /** Every inscription by its number and state, with until when it may be appealed from, if it may. */
  inscricoes: readonly Readonly<{ inscricao: string; situacao: string; recursoAte?: string }>[]
  /** Papers to download: name and address. */
  documentos: readonly Readonly<{ nome: string; caminho: string }>[]
  indeferidas: readonly Readonly<{ inscricao: string; porque: string }>[]
  /** Made after the provisional result: who may appeal from each, by number, and until when. */
  mudancas: readonly Readonly<{
    em: string
    frase: string
    recursoAte?: string
    podem: readonly string[]
  }>[]
  /** Against the provisional result, or a change made after it. */
  recursos: readonly Readonly<{ numero: string; inscricao: string; situacao: string }>[]
  sementes: readonly Readonly<{ semente: string; fonte: string; em: string }>[]
}>

/** GET /api/v1/{m}/{s}/editais: no login. */
export type EditaisPublicos = Readonly<{
  nome: string
  em: string
  fundamentos: readonly string[]
  /** Where to enter, to appeal and to answer a call. */
  onde: string
  /** What the law asks of who disputes, to enter (`inscricao`) and to receive the place (`vaga`). */
  pedidos: readonly Readonly<{
    pede: string
    quando: 'inscricao' | 'vaga'
    de: 'titular' | 'veiculo'
    fundamentos: readonly string[]
  }>[]
  editais: readonly EditalPublico[]
}>
