import type { Corrente } from '#core/ato.ts'
import type { AtoRegistrado } from './ato.ts'
import type { Tx } from './banco.ts'
import type { EstadosDoLivro } from './projecoes/projecao.ts'
import { correntesVizinhas, lerAtos } from './vizinhanca.ts'

type PorCorrente = Map<Corrente, readonly AtoRegistrado[]>

/** Acts by stream, each in the order given. */
export const porCorrente = (atos: readonly AtoRegistrado[]): PorCorrente =>
  Map.groupBy(atos, (a) => a.corrente)

/**
 * The streams as projections look at them. `conhecidas` holds whole streams already in memory;
 * the others are read once, when asked for.
 */
export function lerEstados(tx: Tx, servico: string, conhecidas: PorCorrente): EstadosDoLivro {
  const carregar = async (correntes: readonly Corrente[]) => {
    const faltam = correntes.filter((c) => !conhecidas.has(c))
    for (const c of faltam) conhecidas.set(c, [])
    for (const [c, atos] of porCorrente(await lerAtos(tx, servico, faltam))) conhecidas.set(c, atos)
    return correntes.flatMap((c) => conhecidas.get(c) ?? [])
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
