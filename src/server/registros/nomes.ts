import type { Tx } from '#ledger/banco.ts'

/** Names of people by id, as the search has them; who was erased is not among them. */
export async function nomesDe(
  tx: Tx,
  servico: string,
  pessoas: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (pessoas.length === 0) return new Map()
  const linhas = await tx.sql<{ id: string; titulo: string }>(
    `SELECT split_part(corrente, ':', 2) AS id, titulo FROM busca
     WHERE municipio = $1 AND servico = $2 AND corrente = ANY ($3)`,
    [tx.municipio, servico, [...new Set(pessoas)].map((p) => `pessoa:${p}`)],
  )
  return new Map(linhas.map((l) => [l.id, l.titulo]))
}

/** What the search calls each grant: its number and its holder's name. */
export async function titularesDe(
  tx: Tx,
  servico: string,
  outorgas: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (outorgas.length === 0) return new Map()
  const linhas = await tx.sql<{ id: string; nome: string }>(
    `SELECT split_part(corrente, ':', 2) AS id, titulo || ' · ' || subtitulo AS nome FROM busca
     WHERE municipio = $1 AND servico = $2 AND corrente = ANY ($3)`,
    [tx.municipio, servico, outorgas.map((o) => `outorga:${o}`)],
  )
  return new Map(linhas.map((l) => [l.id, l.nome]))
}
