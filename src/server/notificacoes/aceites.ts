import type { Tx } from '#ledger/banco.ts'

/**
 * SQL of whether the person with that id takes notices in their account: the last word counts. The
 * query around it has the municipality in $1 and the service in $2.
 */
export const ACEITA_NA_CONTA = (id: string): string =>
  `coalesce((SELECT t.tipo = 'notificacaoEletronicaAceita' FROM ato t
     WHERE t.municipio = $1 AND t.servico = $2 AND t.corrente_tipo = 'pessoa'
       AND t.corrente_id = ${id}
       AND t.tipo IN ('notificacaoEletronicaAceita', 'notificacaoEletronicaDeixada')
     ORDER BY t.seq DESC LIMIT 1), false)`

/** Of these persons, those who take notices in their account. */
export async function comConta(
  tx: Tx,
  servico: string,
  pessoas: readonly string[],
): Promise<ReadonlySet<string>> {
  const linhas = await tx.sql<{ id: string }>(
    `SELECT x.id FROM unnest($3::text[]) AS x(id) WHERE ${ACEITA_NA_CONTA('x.id')}`,
    [tx.municipio, servico, pessoas],
  )
  return new Set(linhas.map((l) => l.id))
}
