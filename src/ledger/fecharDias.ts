import type pg from 'pg'
import type { Dia } from '#core/calendar/dia.ts'
import { emMunicipio, listarMunicipios, type Tx } from './banco.ts'
import { TOLERANCIA, fecharDia } from './raizDiaria.ts'
import { naVez } from './tranca.ts'

/** Any number that no other lock of the database uses: who holds it is the one closing days. */
const TRANCA = 7_204_911

/**
 * The local days with acts that are over and have no root yet, oldest first. A day of which every
 * act was removed before it was closed is not among them: nothing is left to tell of it.
 */
export async function diasAbertos(tx: Tx, fuso: string, agora: string): Promise<readonly Dia[]> {
  const hoje = Temporal.Instant.from(agora)
    .subtract(TOLERANCIA)
    .toZonedDateTimeISO(fuso)
    .toPlainDate()
    .toString()
  const linhas = await tx.sql<{ dia: Dia }>(
    `SELECT DISTINCT (registrado_em AT TIME ZONE $2)::date AS dia FROM ato a
     WHERE municipio = $1 AND (registrado_em AT TIME ZONE $2)::date < $3::date
       AND NOT EXISTS (SELECT FROM raiz_diaria r WHERE r.municipio = a.municipio
         AND r.dia = (a.registrado_em AT TIME ZONE $2)::date)
     ORDER BY 1`,
    [tx.municipio, fuso, hoje],
  )
  return linhas.map((l) => l.dia)
}

/**
 * Closes every past day of every municipality that has acts and no root. Many processes may ask:
 * one does it, the others do nothing. @returns how many days were closed
 */
export async function fecharDias(
  pool: pg.Pool,
  agora: string = Temporal.Now.instant().toString(),
): Promise<number> {
  return (await naVez(pool, TRANCA, () => fecharTodos(pool, agora))) ?? 0
}

async function fecharTodos(pool: pg.Pool, agora: string): Promise<number> {
  let fechados = 0
  for (const { ibge, fuso } of await listarMunicipios(pool)) {
    const dias = await emMunicipio(pool, ibge, (tx) => diasAbertos(tx, fuso, agora))
    for (const dia of dias) {
      await fecharDia(pool, ibge, dia, agora)
      fechados++
    }
  }
  return fechados
}
