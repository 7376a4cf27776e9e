import { createHash, createPublicKey, verify } from 'node:crypto'
import * as z from 'zod'

/** The key with which an installation signs what it issues: Ed25519. */
export type Assinante = Readonly<{ chaveEmUso: string; assinar(dados: Uint8Array): Uint8Array }>

/**
 * `lacre.txt`: the digest of the manifest and, in archives of since they are signed, the key and its
 * signature. A line each, nothing else.
 */
const ESCRITO =
  /^(?<resumo>[0-9a-f]{64})\n(?:chave (?<chave>[0-9a-f]{8})\nassinatura (?<assinatura>[\w-]{86})\n)?$/
export type Lacre = Readonly<{
  resumo: string
  assinada?: Readonly<{ chave: string; assinatura: Uint8Array }>
}>

/** What is signed: said apart from anything else that the same key signs. */
const mensagem = (resumo: string): Buffer => Buffer.from(`outorga-lacre-1\n${resumo}\n`)

/** The text of the seal. Without who signs, the digest alone. */
export function escreverLacre(resumo: string, por: Assinante | undefined): string {
  if (por === undefined) return `${resumo}\n`
  const assinatura = Buffer.from(por.assinar(mensagem(resumo))).toString('base64url')
  return `${resumo}\nchave ${por.chaveEmUso}\nassinatura ${assinatura}\n`
}

/** Reads a seal; undefined for what is not one. */
export function lerLacre(texto: string): Lacre | undefined {
  const { resumo, chave, assinatura } = ESCRITO.exec(texto)?.groups ?? {}
  if (resumo === undefined) return undefined
  if (chave === undefined || assinatura === undefined) return { resumo }
  const bytes = Buffer.from(assinatura, 'base64url')
  // Written back, it must be the same: no second spelling of one signature.
  if (bytes.toString('base64url') !== assinatura) return undefined
  return { resumo, assinada: { chave, assinatura: bytes } }
}

const jwk = z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })
/** Keys as an installation publishes them (RFC 8037), or one alone. */
const publicadas = z.union([
  z.looseObject({ keys: z.array(z.looseObject({})) }).transform((j) => j.keys),
  jwk.transform((j) => [j]),
])

/** Public keys by their ids. */
export type ChavesPublicas = ReadonlyMap<string, string>

/**
 * The Ed25519 keys of a published list, as JSON; undefined when it has none. The id is worked out
 * from the key, whatever the list says.
 */
export function lerChavesPublicas(lista: unknown): ChavesPublicas | undefined {
  const lidas = publicadas.safeParse(lista)
  const chaves = (lidas.data ?? []).flatMap((k) => {
    const { data } = jwk.safeParse(k)
    const crua = Buffer.from(data?.x ?? '', 'base64url')
    if (data === undefined || crua.length !== 32) return []
    const id = createHash('sha256').update(crua).digest('hex').slice(0, 8)
    return [[id, data.x] as const]
  })
  return chaves.length === 0 ? undefined : new Map(chaves)
}

/** By which key the seal was signed, or what is wrong; `sem-assinatura` for one of before. */
export function conferirAssinatura(
  { resumo, assinada }: Lacre,
  chaves: ChavesPublicas,
): Readonly<{ chave: string }> | 'sem-assinatura' | 'outra-chave' | 'falsa' {
  if (assinada === undefined) return 'sem-assinatura'
  const { chave, assinatura } = assinada
  const x = chaves.get(chave)
  if (x === undefined) return 'outra-chave'
  const publica = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
  return verify(null, mensagem(resumo), publica, assinatura) ? { chave } : 'falsa'
}
