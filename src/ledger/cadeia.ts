import { createHash } from 'node:crypto'
import type { AtoRegistrado } from './ato.ts'
import { canonico } from './canonico.ts'

/** What precedes the first act of a stream: 32 zero bytes. */
export const ORIGEM: Buffer = Buffer.alloc(32)

const sha256 = (...partes: readonly (string | Uint8Array)[]): Buffer => {
  const h = createHash('sha256')
  for (const parte of partes) h.update(parte)
  return h.digest()
}

/** Digest of personal data, salted so that it tells nothing once the salt is gone. */
export const digestPessoal = (sal: Uint8Array, dados: object): Buffer =>
  sha256(sal, canonico(dados))

export type Envelope = Omit<AtoRegistrado, 'pessoal' | 'hash' | 'hashAnterior' | 'numerar'> &
  Readonly<{ pessoalDigest: string | undefined }>

/** SHA-256 of the previous act's hash followed by the canonical JSON of the act's envelope. */
export function hashDoAto(anterior: Uint8Array, a: Envelope): Buffer {
  return sha256(
    anterior,
    canonico({
      municipio: a.municipio,
      servico: a.servico,
      corrente: a.corrente,
      seq: a.seq,
      id: a.id,
      comandoId: a.comandoId,
      ordem: a.ordem,
      tipo: a.tipo,
      dados: a.dados,
      fundamentos: a.fundamentos,
      lacunas: a.lacunas ?? [],
      pacote: a.pacote,
      autor: a.autor,
      papel: a.papel,
      dispositivo: a.dispositivo,
      fatoEm: a.fatoEm,
      registradoEm: a.registradoEm,
      pessoalDigest: a.pessoalDigest ?? null,
    }),
  )
}

const FOLHA = Uint8Array.of(0)
const NO = Uint8Array.of(1)

/**
 * Merkle root (RFC 6962: leaves and nodes hashed under different prefixes, split at the greatest
 * power of two below the size). No leaf: SHA-256 of nothing.
 */
export function raizDeMerkle(folhas: readonly Uint8Array[]): Buffer {
  const [primeira] = folhas
  if (primeira === undefined) return sha256()
  if (folhas.length === 1) return sha256(FOLHA, primeira)
  const corte = corteDe(folhas.length)
  return sha256(NO, raizDeMerkle(folhas.slice(0, corte)), raizDeMerkle(folhas.slice(corte)))
}

const corteDe = (tamanho: number): number => 2 ** Math.floor(Math.log2(tamanho - 1))

/** The siblings, from the leaf up, with which the leaf at `indice` gives the root (RFC 6962, 2.1.1). */
export function provaDeMerkle(folhas: readonly Uint8Array[], indice: number): readonly Buffer[] {
  if (folhas.length <= 1) return []
  const corte = corteDe(folhas.length)
  const [antes, depois] = [folhas.slice(0, corte), folhas.slice(corte)]
  return indice < corte
    ? [...provaDeMerkle(antes, indice), raizDeMerkle(depois)]
    : [...provaDeMerkle(depois, indice - corte), raizDeMerkle(antes)]
}

/** The root that a leaf and its proof give, in a tree of `total` leaves; `undefined` if they do not fit. */
export function raizDaProva(
  folha: Uint8Array,
  indice: number,
  total: number,
  prova: readonly Uint8Array[],
): Buffer | undefined {
  if (indice < 0 || indice >= total) return undefined
  const irmao = prova.at(-1)
  if (total === 1) return irmao === undefined ? sha256(FOLHA, folha) : undefined
  if (irmao === undefined) return undefined
  const corte = corteDe(total)
  const resto = prova.slice(0, -1)
  if (indice < corte) {
    const esquerda = raizDaProva(folha, indice, corte, resto)
    return esquerda && sha256(NO, esquerda, irmao)
  }
  const direita = raizDaProva(folha, indice - corte, total - corte, resto)
  return direita && sha256(NO, irmao, direita)
}
