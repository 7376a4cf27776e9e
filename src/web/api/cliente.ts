import type { Problema } from '../../server/contrato/contrato.ts'
import { FalhaDaApi } from './problema.ts'

const RAIZ = '/api/v1'

let csrf = ''

/** The token that every writing request sends back; it comes with the session. */
export const guardarCsrf = (valor: string): void => {
  csrf = valor
}

/** What a writing request that is not JSON sends back. */
export const lerCsrf = (): string => csrf

type Opcoes = {
  metodo?: 'GET' | 'POST' | 'DELETE'
  corpo?: unknown
  cabecalhos?: Record<string, string>
  sinal?: AbortSignal | undefined
}

/**
 * One call to the API. `caminho` comes after `/api/v1` or is whole (as `ComandoPossivel.caminho`).
 * Gives the body; throws `FalhaDaApi` for a problem of the server (its status) or of the network (0).
 */
export async function chamar<T>(caminho: string, opcoes: Opcoes = {}): Promise<T> {
  const { metodo = 'GET', corpo, cabecalhos = {}, sinal } = opcoes
  const inicio: RequestInit = {
    method: metodo,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(corpo !== undefined && { 'content-type': 'application/json' }),
      ...(metodo !== 'GET' && { 'x-csrf': csrf }),
      ...cabecalhos,
    },
    ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
    ...(sinal && { signal: sinal }),
  }
  const resposta = await enviar(caminho.startsWith(RAIZ) ? caminho : RAIZ + caminho, inicio)
  const valor = await ler(resposta)
  if (resposta.ok) return valor as T
  throw falhaDe(resposta.status, valor)
}

/** The failure that an answer's status and body stand for. */
export function falhaDe(status: number, valor: unknown): FalhaDaApi {
  const problema = ehProblema(valor) ? valor : undefined
  return new FalhaDaApi(status, frase(status, problema), problema)
}

async function enviar(endereco: string, inicio: RequestInit): Promise<Response> {
  try {
    return await fetch(endereco, inicio)
  } catch (erro) {
    if (erro instanceof DOMException && erro.name === 'AbortError') throw erro
    throw new FalhaDaApi(0, 'Sem conexão com o servidor.')
  }
}

async function ler(resposta: Response): Promise<unknown> {
  const texto = await resposta.text().catch(() => '')
  if (texto === '') return undefined
  try {
    return JSON.parse(texto) as unknown
  } catch {
    return undefined
  }
}

const ehProblema = (valor: unknown): valor is Problema =>
  typeof valor === 'object' && valor !== null && 'title' in valor

function frase(status: number, problema: Problema | undefined): string {
  if (problema) return problema.detail ? `${problema.title} ${problema.detail}` : problema.title
  if (status === 404) return 'Não encontrado.'
  if (status === 429) return 'Muitas tentativas seguidas. Espere um minuto e tente de novo.'
  if (status >= 500) return 'O servidor não conseguiu atender agora. Tente de novo em instantes.'
  return `O servidor recusou o pedido (${status}).`
}

/** A GET's address with its query; empty values are left out. */
export function endereco(caminho: string, busca: Record<string, string | undefined> = {}): string {
  const pares = Object.entries(busca).filter((par): par is [string, string] => Boolean(par[1]))
  return pares.length === 0 ? caminho : `${caminho}?${new URLSearchParams(pares).toString()}`
}
