import type { Papel } from '#core/contexto.ts'
import type { Tx } from '#ledger/banco.ts'

export type Abertura = Readonly<{
  servico: string
  /** Id of the file whose papers are opened. */
  ficha: string
  usuario: string
  /** The role that allows it. */
  papel: Papel
  documentos: readonly string[]
}>

/** Records that restricted papers are opened, in the transaction that reads them: unrecorded, unshown. */
export const registrarAbertura = (tx: Tx, a: Abertura): Promise<unknown> =>
  tx.sql(
    `INSERT INTO abertura_restrita (municipio, servico, pessoa, usuario, papel, documentos)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [tx.municipio, a.servico, a.ficha, a.usuario, a.papel, a.documentos],
  )
