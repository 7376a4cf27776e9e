import { addDias, type Dia } from '#core/calendar/dia.ts'
import type { Tx } from '#ledger/banco.ts'

/** A period of facts, both days inclusive. */
export type Periodo = Readonly<{ servico: string; de: Dia; ate: Dia }>
/** A stretch of days, both inclusive. */
export type Trecho = Readonly<{ de: Dia; ate: Dia }>
/** A period as its parts: those whose sums are kept, and those to be added up from the rows. */
export type Partes = Readonly<{ somados: readonly Trecho[]; aSomar: readonly Trecho[] }>

/** Whether no row of the kept sum `p` changed since it was made. */
export const EM_DIA = `NOT EXISTS (SELECT 1 FROM soma_a_refazer m
  WHERE m.municipio = p.municipio AND m.servico = p.servico AND m.mes BETWEEN p.inicio AND p.fim)`

/** How the period is made of kept sums: read in the transaction that adds them up. */
export async function partesDe(tx: Tx, { servico, de, ate }: Periodo): Promise<Partes> {
  const prontos = await tx.sql<Trecho>(
    `SELECT inicio AS de, fim AS ate FROM soma_do_painel p
     WHERE municipio = $1 AND servico = $2 AND inicio >= $3 AND fim <= $4 AND ${EM_DIA}
     ORDER BY inicio, fim DESC`,
    [tx.municipio, servico, de, ate],
  )
  return repartir({ de, ate }, prontos)
}

/**
 * The period cut into disjoint stretches. `prontos`: what is kept and lies inside it, by beginning,
 * of the same beginning the longest first; one overlaps another only by holding it whole.
 */
export function repartir({ de, ate }: Trecho, prontos: readonly Trecho[]): Partes {
  const somados: Trecho[] = []
  const aSomar: Trecho[] = []
  let dia = de
  for (const p of prontos) {
    if (p.de < dia) continue
    if (p.de > dia) aSomar.push({ de: dia, ate: addDias(p.de, -1) })
    somados.push(p)
    dia = addDias(p.ate, 1)
  }
  if (dia <= ate) aSomar.push({ de: dia, ate })
  return { somados, aSomar }
}
