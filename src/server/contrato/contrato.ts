/**
 * What the API answers, as the screens and any other client read it. Types only: the zod schemas
 * that check requests and feed OpenAPI stand beside the routes and must match these.
 */
import type { Ato, Corrente } from '#core/ato.ts'
import type { Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Condutor } from '#core/condutor/condutor.ts'
import type { Licenciamento } from '#core/licenciamento/licenciamento.ts'
import type { Outorga, Verificacao } from '#core/outorga/outorga.ts'
import type { Indicio, Perda } from '#core/perda/perda.ts'
import type { Pessoa } from '#core/pessoa/pessoa.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { Despesas } from '#core/recolhimento/despesas.ts'
import type { Recolhimento } from '#core/recolhimento/recolhimento.ts'
import type { Taxa } from '#core/taxa/taxa.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import type { Vistorias } from '#core/vistoria/vistoria.ts'

/** A refusal with its sentence, and its provisions as a person writes them (`art. 4º, § 1º`). */
export type RecusaExplicada = Recusa & { frase: string; citacoes: readonly string[] }

/** RFC 9457 (`application/problem+json`). 422 carries `recusas`; 400 carries `invalidos`. */
export type Problema = {
  type: string
  title: string
  status: number
  detail?: string
  recusas?: readonly RecusaExplicada[]
  invalidos?: readonly { campo: string; mensagem: string }[]
}

/** GET /api/v1/municipios: no login. */
export type MunicipioDoSistema = {
  ibge: string
  slug: string
  nome: string
  uf: string
  fuso: string
  servicos: readonly { slug: string; nome: string; pacote: string; sha256: string }[]
}

/** POST /api/v1/sessao {login, senha}; GET /api/v1/sessao; DELETE /api/v1/sessao. Cookie HttpOnly. */
export type Sessao = {
  usuario: { id: string; nome: string; login: string; papeis: readonly Papel[] }
  municipio: MunicipioDoSistema
  /** Sent back in `X-CSRF` on every POST/DELETE. */
  csrf: string
  /** The password is for one entry: until it is changed, nothing else is answered. */
  trocarSenha: boolean
}

export type ComandoPossivel = {
  nome: string
  rotulo: string
  /** The heading under which a long list shows it. */
  grupo: string
  papeis: readonly Papel[]
  /** Whether one of the user's roles may give it. */
  autorizado: boolean
  /** Why it is closed today; empty when open. */
  recusas: readonly RecusaExplicada[]
  /** POST here. */
  caminho: string
}

export type * from './painel.ts'

export type AtoNaLinha = {
  id: string
  tipo: string
  corrente: Corrente
  seq: number
  /** What happened, in a sentence. */
  frase: string
  em: string
  fatoEm: string
  registradoEm: string
  autor: string
  papel: string
  fundamentos: readonly string[]
  citacoes: readonly string[]
  lacunas: readonly string[]
  pacote: string
  dados: Ato['dados']
}

export type SituacaoExplicada = {
  regular: boolean
  situacao: string
  desde: string
  motivos: readonly RecusaExplicada[]
}

/** Something that can be printed of a file now: GET `caminho` gives the PDF. */
export type DocumentoDaFicha = { modelo: string; nome: string; caminho: string }

/**
 * GET /api/v1/{m}/{s}/outorgas/{id}?em=AAAA-MM-DD. Here and in every file, a restricted paper comes
 * without number and result, and convictions do not come: see `Restritos`.
 */
export type Prontuario = {
  seq: number
  em: string
  outorga: Outorga
  situacao: SituacaoExplicada | null
  titular: Pessoa
  veiculo: Veiculo
  /** Vehicles that stand or stood in for it. */
  provisorios: readonly Veiculo[]
  vistorias: Vistorias
  licenciamento: Licenciamento
  condutores: readonly (Condutor & { nome: string })[]
  taxas: readonly Taxa[]
  autos: readonly Auto[]
  recolhimentos: readonly Recolhimento[]
  perdas: readonly Perda[]
  /** Grounds of loss that the system sees, with the facts; for who may propose. */
  indicios: readonly (Indicio & { nome: string; citacoes: readonly string[] })[]
  /** Of the grant and of the streams that share its life (vehicle's inspection, licensing, fees). */
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
  documentos: readonly DocumentoDaFicha[]
}

/** GET /api/v1/{m}/{s}/pessoas/{id}/restritos: by few roles, and each opening is recorded. */
export type Restritos = Pick<Pessoa, 'documentos' | 'condenacoes'>

/** GET /api/v1/{m}/{s}/restritos/aberturas */
export type AberturaRestrita = {
  pessoa: string
  usuario: string
  papel: Papel
  documentos: readonly string[]
  em: string
}

/** GET /api/v1/{m}/{s}/pessoas/{id} */
export type FichaDaPessoa = {
  seq: number
  em: string
  pessoa: Pessoa
  outorgas: readonly Outorga[]
  condutores: readonly Condutor[]
  veiculos: readonly Veiculo[]
  /** Names of the partners and administrators, by the id of their register. */
  nomesDosSocios: Readonly<Record<string, string>>
  autos: readonly Auto[]
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
}

/** GET /api/v1/{m}/{s}/veiculos/{id} */
export type FichaDoVeiculo = {
  seq: number
  em: string
  veiculo: Veiculo
  /** Who owns or leases it, by the register or by its papers. */
  proprietario: { id?: string; nome: string } | null
  vistorias: Vistorias
  outorgas: readonly Outorga[]
  recolhimentos: readonly Recolhimento[]
  /** Why it may not work or be registered today: custody, bars. */
  impedimentos: readonly RecusaExplicada[]
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
}

