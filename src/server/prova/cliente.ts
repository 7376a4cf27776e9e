import { randomUUID } from 'node:crypto'
import type { ComandoAceito, Problema, Sessao } from '../contrato/contrato.ts'

export type Resposta<T = unknown> = Readonly<{
  status: number
  corpo: T
  cabecalhos: Headers
  texto: string
}>

type Opcoes = Readonly<{
  metodo?: string
  corpo?: unknown
  /** Sent as it is, instead of `corpo`. */
  cru?: string
  cabecalhos?: Record<string, string>
}>

/** A browser as the API sees one: a cookie jar of one cookie, a CSRF token, real HTTP. */
export class Cliente {
  readonly base: string
  /** `/api/v1/{city}/{service}`. */
  readonly raiz: string
  cookie = ''
  csrf = ''
  sessao: Sessao | undefined

  constructor(base: string, raiz: string) {
    this.base = base
    this.raiz = raiz
  }

  async entrar(login: string, senha: string): Promise<this> {
    const r = await this.pedir<Sessao>('/api/v1/sessao', {
      metodo: 'POST',
      corpo: { login, senha },
    })
    if (r.status !== 200) throw new Error(`${login} não entrou: ${r.texto}`)
    this.cookie = (r.cabecalhos.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    this.csrf = r.corpo.csrf
    this.sessao = r.corpo
    return this
  }

  async pedir<T = unknown>(caminho: string, o: Opcoes = {}): Promise<Resposta<T>> {
    const corpo = o.cru ?? (o.corpo === undefined ? undefined : JSON.stringify(o.corpo))
    const resposta = await fetch(this.base + caminho, {
      method: o.metodo ?? 'GET',
      headers: {
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.csrf === '' ? {} : { 'x-csrf': this.csrf }),
        ...o.cabecalhos,
      },
      ...(corpo === undefined ? {} : { body: corpo }),
    })
    const texto = await resposta.text()
    return {
      status: resposta.status,
      corpo: lerJson(texto) as T,
      cabecalhos: resposta.headers,
      texto,
    }
  }

  ler<T = unknown>(caminho: string): Promise<Resposta<T>> {
    return this.pedir<T>(this.raiz + caminho)
  }

  /** Gives a command; `chave` is its id, a new one when left out. */
  dar(
    caminho: string,
    corpo: unknown,
    o: { chave?: string; cabecalhos?: Record<string, string> } = {},
  ): Promise<Resposta<ComandoAceito & Problema>> {
    return this.pedir(this.raiz + caminho, {
      metodo: 'POST',
      corpo,
      cabecalhos: { 'idempotency-key': o.chave ?? randomUUID(), ...o.cabecalhos },
    })
  }

  /** Gives a command that must pass. */
  async fazer(caminho: string, corpo: unknown, o = {}): Promise<ComandoAceito> {
    const r = await this.dar(caminho, corpo, o)
    if (r.status >= 300) throw new Error(`${caminho} ${JSON.stringify(corpo)}: ${r.texto}`)
    return r.corpo
  }
}

const lerJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}

/** The codes of the refusals of an answer, or its status when it is no refusal. */
export const codigosDe = ({ status, corpo }: Resposta<Problema>): readonly string[] | number =>
  status === 422 ? (corpo.recusas ?? []).map((r) => r.codigo) : status
