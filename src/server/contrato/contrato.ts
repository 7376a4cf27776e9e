/**
 * What the API answers, as the screens and any other client read it. Types only: the zod schemas
 * that check requests and feed OpenAPI stand beside the routes and must match these.
 */
import type { Corrente, TipoDeCorrente } from '#core/ato.ts'
import type { Papel } from '#core/contexto.ts'
import type { Verificacao } from '#core/outorga/outorga.ts'
import type { ComandoPossivel, AtoNaLinha } from './comum.ts'

export type * from './comum.ts'
export type * from './fichas.ts'
export type * from './publico.ts'
export type * from './painel.ts'

/**
 * POST /api/v1/{m}/{s}/{recurso} begins a stream (`pessoas` cadastrarPessoa, `veiculos`
 * cadastrarVeiculo, `outorgas` requererOutorga, `condutores` inscreverCondutor, `taxas` lancarTaxa,
 * `autos` lavrarAuto); POST /api/v1/{m}/{s}/{recurso}/{id}/{comando} goes on with it
 * (`vistorias/{veiculo}/vistoriar`, `licenciamentos/{outorga}/licenciarOutorga`,
 * `parametros/{id}/fixarParametro`). Body: the command's data. Headers: `Idempotency-Key` (UUID, the
 * command's id), `If-Match` (the stream's sequence), `X-CSRF`. `?ensaio=1` decides without writing.
 */
export type ComandoAceito = {
  ensaio: boolean
  repetido: boolean
  corrente: Corrente
  id: string
  seq: number
  atos: readonly AtoNaLinha[]
  /** Of a decision that evaluated requirements: the whole trace. */
  verificacoes: readonly Verificacao[]
  /** Of a complaint: what follows it, given once to who told. */
  codigo?: string
}

/** GET /api/v1/{m}/{s}/comandos?corrente=outorga: commands that begin a stream, for the home's buttons. */
export type ComandosDeInicio = readonly ComandoPossivel[]

/** GET /api/v1/{m}/{s}/busca?q= */
export type Achado = {
  /** The kind of file that it opens. */
  tipo: TipoDeCorrente
  id: string
  titulo: string
  subtitulo: string
  situacao?: string
  /** Of a whole number sought: what it is the number of, in the law's words (`processo nº 0002/2026`). */
  numero?: string
}

/** GET /api/v1/{m}/{s}/filas */
export type Fila = {
  id: string
  nome: string
  explica: string
  papeis: readonly Papel[]
  quantidade: number
  itens: readonly {
    recurso: string
    id: string
    titulo: string
    subtitulo: string
    prazo?: string
    atrasado: boolean
    motivo: string
  }[]
}

/** GET /api/v1/{m}/{s}/parametros */
export type ParametroDaCidade = {
  id: string
  nome: string
  explica: string
  tipo: string
  unidade?: string
  opcoes?: readonly string[]
  fundamentos: readonly string[]
  citacoes: readonly string[]
  /** The law works without it: its lack refuses nothing. */
  opcional: boolean
  valores: readonly {
    desde: string
    valor: unknown
    fonte: string
    origem: 'pacote' | 'municipio'
  }[]
  lacuna?: { questao: string; padrao: string; razao: string }
  comando: ComandoPossivel
}

/** GET /api/v1/{m}/{s}/arquivos?recurso=&ficha= ; `…/arquivos/{id}` is the file itself. */
export type ArquivoJuntado = {
  id: string
  /** The kind of paper in the pack; '' for a photo or anything else. */
  papel: string
  nome: string
  tipo: string
  tamanho: number
  restrito: boolean
  em: string
  usuario: string
}

/** GET /api/v1/{m}/{s}/emissoes?recurso=&ficha= */
export type EmissaoFeita = {
  id: string
  nome: string
  em: string
  usuario: string
  revogadaEm?: string
  motivo?: string
  /** When a later issue of the same paper, which says something else, took its place. */
  substituidaEm?: string | null
}

