import { abrirPool } from '#ledger/banco.ts'
import { criarLivro } from '#ledger/livro.ts'
import { type Reconstrucao, reconstruir } from '#ledger/reconstruir.ts'
import { anotarRefeitas, oQueFalta } from '#ledger/refeitas.ts'
import { leitorDeIndices } from './casa.ts'
import { calculosDe } from './calculos.ts'
import { Servicos } from './servicos.ts'

type Onde = Readonly<{
  /** The owner's connection. */
  donoUrl: string
  /** The folder of the packs. */
  pacotes: string
  /** Told as it goes: acts read so far. */
  aoAvancar?: (atos: number) => void
}>

/** Rebuilds, from the acts, every table that screens read, the public situation included. */
export async function refazerLeituras({
  donoUrl,
  pacotes,
  aoAvancar,
}: Onde): Promise<Reconstrucao> {
  const pool = abrirPool(donoUrl, 4)
  try {
    const indices = leitorDeIndices(pool)
    const relogio = () => Temporal.Now.instant().toString()
    const { projecoes } = criarLivro(
      pool,
      calculosDe({ servicos: new Servicos(pacotes), indices, relogio }),
    )
    const feita = await reconstruir(pool, projecoes, aoAvancar === undefined ? {} : { aoAvancar })
    await anotarRefeitas(pool)
    return feita
  } finally {
    await pool.end()
  }
}

/**
 * After a new version: rebuilds when the tables changed under rows that were already there, and
 * says so first. A rebuild cut short is begun again at the next start.
 */
export async function refazerSePreciso(onde: Onde, avisar: () => void): Promise<void> {
  const pool = abrirPool(onde.donoUrl, 1)
  let falta: Awaited<ReturnType<typeof oQueFalta>>
  try {
    falta = await oQueFalta(pool)
    if (falta === 'anotar') await anotarRefeitas(pool)
  } finally {
    await pool.end()
  }
  if (falta !== 'refazer') return
  avisar()
  await refazerLeituras(onde)
}
