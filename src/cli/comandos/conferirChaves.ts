import { readFileSync } from 'node:fs'
import { type ChavesPublicas, lerChavesPublicas } from '#ledger/lacre/assinatura.ts'
import { ErroDeUso, ErroDoPedido } from './subcomando.ts'

const PUBLICADAS = '/.well-known/jwks.json'
const ESPERA = 15_000
const LOCAIS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The public keys in a file, or at the address where an installation publishes them; of an address
 * alone, its usual page of keys. Without TLS only this machine answers: in the way, anyone would give
 * theirs. Throws ErroDeUso, ErroDoPedido.
 */
export async function lerChavesDe(onde: string): Promise<ChavesPublicas> {
  const texto = /^https?:\/\//i.test(onde) ? await baixar(new URL(onde)) : lerArquivo(onde)
  const chaves = lerChavesPublicas(json(texto))
  if (chaves === undefined)
    throw new ErroDoPedido(`${onde}: não tem chave pública Ed25519 no formato JWK`)
  return chaves
}

async function baixar(url: URL): Promise<string> {
  if (url.protocol !== 'https:' && !LOCAIS.has(url.hostname))
    throw new ErroDeUso(`--chave ${url.href}: use https, ou um arquivo`)
  if (url.pathname === '/') url.pathname = PUBLICADAS
  try {
    const r = await fetch(url, { signal: AbortSignal.timeout(ESPERA), redirect: 'error' })
    if (r.ok) return await r.text()
    throw new ErroDoPedido(`${url.href}: respondeu ${r.status}`)
  } catch (erro) {
    if (erro instanceof ErroDoPedido) throw erro
    throw new ErroDoPedido(`${url.href}: não respondeu`)
  }
}

function lerArquivo(arquivo: string): string {
  try {
    return readFileSync(arquivo, 'utf8')
  } catch {
    throw new ErroDoPedido(`${arquivo}: não existe ou não pode ser lido`)
  }
}

function json(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}
