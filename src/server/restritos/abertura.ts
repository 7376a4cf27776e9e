import { OPEN_RESTRICTED } from '#core/arquivo/arquivo.ts'
import type { Papel } from '#core/contexto.ts'
import type { Tx } from '#ledger/banco.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import { ProblemaHttp } from '../http/problema.ts'

export type Abertura = Readonly<{
  servico: string
  /** Id of the file whose papers are opened. */
  ficha: string
  usuario: string
  /** The role that allows it. */
  papel: Papel
  documentos: readonly string[]
}>

/** Who opens restricted papers, and by which role. */
export type QuemAbre = Pick<Abertura, 'usuario' | 'papel'>

/** Throws 403 when none of the session's roles opens restricted papers. */
export function quemPodeAbrir({ usuario, papeis }: SessaoAberta): QuemAbre {
  const papel = OPEN_RESTRICTED.find((p) => papeis.includes(p))
  if (papel === undefined) throw new ProblemaHttp(403, 'Seu papel não abre papéis restritos.')
  return { usuario, papel }
}

/** Records that restricted papers are opened, in the transaction that reads them: unrecorded, unshown. */
export const registrarAbertura = (tx: Tx, a: Abertura): Promise<unknown> =>
  tx.sql(
    `INSERT INTO abertura_restrita (municipio, servico, pessoa, usuario, papel, documentos)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [tx.municipio, a.servico, a.ficha, a.usuario, a.papel, a.documentos],
  )
