import type { Tx } from '#ledger/banco.ts'
import { ProblemaHttp } from '../http/problema.ts'

/**
 * True of a person whose death is known by any of their grants, as SQL: `pessoa` is the expression of
 * their id, `municipio` that of the municipality. The death annulled, it is no longer so.
 */
export const FALECIDA = (municipio: string, pessoa: string): string =>
  `EXISTS (SELECT 1 FROM painel_outorga o WHERE o.municipio = ${municipio}
     AND o.titular = ${pessoa} AND o.obito_em IS NOT NULL)`

/** The account of who died is closed to everyone. Throws 422. */
export async function exigirViva(tx: Tx, pessoa: string): Promise<void> {
  const [linha] = await tx.sql<{ morta: boolean }>(`SELECT ${FALECIDA('$1', '$2')} AS morta`, [
    tx.municipio,
    pessoa,
  ])
  if (linha?.morta === true)
    throw new ProblemaHttp(422, 'Consta o falecimento desta pessoa: a conta dela está encerrada.', {
      detail:
        'Quem a sucede, ou o inventariante, age no balcão, com o que prova a representação. Se o óbito foi comunicado por engano, o gestor o anula, e a conta volta a servir.',
    })
}