/** GET /api/v1/{m}/{s}/vistoria/itens?veiculo= : the check-list in force for the vehicle's type. */
export type ItemDeVistoria = {
  id: string
  pergunta: string
  gravidade: 'impeditivo' | 'observacao'
  /** What must be so for the item to be asked; without it, it always applies. */
  soSe?: string
  citacoes: readonly string[]
}

/** GET /api/v1/{m}/{s}/infracoes?em= : the catalogue in force on a day, for the street form. */
export type InfracaoNoDia = {
  dispositivo: string
  citacao: string
  resumo: string
  texto: string
  classe?: string
  medidas: readonly string[]
  multa: string
}

/** GET …/listas/:lista: a page of a register. Cells are written for a person; money is in reais. */
export type Lista = {
  id: string
  nome: string
  explica: string
  /** The file that a row opens. */
  recurso:
    | 'outorgas'
    | 'pessoas'
    | 'veiculos'
    | 'autos'
    | 'recolhimentos'
    | 'perdas'
    | 'expedientes'
    | 'denuncias'
    | 'blocos'
    | 'juntas'
    | 'entidades'
    | 'carteiras'
    | 'selecoes'
  colunas: readonly {
    id: string
    titulo: string
    /** How it reads, on screen and in a spreadsheet's cell. */
    tipo:
      | 'texto'
      | 'dia'
      /** Day and hour, by the city's clock. */
      | 'instante'
      | 'telefone'
      | 'placa'
      /** With its ends hidden. */
      | 'cpf'
      /** Whole, for who collects. */
      | 'identificador'
      | 'reais'
      | 'inteiro'
      | 'codigo'
      | 'dispositivo'
  }[]
  filtros: readonly {
    id: string
    titulo: string
    /** `opcao`: one of a closed list. `dia`: a day, inclusive. `valor`: any text, equal. */
    tipo: 'opcao' | 'dia' | 'valor'
    opcoes?: readonly string[]
    /** How an option is called, when its code alone does not say it. */
    nomes?: Readonly<Record<string, string>>
    /** Shown only once asked for, or when the address has it. */
    amais?: true
  }[]
  /** Commands that may be given to many rows at once; `:id` in the path is the row's. */
  emLote: readonly { nome: string; rotulo: string; caminho: string }[]
  /** Every list of the service, to go from one to another. */
  listas: readonly { id: string; nome: string }[]
  total: number
  pagina: number
  porPagina: number
  linhas: readonly { id: string; celulas: readonly (string | number | null)[] }[]
}

/** GET /api/v1/{m}/{s}/notificacoes */
export type Notificacoes = {
  /** In the order in which the law tries them. */
  meios: readonly string[]
  /** There are more than the ones listed. */
  cortada: boolean
  aNotificar: readonly {
    /** Where what is served is: a record's proceeding, or a case of loss. */
    recurso: 'autos' | 'perdas'
    id: string
    numero: string
    processo: string
    peca: 'autuacao' | 'proposta' | 'decisao' | 'recurso'
    pessoa?: string
    nome: string
    tentados: readonly string[]
    proximo: string
  }[]
  emCurso: readonly {
    recurso: 'autos' | 'perdas'
    id: string
    numero: string
    processo: string
    n: number
    peca: 'autuacao' | 'proposta' | 'decisao' | 'recurso'
    meio: string
    pessoa?: string
    nome: string
    rastreio?: string
    expedidaEm: string
  }[]
}

/** POST /api/v1/{m}/{s}/notificacoes/recibos */
export type LinhaDeRecibo = {
  /** Counted from 1, the header's included. */
  linha: number
  objeto: string
  situacao: 'registrada' | 'recusada' | 'ignorada'
  explica: string
}

export type RelatorioDeRecibos = { linhas: readonly LinhaDeRecibo[] }

/** GET /api/v1/usuarios: who works in the city's services. */
export type UsuarioDaCidade = {
  id: string
  login: string
  nome: string
  papeis: Papel[]
  servicos: string[]
  ativo: boolean
  trocarSenha: boolean
  criadoEm: string
}
