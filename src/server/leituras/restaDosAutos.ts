import { corrente } from '#core/ato.ts'
import type { Contexto } from '#core/contexto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { saldoDaMulta, saldoRecusado } from '#core/multa/saldo.ts'
import type { Tx } from '#ledger/banco.ts'
import { correntesVizinhas, lerAtosParaConta } from '#ledger/vizinhanca.ts'

/**
 * What is left to pay today of each fine, corrected and less what was paid, as its own file says;
 * one whose index or unit is missing is not there. Only for final fines that are owed, and a few
 * hundred at a time: their acts, and those around a recidivist, are held in memory.
 */
export async function restaDosAutos(
  tx: Tx,
  servico: string,
  contexto: Contexto,
  autos: readonly string[],
): Promise<ReadonlyMap<string, Centavos>> {
  const proprios = autos.map((id) => corrente('auto', id))
  const atos = await lerAtosParaConta(tx, servico, proprios)
  const seus = criarMundo(atos)
  // Recidivism may have fallen with an earlier record: those are looked at with what is around.
  const reincidentes = proprios.filter(
    (_, i) => seus.auto(autos[i] ?? '')?.julgamento?.reincidente === true,
  )
  const vizinhas =
    reincidentes.length === 0 ? [] : await correntesVizinhas(tx, servico, reincidentes)
  const outros = vizinhas.filter((c) => c.startsWith('auto:') && !proprios.includes(c))
  const com =
    outros.length === 0
      ? seus
      : criarMundo([...atos, ...(await lerAtosParaConta(tx, servico, outros))])
  const restam = new Map<string, Centavos>()
  for (const id of autos) {
    const auto = com.auto(id)
    if (auto?.multa === undefined) continue
    const saldo = saldoDaMulta(auto, contexto.hoje, com, contexto)
    if (!saldoRecusado(saldo)) restam.set(id, saldo.calculo.valor)
  }
  return restam
}