/** GET /api/v1/{m}/{s}/recolhimentos/{id} */
export type FichaDoRecolhimento = {
  seq: number
  recolhimento: Recolhimento
  /** Null: not in the register. */
  veiculo: Veiculo | null
  nome: string
  citacoes: readonly string[]
  /** Days of stay to the day of the view. */
  dias: number
  despesas: Despesas | null
  /** Each condition that is not met, with what would meet it. */
  faltam: readonly RecusaExplicada[]
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
  documentos: readonly DocumentoDaFicha[]
}

/** GET /api/v1/{m}/{s}/perdas/{id} */
export type FichaDaPerda = {
  seq: number
  perda: Perda
  nome: string
  citacoes: readonly string[]
  outorga: Outorga | null
  titular: string | null
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
}

/** GET /api/v1/{m}/{s}/autos/{id} */
export type FichaDoAuto = {
  seq: number
  auto: Auto
  /** Text of the provision as it was in force on the day of the fact, with its printed label. */
  dispositivo: { id: string; citacao: string; texto: string; desde: string; fonte: string }
  outorga: Outorga | null
  responsaveis: readonly {
    pessoa?: string
    papel: string
    nome: string
    solidario: boolean
    citacoes: readonly string[]
  }[]
  /** The fine as it stands on the day asked (`?em=`), with its steps; or why it cannot be computed. */
  multa: {
    valor: number
    passos: readonly string[]
    citacoes: readonly string[]
    lacunas: readonly string[]
  } | null
  recusasDaMulta: readonly RecusaExplicada[]
  pago: boolean
  recolhimentos: readonly Recolhimento[]
  perdas: readonly Perda[]
  /** Imposed by recidivism alone, whose earlier record fell since: not executed, or to be reviewed. */
  penalidadesSemFundamento: readonly string[]
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
  documentos: readonly DocumentoDaFicha[]
}

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
}

/** GET /api/v1/{m}/{s}/comandos?corrente=outorga: commands that begin a stream, for the home's buttons. */
export type ComandosDeInicio = readonly ComandoPossivel[]

/** GET /api/v1/{m}/{s}/busca?q= */
export type Achado = {
  tipo: 'pessoa' | 'veiculo' | 'outorga' | 'auto'
  id: string
  titulo: string
  subtitulo: string
  situacao?: string
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

/** GET /api/v1/{m}/{s}/lei?em=AAAA-MM-DD: no login. */
export type LeiNoDia = {
  titulo: string
  numero: string
  urn: string
  em: string
  dispositivos: readonly {
    id: string
    rotulo: string
    agrupador: boolean
    texto: string | null
    redacoes: readonly {
      texto: string | null
      desde: string
      ate: string | null
      fonte: string
      desconhecida: boolean
      dataPresumida: boolean
    }[]
    situacao: string
    usos: readonly string[]
    lacunas: readonly { id: string; questao: string; padrao: string; razao: string }[]
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

/** GET /api/v1/{m}/{s}/publico/{placa ou número}: no login, no personal data. */
export type ConsultaPublica = {
  encontrado: boolean
  regular: boolean
  desde?: string
  numero?: string
  placa?: string
  /** Last day of the grant's term, when the law gives it one. */
  termoFinal?: string
  em: string
  /** Why not, without personal data: the provisions' ids and, in the same order, as people cite them. */
  motivos: readonly {
    frase: string
    fundamentos: readonly string[]
    citacoes: readonly string[]
  }[]
}

/** GET /api/v1/verificar/{código}: no login, no CPF. What the QR of a printed document leads to. */
export type Autenticidade = {
  /**
   * `ilegivel`: no code of this system, or cut; `falso`: names our key, which did not sign it;
   * `estrangeiro`: signed elsewhere; `sem-registro`: signed by us, and no such issue is recorded.
   */
  resultado: 'autentico' | 'falso' | 'estrangeiro' | 'ilegivel' | 'sem-registro'
  documento?: {
    nome: string
    municipio: string
    uf: string
    servico: string
    /** `/{m}/{s}`, for the public look-up. */
    base: string
    emitidoEm: string
    dia: string
    validoAte?: string
    /** SHA-256 of the PDF, hexadecimal: whoever has the file can compare. */
    sha256: string
    estado: 'vale' | 'vencido' | 'substituido' | 'revogado'
    revogadoEm?: string
    motivoDaRevogacao?: string
    substituidoEm?: string
    dizia: readonly { rotulo: string; valor: string }[]
    /** The same facts today. */
    hoje: readonly { rotulo: string; valor: string }[]
    em: string
  }
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
}

/** GET /api/v1/{m}/{s}/vistoria/itens?veiculo= : the check-list in force for the vehicle's type. */
export type ItemDeVistoria = {
  id: string
  pergunta: string
  gravidade: 'impeditivo' | 'observacao'
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
  recurso: 'outorgas' | 'pessoas' | 'veiculos' | 'autos' | 'recolhimentos' | 'perdas' | 'expedientes'
  colunas: readonly {
    id: string
    titulo: string
    tipo: 'texto' | 'dia' | 'placa' | 'cpf' | 'reais' | 'inteiro' | 'codigo' | 'dispositivo'
  }[]
  filtros: readonly {
    id: string
    titulo: string
    tipo: 'opcao' | 'dia' | 'valor'
    opcoes?: readonly string[]
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
    auto: string
    numero: string
    processo: string
    peca: 'autuacao' | 'decisao' | 'recurso'
    pessoa?: string
    nome: string
    tentados: readonly string[]
    proximo: string
  }[]
  emCurso: readonly {
    auto: string
    numero: string
    processo: string
    n: number
    peca: 'autuacao' | 'decisao' | 'recurso'
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
