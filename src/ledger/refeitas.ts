import type pg from 'pg'
import { listarMunicipios } from './banco.ts'

/**
 * What the projections wait for: nothing, where they are of this version; to be noted as such, where
 * nothing was recorded yet; to be rebuilt, where the database came from an older version and they
 * were not since. `dono`: a pool of the owner's connections.
 */
export async function oQueFalta(dono: pg.Pool): Promise<'nada' | 'anotar' | 'refazer'> {
  const { rows } = await dono.query('SELECT 1 FROM migracao WHERE refeita_em IS NULL LIMIT 1')
  if (rows.length === 0) return 'nada'
  return (await listarMunicipios(dono)).length > 0 ? 'refazer' : 'anotar'
}

/** The projections are those of this version, on a new database or after a rebuild. */
export const anotarRefeitas = async (dono: pg.Pool): Promise<void> =>
  void (await dono.query('UPDATE migracao SET refeita_em = now() WHERE refeita_em IS NULL'))
