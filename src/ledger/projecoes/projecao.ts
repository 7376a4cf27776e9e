import type { Corrente, TipoDeCorrente } from '#core/ato.ts'
import type { AtoRegistrado } from '../ato.ts'
import type { Tx } from '../banco.ts'

/** Acts that a projection may look at beside the ones being applied, which are included. */
export type EstadosDoLivro = Readonly<{
  /** Acts of one stream, in sequence; none for a stream that does not exist. */
  daCorrente(c: Corrente): Promise<readonly AtoRegistrado[]>
  /** Acts of the streams at most two links away, the stream's own included. */
  vizinhanca(c: Corrente): Promise<readonly AtoRegistrado[]>
}>

/**
 * A table that screens read, written in the transaction of the acts. It computes whole rows from
 * streams, never increments: applying twice changes nothing, and a rebuild is the same function.
 */
export type Projecao = Readonly<{
  nome: string
  tabelas: readonly string[]
  /** Tables worked out from those by others: emptied when a rebuild puts fresh rows in place. */
  derivadas?: readonly string[]
  /** Streams from whose acts a rebuild makes every row. */
  reconstroiDe: readonly TipoDeCorrente[]
  /** `atos` are of one service. */
  aplicar(
    tx: Tx,
    servico: string,
    atos: readonly AtoRegistrado[],
    estados: EstadosDoLivro,
  ): Promise<void>
}>

/** The streams of those types that the acts touched, without repeats. */
export const tocadas = (
  atos: readonly AtoRegistrado[],
  ...tipos: readonly TipoDeCorrente[]
): readonly Corrente[] => [
  ...new Set(atos.map((a) => a.corrente).filter((c) => tipos.some((t) => c.startsWith(`${t}:`)))),
]

const definicoes = new WeakMap<readonly string[], { lista: string; sql: string }>()

/**
 * Writes rows whole, by primary key. `colunas`: name and SQL type of each, the first `chaves` of
 * which are the key that follows municipality and service.
 */
export async function gravar(
  tx: Tx,
  servico: string,
  tabela: string,
  colunas: readonly string[],
  chaves: number,
  linhas: readonly object[],
): Promise<void> {
  if (linhas.length === 0) return
  let d = definicoes.get(colunas)
  if (d === undefined) {
    const nomes = colunas.map((c) => c.split(' ')[0] ?? c)
    const lista = nomes.join(', ')
    const chave = ['municipio', 'servico', ...nomes.slice(0, chaves)].join(', ')
    const troca = nomes.slice(chaves).map((n) => `${n} = excluded.${n}`)
    d = {
      lista,
      sql:
        `INSERT INTO ${tabela} (municipio, servico, ${lista}) ` +
        `SELECT $1, $2, ${lista} FROM jsonb_to_recordset($3::jsonb) AS n(${colunas.join(', ')}) ` +
        `ON CONFLICT (${chave}) DO UPDATE SET ${troca.join(', ')}`,
    }
    definicoes.set(colunas, d)
  }
  await tx.sql(d.sql, [tx.municipio, servico, JSON.stringify(linhas)])
}
