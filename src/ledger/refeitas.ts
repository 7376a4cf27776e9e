import type pg from 'pg'
import { listarMunicipios } from './banco.ts'

/**
 * Whether the database came from an older version and its projections were not rebuilt since. False
 * where nothing was recorded yet. `dono`: a pool of the owner's connections.
 */
export async function faltaRefazer(dono: pg.Pool): Promise<boolean> {
  const { rows } = await dono.query('SELECT 1 FROM migracao WHERE refeita_em IS NULL LIMIT 1')
  return rows.length > 0 && (await listarMunicipios(dono)).length > 0
}

/** The projections are those of this version, on a new database or after a rebuild. */
export const anotarRefeitas = async (dono: pg.Pool): Promise<void> =>
  void (await dono.query('UPDATE migracao SET refeita_em = now() WHERE refeita_em IS NULL'))
