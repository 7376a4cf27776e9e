import type pg from 'pg'
import type { Dia } from '#core/calendar/dia.ts'
import { fimDoDia, inicioDoDia } from '#core/calendar/instante.ts'
import { emMunicipio, listarMunicipios, type Tx } from './banco.ts'
import { raizDeMerkle } from './cadeia.ts'

export type Raiz = Readonly<{ dia: Dia; atos: number; raiz: Buffer }>

/** The day is not over (with five minutes' grace for transactions in course): nothing to close. */
export class DiaAberto extends Error {
  override readonly name = 'DiaAberto'
}

/** Grace after midnight, for transactions that were in course. */
export const TOLERANCIA = { minutes: 5 } as const

/**
 * Closes a local day of the municipality: keeps the Merkle root of the hashes of every act recorded
 * in it. Safe to repeat: a day closed stays as it was.
 * @throws DiaAberto before five minutes past its end
 */
export async function fecharDia(
  pool: pg.Pool,
  municipio: number,
  dia: Dia,
  agora: string = Temporal.Now.instant().toString(),
): Promise<Raiz> {
  const fuso = await fusoDe(pool, municipio)
  if (Temporal.Instant.compare(agora, fimDoDia(dia, fuso).add(TOLERANCIA)) < 0) {
    throw new DiaAberto(`o dia ${dia} ainda não terminou`)
  }
  return emMunicipio(pool, municipio, async (tx) => {
    const { atos, raiz } = await calcular(tx, dia, fuso)
    await tx.sql(
      `INSERT INTO raiz_diaria (municipio, dia, atos, raiz) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [municipio, dia, atos, raiz],
    )
    const [guardada] = await lerRaizes(tx, dia)
    return guardada ?? { dia, atos, raiz }
  })
}

/** The roots kept, by day; of one day, when given. */
export const lerRaizes = (tx: Tx, dia?: Dia): Promise<Raiz[]> =>
  tx.sql<Raiz>(
    `SELECT dia, atos, raiz FROM raiz_diaria
     WHERE municipio = $1 AND ($2::date IS NULL OR dia = $2) ORDER BY dia`,
    [tx.municipio, dia ?? null],
  )

/** The root of a day as the acts give it now. The leaves are in the order of their bytes. */
export async function calcular(tx: Tx, dia: Dia, fuso: string): Promise<Raiz> {
  const linhas = await tx.sql<{ hash: Buffer }>(
    `SELECT hash FROM ato WHERE municipio = $1 AND registrado_em >= $2 AND registrado_em <= $3
     ORDER BY hash`,
    [tx.municipio, inicioDoDia(dia, fuso).toString(), fimDoDia(dia, fuso).toString()],
  )
  return { dia, atos: linhas.length, raiz: raizDeMerkle(linhas.map((l) => l.hash)) }
}

export async function fusoDe(pool: pg.Pool, municipio: number): Promise<string> {
  const m = (await listarMunicipios(pool)).find(({ ibge }) => ibge === municipio)
  if (m === undefined) throw new Error(`o município ${municipio} não está cadastrado`)
  return m.fuso
}
