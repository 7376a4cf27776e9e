import { corrente } from '#core/ato.ts'
import type { Contexto } from '#core/contexto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { saldoDaMulta, saldoRecusado } from '#core/multa/saldo.ts'
import type { Tx } from '#ledger/banco.ts'
import { correntesVizinhas, lerAtos } from '#ledger/vizinhanca.ts'

/** Records read at a time: what a page shows, and a bound on memory for a file of thousands. */
const DE_CADA_VEZ = 250

/**
 * What is left to pay today of each fine, corrected and less what was paid, as its own file says;
 * one whose index or unit is missing is not there. Only for final fines that are owed.
 */
export async function restaDosAutos(
  tx: Tx,
  servico: string,
  contexto: Contexto,
  autos: readonly string[],
): Promise<ReadonlyMap<string, Centavos>> {
  const restam = new Map<string, Centavos>()
  for (let i = 0; i < autos.length; i += DE_CADA_VEZ) {
    const ids = autos.slice(i, i + DE_CADA_VEZ)
    const proprios = ids.map((id) => corrente('auto', id))
    const atos = await lerAtos(tx, servico, proprios)
    const seus = criarMundo(atos)
    // Recidivism may have fallen with the earlier record: those are looked at with what is around.
    const reincidentes = proprios.filter(
      (_, k) => seus.auto(ids[k] ?? '')?.julgamento?.reincidente === true,
    )
    const vizinhas =
      reincidentes.length === 0 ? [] : await correntesVizinhas(tx, servico, reincidentes)
    const outros = vizinhas.filter((c) => c.startsWith('auto:') && !proprios.includes(c))
    const com =
      outros.length === 0 ? seus : criarMundo([...atos, ...(await lerAtos(tx, servico, outros))])
    for (const id of ids) {
      const auto = com.auto(id)
      if (auto?.multa === undefined) continue
      const saldo = saldoDaMulta(auto, contexto.hoje, com, contexto)
      if (!saldoRecusado(saldo)) restam.set(id, saldo.calculo.valor)
    }
  }
  return restam
}
