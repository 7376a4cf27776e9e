import type { Tx } from '#ledger/banco.ts'
import type { ProcessoAberto } from '../contrato/conta.ts'
import { ProblemaHttp } from '../http/problema.ts'

/** Files that one person may join to one proceeding. */
const LIMITE = 10

type Arquivos = NonNullable<ProcessoAberto['detalhe']>['arquivos']

/** What the account itself joined to the proceeding: the municipality's own files are not here. */
export const arquivosDaConta = (
  tx: Tx,
  servico: string,
  usuario: string,
  { recurso, id }: Readonly<{ recurso: string; id: string }>,
): Promise<Arquivos[number][]> =>
  tx.sql<Arquivos[number]>(
    `SELECT id, nome, tamanho, em FROM arquivo WHERE municipio = $1 AND servico = $2
       AND recurso = $3 AND ficha = $4 AND usuario = $5 ORDER BY em, id`,
    [tx.municipio, servico, recurso, id, usuario],
  )

type Onde = Readonly<{ recurso: string; id: string }>

/**
 * Throws 422 once as many as may be were joined. One at a time for the person and the proceeding:
 * many at once are no way around the limit.
 */
export async function exigirLugar(
  tx: Tx,
  servico: string,
  usuario: string,
  onde: Onde,
): Promise<void> {
  await tx.sql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${usuario} ${onde.id}`])
  const juntados = await arquivosDaConta(tx, servico, usuario, onde)
  if (juntados.length >= LIMITE)
    throw new ProblemaHttp(422, `Você já juntou ${LIMITE} arquivos a este processo.`, {
      detail: 'Leve ao balcão o que faltar.',
    })
}
