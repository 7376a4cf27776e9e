import type { Ato, Corrente, TipoDeCorrente } from '#core/ato.ts'
import type { Papel } from '#core/contexto.ts'

/** The pack that decided: which, its version and the digest of its content. */
export type PacoteDoAto = Readonly<{ id: string; versao: string; sha256: string }>

/** An act as the ledger holds it. Instants are ISO 8601 in UTC, to the millisecond. */
export type AtoRegistrado = Ato &
  Readonly<{
    municipio: number
    servico: string
    seq: number
    id: string
    comandoId: string
    /** Place among the acts of its command, from 0. */
    ordem: number
    pacote: PacoteDoAto
    autor: string
    papel: Papel | 'sistema' | 'publico'
    dispositivo: string
    fatoEm: string
    registradoEm: string
    hash: Buffer
    hashAnterior: Buffer
  }>

export type LinhaDeAto = {
  municipio: number
  servico: string
  corrente_tipo: string
  corrente_id: string
  seq: number
  id: string
  comando_id: string
  ordem: number
  tipo: string
  dados: Ato['dados']
  fundamentos: string[]
  lacunas: string[]
  pacote: string
  pacote_versao: string
  pacote_sha256: string
  autor: string
  papel: AtoRegistrado['papel']
  dispositivo: string
  fato_em: string
  registrado_em: string
  hash: Buffer
  hash_anterior: Buffer
  pessoal_digest: Buffer | null
  pessoal: object | null
}

/** Columns of `ato a` with its personal data `p`, for `deLinha`. */
export const COLUNAS = `a.municipio, a.servico, a.corrente_tipo, a.corrente_id, a.seq, a.id,
  a.comando_id, a.ordem, a.tipo, a.dados, a.fundamentos, a.lacunas, a.pacote, a.pacote_versao,
  a.pacote_sha256, a.autor, a.papel, a.dispositivo, a.fato_em, a.registrado_em, a.hash,
  a.hash_anterior, a.pessoal_digest, p.dados AS pessoal`

/** `FROM` that goes with `COLUNAS`. Erased personal data comes back absent. */
export const COM_PESSOAL = `ato a LEFT JOIN dado_pessoal p
  ON p.municipio = a.municipio AND p.ato_id = a.id`

/** An act from its row. */
export const deLinha = (r: LinhaDeAto): AtoRegistrado => ({
  municipio: r.municipio,
  servico: r.servico,
  corrente: `${r.corrente_tipo as TipoDeCorrente}:${r.corrente_id}`,
  seq: r.seq,
  id: r.id,
  comandoId: r.comando_id,
  ordem: r.ordem,
  tipo: r.tipo,
  dados: r.dados,
  fundamentos: r.fundamentos,
  ...(r.lacunas.length > 0 && { lacunas: r.lacunas }),
  ...(r.pessoal !== null && { pessoal: r.pessoal }),
  pacote: { id: r.pacote, versao: r.pacote_versao, sha256: r.pacote_sha256 },
  autor: r.autor,
  papel: r.papel,
  dispositivo: r.dispositivo,
  fatoEm: r.fato_em,
  registradoEm: r.registrado_em,
  hash: r.hash,
  hashAnterior: r.hash_anterior,
})

/** A stream's name in its two columns. */
export const partesDe = (c: Corrente): readonly [tipo: string, id: string] => {
  const i = c.indexOf(':')
  return [c.slice(0, i), c.slice(i + 1)]
}
