/** What is in many answers: refusals, problems, the session, a command that may be given, an act. */
import type { Ato, Corrente } from '#core/ato.ts'
import type { Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'

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
  servicos: readonly {
    slug: string
    nome: string
    pacote: string
    sha256: string
    /** The public pages that only some laws have: of the path below the service's address. */
    paginas: readonly ('editais' | 'lista-de-espera')[]
  }[]
}

/** POST /api/v1/sessao {login, senha}; GET /api/v1/sessao; DELETE /api/v1/sessao. Cookie HttpOnly. */
export type Sessao = {
  usuario: { id: string; nome: string; login: string; papeis: readonly Papel[]; pessoa?: string }
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
  /** Where its heading comes among the others. */
  lugar: number
  papeis: readonly Papel[]
  /** Whether one of the user's roles may give it. */
  autorizado: boolean
  /** Why it is closed today; empty when open. */
  recusas: readonly RecusaExplicada[]
  /** POST here. */
  caminho: string
}

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
  /** Of what was written in an account of a person's own: how the writer had got into it. */
  acesso?: string
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
