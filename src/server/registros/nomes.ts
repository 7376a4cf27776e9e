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
