/** The file of each thing. */
import type { Papel } from '#core/contexto.ts'
import type { Condutor } from '#core/condutor/condutor.ts'
import type { Licenciamento } from '#core/licenciamento/licenciamento.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import type { Indicio, Perda } from '#core/perda/perda.ts'
import type { Pessoa } from '#core/pessoa/pessoa.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { Despesas } from '#core/recolhimento/despesas.ts'
import type { Recolhimento } from '#core/recolhimento/recolhimento.ts'
import type { Taxa } from '#core/taxa/taxa.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import type { Vistorias } from '#core/vistoria/vistoria.ts'
import type {
  RecusaExplicada,
  ComandoPossivel,
  AtoNaLinha,
  SituacaoExplicada,
  DocumentoDaFicha,
} from './comum.ts'

/** An issue that may be handed over. `dia`: local day of the printing; `sha256`: of the PDF. */
export type ImpressoAEntregar = Readonly<{
  emissao: string
  modelo: string
  nome: string
  dia: string
  sha256: string
}>

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
  /** `falecidoEm`: the day of a death that was told; who died drives no more. */
  condutores: readonly (Condutor & { nome: string; falecidoEm?: string })[]
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
  /** Printed and not revoked, of the models that the law wants handed over. */
  impressos: readonly ImpressoAEntregar[]
}

/** GET /api/v1/{m}/{s}/pessoas/{id}/restritos: by few roles, and each opening is recorded. */
export type Restritos = Pick<Pessoa, 'documentos' | 'condenacoes'>

/** GET /api/v1/{m}/{s}/restritos/aberturas */
export type AberturaRestrita = {
  /** Id of the file opened: a person's, or whatever the paper was joined to. */
  pessoa: string
  /** Where it is (`pessoas`, `autos` …) and what it is called; null when it is in no list. */
  recurso: string | null
  titulo: string | null
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
  /** Who is served: the holder, or the driver whose certificate it is. */
  notificado: string | null
  /** Number of the record whose final decision imposed the penalty. */
  numeroDoAuto: string | null
  /** The appeal before a collegiate body; null where one authority decides, or nothing was appealed. */
  colegiado: ColegiadoDoCaso | null
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
  documentos: readonly DocumentoDaFicha[]
}

/** The fine once there is something to collect, on the day of the view; centavos. */
export type CobrancaDoAuto = {
  pagamentos: readonly {
    valor: number
    pagoEm: string
    recibo?: string
    como: 'pagamento' | 'deposito' | 'leilao'
    /** Who paid, when told. */
    por?: string
  }[]
  pago: number
  /** Null: not known (an index that is missing), or nothing to owe. */
  resta: number | null
  credito: number
  /** The last day to pay before the inscription, with its ground. */
  venceEm?: { dia: string; citacoes: readonly string[]; lacuna?: string }
  prescricoes: readonly {
    especie: string
    nome: string
    desde: string
    marco: string
    ate: string
    /** Days left, the last included; negative once it is over. */
    dias: number
    suspensa: number
    citacoes: readonly string[]
    outrasNormas: readonly string[]
    lacuna?: string
  }[]
  aRestituir: {
    principal: number
    valor: number
    motivo: string
    a: string
    passos: readonly string[]
    citacoes: readonly string[]
    lacuna?: string
  } | null
  recusasDaRestituicao: readonly RecusaExplicada[]
}

/** GET /api/v1/{m}/{s}/autos/{id} */
/** `caiu`: why it counts no longer, with the provisions; absent while it does. */
export type VotoNaFicha = {
  membro: string
  voto: string
  em: string
  razoes?: string
  relator: boolean
  caiu?: { motivo: string; citacoes: readonly string[] }
}

/** An appeal before a collegiate body, with the members' names. */
export type ColegiadoDoCaso = {
  id: string
  nome: string
  etapa: string
  relator: string | null
  relatorio: { em: string; texto: string } | null
  sorteios: readonly {
    em: string
    relator: string
    semente: string
    /** What each digest is of: `semente|registro|ordem|membro`. */
    chaves: readonly { membro: string; texto: string; chave: string }[]
    impedidos: readonly { membro: string; motivo: string }[]
  }[]
  votos: readonly VotoNaFicha[]
  /** Votes that fell when another rapporteur was drawn. */
  votosAnteriores: readonly VotoNaFicha[]
  vistas: readonly { membro: string; em: string; motivo?: string }[]
  sessao: {
    numero: string
    dia: string
    hora: string
    local: string
    situacao: string
    preside: string | null
  } | null
  /** Members without an account, whose acts the secretary records. */
  semUsuario: readonly { id: string; nome: string }[]
}

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
  /** Nothing is owed any more. */
  pago: boolean
  /** What was received, what is left, until when it is paid, what runs against the city, what is owed back. */
  cobranca: CobrancaDoAuto
  /** The other records of the same stop, in the order of their numbers. */
  mesmaAbordagem: readonly { id: string; numero: string; citacao: string; situacao: string }[]
  recolhimentos: readonly Recolhimento[]
  perdas: readonly Perda[]
  /** Imposed by recidivism alone, whose earlier record fell since: not executed, or to be reviewed. */
  penalidadesSemFundamento: readonly string[]
  /** The appeal before a collegiate body; null where one authority decides, or nothing was appealed. */
  colegiado: ColegiadoDoCaso | null
  comandos: readonly ComandoPossivel[]
  linha: readonly AtoNaLinha[]
  documentos: readonly DocumentoDaFicha[]
}
