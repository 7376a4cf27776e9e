/** What a holder or driver sees in an account of their own. Money in centavos. */
import type { RecusaExplicada } from './comum.ts'

export type NotificacaoDaConta = {
  recurso: 'autos' | 'perdas'
  id: string
  /** The record's number, or the case's. */
  numero: string
  n: number
  peca: 'autuacao' | 'proposta' | 'decisao' | 'recurso'
  expedidaEm: string
  situacao: 'a-ler' | 'lida' | 'seguiu-por-outro-meio'
  /** Last day on which it waits to be read. */
  lerAte?: string
}

export type ProcessoDaConta = {
  recurso: 'autos' | 'perdas'
  id: string
  numero: string
  titulo: string
  situacao: string
  /**
   * Last day of the term that runs for the person, and the days from today to it (0: it is today).
   * `jaEm`: the day on which what the term is for was already lodged; another adds to it.
   */
  prazo?: { oQue: 'defesa' | 'recurso'; ate: string; dias: number; jaEm?: string }
  /** The last day of the term, once it is over and nothing was decided; `jaEm`: lodged in time. */
  prazoAcabou?: { oQue: 'defesa' | 'recurso'; em: string; jaEm?: string }
}

export type OutorgaDaConta = {
  id: string
  /** Still only asked for: its protocol, its day, and what is missing for it to be granted. */
  pedido?: { protocolo: string; em: string; faltam: readonly RecusaExplicada[] }
  numero: string
  situacao: string
  regular: boolean
  motivos: readonly RecusaExplicada[]
  termoFinal?: string
  licenciadaAte?: string
  veiculo: { id: string; placa: string; modelo: string; vistoriaAte?: string }
  condutores: readonly { nome: string; funcao: string; certificadoAte?: string }[]
  taxas: readonly { id: string; nome: string; valor: number; aberta: boolean; em: string }[]
}

/** A code that the counter gave: when, by whom, why, on what paper. */
export type CodigoDado = {
  em: string
  por: string
  razoes: string
  documento: string
  /** It gave a new password to who had an account already. */
  renova: boolean
  situacao: 'vale' | 'usado' | 'venceu'
  usadoEm: string | null
  /** Used from the network in which it was given. */
  mesmaRede: boolean
}

/** GET /api/v1/{m}/{s}/pessoas/{id}/convites */
export type CodigosDaPessoa = { temConta: boolean; codigos: readonly CodigoDado[] }

/** Who got into the account, and how. */
export type AcessosDaConta = {
  codigos: readonly CodigoDado[]
  /** The latest entries, the newest first: when, from what network address. */
  entradas: readonly { em: string; origem: string }[]
}

/** An inscription of the person in a process of selection, and what they may still do about it. */
export type CandidaturaDaConta = {
  /** The process. */
  id: string
  edital: string
  objeto: string
  etapa: string
  inscricao: string
  protocolo: string
  situacao: string
  lugar?: number
  pontos?: number
  /** What the inscription was refused by. */
  porque?: string
  /** Of a call: last day to answer it. */
  responderAte?: string
  /** Of the term to appeal that runs, or that is over: its last day, and the days from today to it. */
  recurso?: { ate: string; dias: number }
  /** What was appealed already, and what came of it. */
  recursos: readonly { numero: string; em: string; texto: string; situacao: string }[]
  /** Why it may not be appealed from, or left, today; empty is open. */
  recorrer: readonly RecusaExplicada[]
  desistir: readonly RecusaExplicada[]
}

/** GET /api/v1/{m}/{s}/conta */
export type MinhaConta = {
  hoje: string
  pessoa: { nome: string }
  acessos: AcessosDaConta
  /** Whether the law admits notices in the account, and since when the person takes them there. */
  eletronica: { admitida: boolean; desde?: string; dias?: number }
  outorgas: readonly OutorgaDaConta[]
  /** Registers as a driver, of whatever grant. */
  inscricoes: readonly {
    outorga: string
    funcao: string
    certificadoAte?: string
    ativa: boolean
  }[]
  papeis: readonly { nome: string; emitidoEm: string; validoAte?: string; vencido: boolean }[]
  vencimentos: readonly {
    nome: string
    venceEm: string
    dias: number
    citacoes: readonly string[]
  }[]
  notificacoes: readonly NotificacaoDaConta[]
  processos: readonly ProcessoDaConta[]
  candidaturas: readonly CandidaturaDaConta[]
  agendamentos: readonly {
    id: string
    local: string
    endereco: string
    dia: string
    hora: string
    placa: string
  }[]
}

/** What a proceeding shows once its notices are read. */
export type DetalheDoProcesso = NonNullable<ProcessoAberto['detalhe']>

/** GET /api/v1/{m}/{s}/conta/{recurso}/{id} */
export type ProcessoAberto = {
  processo: ProcessoDaConta
  /** Unread: what it is about shows once they are read. */
  aLer: readonly NotificacaoDaConta[]
  detalhe: {
    /** What each notice says, the newest first. */
    avisos: readonly {
      assunto: string
      texto: string
      prazo: string
      citacoes: readonly string[]
    }[]
    dispositivo: { citacao: string; texto: string }
    fatos: readonly (readonly [string, string])[]
    multa: number | null
    /** Not judged yet: the fine is what it would be, and may change. */
    estimada: boolean
    linha: readonly { em: string; frase: string; citacoes: readonly string[] }[]
    peticoes: readonly { em: string; oQue: 'defesa' | 'recurso'; texto: string; noPrazo: boolean }[]
    arquivos: readonly { id: string; nome: string; tamanho: number; em: string }[]
    /** Each with why it is not open today; empty is open. */
    defesa: readonly RecusaExplicada[]
    recurso: readonly RecusaExplicada[]
  } | null
}

/** GET /api/v1/{m}/{s}/conta/vistorias?local=&dia=: free places, and nobody's name. */
export type HorariosLivres = {
  locais: readonly { id: string; nome: string; endereco: string; dias: readonly number[] }[]
  horarios: readonly { hora: string; livres: number }[]
}
