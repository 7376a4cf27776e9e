import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import * as z from 'zod'

const daAssinatura = z.strictObject({
  /** First four bytes of the SHA-256 of the raw public key, in hexadecimal. */
  id: z.string().regex(/^[0-9a-f]{8}$/),
  desde: z.string(),
  /** Raw Ed25519 public key, base64url. */
  publica: z.string(),
  /** PKCS #8, base64url; null once retired: it verifies for ever and signs no more. */
  privada: z.string().nullable(),
})
const dosArquivos = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  desde: z.string(),
  /** 32 bytes, base64url; old ones stay, to unwrap what they wrapped. */
  chave: z.string(),
})
/** The secret file of an installation; the last of each list is the one in use. */
export const arquivoDeChaves = z.strictObject({
  versao: z.literal(1),
  assinatura: z.array(daAssinatura).min(1),
  arquivos: z.array(dosArquivos).min(1),
})
export type ArquivoDeChaves = z.infer<typeof arquivoDeChaves>

/** The installation's keys, ready to use. They live outside the database, which stays a sealed box without them. */
export type Chaves = Readonly<{
  /** Signs with the key in use. */
  assinar(dados: Uint8Array): Buffer
  chaveEmUso: string
  /** Undefined: no key of this installation has that id. */
  conferir(chave: string, dados: Uint8Array, assinatura: Uint8Array): boolean | undefined
  publicas: readonly Readonly<{ id: string; desde: string; x: string; emUso: boolean }>[]
  arquivos: Readonly<{ emUso: string; chave(id: string): Buffer | undefined }>
}>

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const novaAssinatura = (desde: string): ArquivoDeChaves['assinatura'][number] => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const publica = publicKey.export({ format: 'jwk' }).x ?? ''
  return {
    id: sha256(Buffer.from(publica, 'base64url')).slice(0, 8),
    desde,
    publica,
    privada: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  }
}

const novaDosArquivos = (desde: string): ArquivoDeChaves['arquivos'][number] => {
  const chave = randomBytes(32)
  return { id: sha256(chave).slice(0, 8), desde, chave: chave.toString('base64url') }
}

/** Keys of a new installation. `desde`: ISO 8601. */
export const novoArquivoDeChaves = (desde: string): ArquivoDeChaves => ({
  versao: 1,
  assinatura: [novaAssinatura(desde)],
  arquivos: [novaDosArquivos(desde)],
})

/** A new key of each kind in use; of the old signing keys only the public half stays. */
export const girarChaves = (antes: ArquivoDeChaves, desde: string): ArquivoDeChaves => ({
  versao: 1,
  assinatura: [...antes.assinatura.map((c) => ({ ...c, privada: null })), novaAssinatura(desde)],
  arquivos: [...antes.arquivos, novaDosArquivos(desde)],
})

const publicaDe = (x: string): KeyObject =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })

/** The file's keys, ready. Throws when the one in use cannot sign or a key is not one. */
export function abrirChaves(arquivo: ArquivoDeChaves): Chaves {
  const ultima = arquivo.assinatura.at(-1)
  const doArquivo = arquivo.arquivos.at(-1)
  if (ultima?.privada == null || doArquivo === undefined) throw new Error('sem chave em uso')
  const privada = createPrivateKey({
    format: 'der',
    type: 'pkcs8',
    key: Buffer.from(ultima.privada, 'base64url'),
  })
  const publicas = new Map(arquivo.assinatura.map((c) => [c.id, publicaDe(c.publica)]))
  const simetricas = new Map(arquivo.arquivos.map((c) => [c.id, Buffer.from(c.chave, 'base64url')]))
  return {
    assinar: (dados) => sign(null, dados, privada),
    chaveEmUso: ultima.id,
    conferir(id, dados, assinatura) {
      const chave = publicas.get(id)
      return chave && verify(null, dados, chave, assinatura)
    },
    publicas: arquivo.assinatura.map(({ id, desde, publica }) => ({
      id,
      desde,
      x: publica,
      emUso: id === ultima.id,
    })),
    arquivos: { emUso: doArquivo.id, chave: (id) => simetricas.get(id) },
  }
}

/** Keys that last as long as the process: for tests and for throw-away databases. */
export const chavesPassageiras = (): Chaves =>
  abrirChaves(novoArquivoDeChaves('1970-01-01T00:00:00Z'))
