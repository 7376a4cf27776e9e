import type { Ato, Corrente, TipoDeCorrente } from '#core/ato.ts'
import {
  type AtoRegistrado,
  COLUNAS,
  COM_PESSOAL,
  deLinha,
  type LinhaDeAto,
  partesDe,
} from './ato.ts'
import type { Tx } from './banco.ts'
import { comPares } from './vinculos.ts'

/** How many links away a decision looks, at most (see `raizesDoComando`). */
const DISTANCIA = 2

/**
 * The streams at most two links away from the roots, either way, the roots included; with each
 * vehicle its inspections, with each grant its licensing, with each driver the person (whose papers
 * an inspection asks, three links away from the vehicle). Some may not exist (yet).
 */
export async function correntesVizinhas(
  tx: Tx,
  servico: string,
  raizes: readonly Corrente[],
): Promise<readonly Corrente[]> {
  const linhas = await tx.sql<{ nome: Corrente }>(
    `WITH RECURSIVE v(nome, n) AS (
       SELECT unnest($3::text[]), 0
       UNION
       SELECT x.outra, v.n + 1 FROM v CROSS JOIN LATERAL (
         SELECT para AS outra FROM vinculo
           WHERE municipio = $1 AND servico = $2 AND de = v.nome
         UNION ALL
         SELECT de FROM vinculo
           WHERE municipio = $1 AND servico = $2 AND para = v.nome) x
       WHERE v.n < $4)
     SELECT nome FROM v
     UNION
     SELECT l.para FROM v JOIN vinculo l
       ON l.municipio = $1 AND l.servico = $2 AND l.de = v.nome
     WHERE v.nome LIKE 'condutor:%' AND l.para LIKE 'pessoa:%'`,
    [tx.municipio, servico, comPares(raizes), DISTANCIA],
    'vizinhas',
  )
  return comPares([...raizes, ...linhas.map((l) => l.nome)])
}

/** Acts recorded, or that took place, up to an instant (ISO 8601, inclusive). */
export type Corte = Readonly<{ registradosAte?: string; ocorridosAte?: string }>

/** Acts of the streams with their personal data, by stream and in sequence; a stream named twice is read once. */
export async function lerAtos(
  tx: Tx,
  servico: string,
  correntes: readonly Corrente[],
  corte: Corte = {},
): Promise<readonly AtoRegistrado[]> {
  if (correntes.length === 0) return []
  const partes = [...new Set(correntes)].map(partesDe)
  const linhas = await tx.sql<LinhaDeAto>(
    `SELECT x.* FROM unnest($3::text[], $4::text[]) AS c(tipo, id) CROSS JOIN LATERAL (
       SELECT ${COLUNAS} FROM ${COM_PESSOAL}
       WHERE a.municipio = $1 AND a.servico = $2 AND a.corrente_tipo = c.tipo
         AND a.corrente_id = c.id
         AND a.registrado_em <= coalesce($5, 'infinity'::timestamptz)
         AND a.fato_em <= coalesce($6, 'infinity'::timestamptz)
       OFFSET 0) AS x
     ORDER BY x.corrente_tipo, x.corrente_id, x.seq`,
    [
      tx.municipio,
      servico,
      partes.map(([tipo]) => tipo),
      partes.map(([, id]) => id),
      corte.registradosAte ?? null,
      corte.ocorridosAte ?? null,
    ],
    'atos',
  )
  return linhas.map(deLinha)
}

type SemPessoal = [tipo: string, dados: Ato['dados'], fundamentos: string[], lacunas: string[]]

/**
 * Acts of many streams as the core folds them, without what is personal and what is of the ledger:
 * a row a stream, which costs a fifth of `lerAtos`. For sums over thousands of streams.
 */
export async function lerAtosParaConta(
  tx: Tx,
  servico: string,
  correntes: readonly Corrente[],
): Promise<readonly Ato[]> {
  if (correntes.length === 0) return []
  const partes = [...new Set(correntes)].map(partesDe)
  const linhas = await tx.sql<{ corrente: Corrente; atos: readonly SemPessoal[] | null }>(
    `SELECT c.tipo || ':' || c.id AS corrente, x.atos
     FROM unnest($3::text[], $4::text[]) AS c(tipo, id) CROSS JOIN LATERAL (
       SELECT json_agg(json_build_array(a.tipo, a.dados, a.fundamentos, a.lacunas) ORDER BY a.seq)
         AS atos
       FROM ato a
       WHERE a.municipio = $1 AND a.servico = $2 AND a.corrente_tipo = c.tipo
         AND a.corrente_id = c.id
       OFFSET 0) AS x`,
    [tx.municipio, servico, partes.map(([tipo]) => tipo), partes.map(([, id]) => id)],
    'atos-para-conta',
  )
  return linhas.flatMap(({ corrente, atos }) =>
    (atos ?? []).map(([tipo, dados, fundamentos, lacunas]) => ({
      tipo,
      corrente,
      dados,
      fundamentos,
      ...(lacunas.length > 0 && { lacunas }),
    })),
  )
}

/** Where a stream stands: its last act's sequence and hash. */
export type Cabeca = Readonly<{ seq: number; hash: Buffer }>

export type Trancadas = Readonly<{
  correntes: ReadonlySet<Corrente>
  /** Of those that exist. */
  cabecas: ReadonlyMap<Corrente, Cabeca>
  /** The database's clock once every lock was held: what acts bear as `registradoEm`. */
  agora: string
}>

const emOrdem = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Locks the heads of the streams until the transaction ends. In one statement and a fixed order,
 * so that two transactions wait for one another in line and not in a circle. A stream at a time, by
 * its key: joined, a planner without statistics (a table just filled) reads the whole service.
 */
export async function trancar(
  tx: Tx,
  servico: string,
  correntes: readonly Corrente[],
): Promise<Trancadas> {
  const partes = [...new Set(correntes)].sort(emOrdem).map(partesDe)
  const linhas = await tx.sql<{
    agora: string
    tipo: TipoDeCorrente | null
    id: string
    seq: number
    hash: Buffer
  }>(
    `WITH t AS MATERIALIZED (
       SELECT c.* FROM unnest($3::text[], $4::text[]) AS q(tipo, id) CROSS JOIN LATERAL (
         SELECT c.tipo, c.id, c.seq, c.hash FROM corrente c
         WHERE c.municipio = $1 AND c.servico = $2 AND c.tipo = q.tipo AND c.id = q.id
         FOR UPDATE) AS c)
     SELECT date_trunc('milliseconds', clock_timestamp()) AS agora, t.*
     FROM (SELECT count(*) FROM t) AS depois_de_todas LEFT JOIN t ON true`,
    [tx.municipio, servico, partes.map(([tipo]) => tipo), partes.map(([, id]) => id)],
    'trancar',
  )
  const cabecas = new Map<Corrente, Cabeca>()
  for (const { tipo, id, seq, hash } of linhas) {
    if (tipo !== null) cabecas.set(`${tipo}:${id}`, { seq, hash })
  }
  return { correntes: new Set(correntes), cabecas, agora: linhas[0]?.agora ?? '' }
}
