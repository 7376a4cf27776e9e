import type { Corrente } from '#core/ato.ts'
import type { AtoRegistrado } from './ato.ts'
import type { Tx } from './banco.ts'
import type { EstadosDoLivro } from './projecoes/projecao.ts'
import { correntesVizinhas, lerAtos } from './vizinhanca.ts'

type PorCorrente = ReadonlyMap<Corrente, readonly AtoRegistrado[]>

/** Acts by stream, each in the order given. */
export const porCorrente = (
  atos: readonly AtoRegistrado[],
): Map<Corrente, readonly AtoRegistrado[]> => Map.groupBy(atos, (a) => a.corrente)

/**
 * The streams as projections look at them. `conhecidas` holds whole streams already in memory;
 * the others are read once, when asked for.
 */
export function lerEstados(tx: Tx, servico: string, conhecidas: PorCorrente): EstadosDoLivro {
  // By stream: projections work at once, and one that asks for what another is reading waits for it.
  const lidas = new Map<Corrente, Promise<readonly AtoRegistrado[]>>(
    [...conhecidas].map(([c, atos]) => [c, Promise.resolve(atos)]),
  )
  const carregar = async (correntes: readonly Corrente[]) => {
    const faltam = correntes.filter((c) => !lidas.has(c))
    if (faltam.length > 0) {
      const todas = lerAtos(tx, servico, faltam).then(porCorrente)
      for (const c of faltam)
        lidas.set(
          c,
          todas.then((delas) => delas.get(c) ?? []),
        )
    }
    return (await Promise.all(correntes.flatMap((c) => lidas.get(c) ?? []))).flat()
  }
  // Several projections look around the same grant: walked once.
  const vizinhas = new Map<Corrente, Promise<readonly Corrente[]>>()
  const em = (c: Corrente) => {
    const sabidas = vizinhas.get(c) ?? correntesVizinhas(tx, servico, [c])
    vizinhas.set(c, sabidas)
    return sabidas
  }
  return {
    daCorrente: (c) => carregar([c]),
    vizinhanca: async (c) => carregar(await em(c)),
  }
}
