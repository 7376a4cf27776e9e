import type { Tx } from '#ledger/banco.ts'

/** An appeal under way: its record, and where it stands. */
export type RecursoDaJunta = Readonly<{
  id: string
  numero: string
  situacao: string
  relator: string
  em: string
}>

/** The appeals under way before the body, the oldest first. */
export const recursosDaJunta = (tx: Tx, servico: string): Promise<readonly RecursoDaJunta[]> =>
  tx.sql<RecursoDaJunta>(
    `SELECT split_part(corrente, ':', 2) AS id, coalesce(numero, '') AS numero, situacao,
       dados->>'relator' AS relator, em::text
     FROM painel_registro
     WHERE municipio = $1 AND servico = $2 AND tipo = 'recurso' AND situacao <> 'encerrado'
     ORDER BY em, numero LIMIT 200`,
    [tx.municipio, servico],
  )
