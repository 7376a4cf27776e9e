import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Chaves } from '../chaves/chaves.ts'

/** AES-256-GCM: a nonce of 12 bytes, the text, and a tag of 16, in one run of bytes. */
const NONCE = 12
const TAG = 16

const fechar = (chave: Uint8Array, dados: Uint8Array, contexto: string): Buffer => {
  const nonce = randomBytes(NONCE)
  const cifra = createCipheriv('aes-256-gcm', chave, nonce).setAAD(Buffer.from(contexto))
  return Buffer.concat([nonce, cifra.update(dados), cifra.final(), cifra.getAuthTag()])
}

const abrir = (chave: Uint8Array, fechado: Uint8Array, contexto: string): Buffer => {
  const decifra = createDecipheriv('aes-256-gcm', chave, fechado.subarray(0, NONCE))
    .setAAD(Buffer.from(contexto))
    .setAuthTag(fechado.subarray(-TAG))
  return Buffer.concat([decifra.update(fechado.subarray(NONCE, -TAG)), decifra.final()])
}

/** A sealed content: its own key, wrapped by a key of the installation, which stays outside the database. */
export type Selado = Readonly<{ chave: string; envolvida: Buffer; conteudo: Buffer }>

/** Seals with a new key of its own. `contexto` (municipality and file) must be the same to open. */
export function selar(chaves: Chaves, dados: Uint8Array, contexto: string): Selado {
  const { emUso } = chaves.arquivos
  const mestra = chaves.arquivos.chave(emUso)
  if (mestra === undefined) throw new Error('sem chave de arquivos')
  const propria = randomBytes(32)
  return {
    chave: emUso,
    envolvida: fechar(mestra, propria, contexto),
    conteudo: fechar(propria, dados, contexto),
  }
}

/** Opens what `selar` sealed. Throws when the key is lost, or anything was changed. */
export function deselar(
  chaves: Chaves,
  { chave, envolvida, conteudo }: Selado,
  contexto: string,
): Buffer {
  const mestra = chaves.arquivos.chave(chave)
  if (mestra === undefined)
    throw new Error(`a chave de arquivos ${chave} não está nesta instalação`)
  return abrir(abrir(mestra, envolvida, contexto), conteudo, contexto)
}
