import type { Dia } from '#core/calendar/dia.ts'
import type { Tx } from './banco.ts'

/**
 * Whether a row of `painel_outorga` is a grant in force on a day: what the quota counts. `linha` is
 * the row's name in the query; `dia`, the SQL of the day.
 */
export const vigenteEm = (linha: string, dia: string): string =>
  `${linha}.situacao = 'concedida' AND ${linha}.inicio <= ${dia}
   AND (${linha}.termo_final IS NULL OR ${linha}.termo_final >= ${dia})`

/** How many grants of the service are in force on a day. */
export async function contarVigentes(tx: Tx, servico: string, dia: Dia): Promise<number> {
  const [linha] = await tx.sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM painel_outorga o
     WHERE o.municipio = $1 AND o.servico = $2 AND ${vigenteEm('o', '$3')}`,
    [tx.municipio, servico, dia],
    'vigentes',
  )
  return linha?.n ?? 0
}
