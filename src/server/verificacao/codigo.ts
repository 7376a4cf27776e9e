import type { Chaves } from '../chaves/chaves.ts'

/**
 * What a document's QR carries: 25 bytes — version, key id (4), municipality's IBGE code (4), id of
 * the issue (16) — and their Ed25519 signature (64), in base64url: 119 letters.
 */
const VERSAO = 1
const DADOS = 25
const ASSINATURA = 64

export type CodigoLido =
  /** Not a code of this system, or cut short. */
  | Readonly<{ como: 'ilegivel' }>
  /** Signed by a key that is not ours: another installation's, or nobody's. */
  | Readonly<{ como: 'estrangeiro'; municipio: string }>
  /** Names a key of ours, which did not sign it. */
  | Readonly<{ como: 'falso' }>
  | Readonly<{ como: 'assinado'; municipio: string; emissao: string }>

/** The code of an issue. `emissao`: UUID; `municipio`: IBGE code, 7 digits. */
export function escreverCodigo(chaves: Chaves, municipio: string, emissao: string): string {
  const dados = Buffer.alloc(DADOS)
  dados.writeUInt8(VERSAO, 0)
  dados.write(chaves.chaveEmUso, 1, 'hex')
  dados.writeUInt32BE(Number(municipio), 5)
  dados.write(emissao.replaceAll('-', ''), 9, 'hex')
  return Buffer.concat([dados, chaves.assinar(dados)]).toString('base64url')
}

/** Reads a code and checks its signature. Never throws. */
export function lerCodigo(chaves: Chaves, codigo: string): CodigoLido {
  const bytes = Buffer.from(codigo, 'base64url')
  // Written back, it must be the same: no stray letters, no second spelling of one code.
  const inteiro = bytes.length === DADOS + ASSINATURA && bytes.toString('base64url') === codigo
  if (!inteiro || bytes[0] !== VERSAO) return { como: 'ilegivel' }
  const dados = bytes.subarray(0, DADOS)
  const municipio = String(dados.readUInt32BE(5))
  const valida = chaves.conferir(dados.toString('hex', 1, 5), dados, bytes.subarray(DADOS))
  if (valida === undefined) return { como: 'estrangeiro', municipio }
  if (!valida) return { como: 'falso' }
  const emissao = dados
    .toString('hex', 9)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { como: 'assinado', municipio, emissao }
}
