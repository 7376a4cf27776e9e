import type { Corrente } from '#core/ato.ts'
import { casoDaCorrente } from '#core/junta/caso.ts'
import type { Tx } from '#ledger/banco.ts'

/** An appeal under way: its case, as agendas name it, and where it stands. */
export type RecursoDaJunta = Readonly<{
  id: string
  numero: string
  situacao: string
  relator: string
  em: string
}>

/** The appeals under way before the body, the oldest first. */
export async function recursosDaJunta(tx: Tx, servico: string): Promise<readonly RecursoDaJunta[]> {
  const linhas = await tx.sql<Omit<RecursoDaJunta, 'id'> & Readonly<{ corrente: Corrente }>>(
    `SELECT corrente, coalesce(numero, '') AS numero, situacao,
       dados->>'relator' AS relator, em::text
     FROM painel_registro
     WHERE municipio = $1 AND servico = $2 AND tipo = 'recurso' AND situacao <> 'encerrado'
     ORDER BY em, numero LIMIT 200`,
    [tx.municipio, servico],
  )
  return linhas.map(({ corrente, ...r }) => ({ id: casoDaCorrente(corrente), ...r }))
}
