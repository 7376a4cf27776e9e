import { type Ato, idDaCorrente, type TipoDeCorrente } from '#core/ato.ts'
import { correnteDoCaso } from '#core/junta/caso.ts'
import { referenciasDoAto } from '#core/mundo/referencias.ts'
import type { Tx } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import { RECURSOS } from '../recursos.ts'

/**
 * The acts of the cases of an agenda, which the body's stream names and does not link; with each
 * loss its grant and its driver, by which it is known who answers.
 */
export async function casosDaPauta(
  tx: Tx,
  servico: string,
  pauta: readonly string[],
): Promise<readonly Ato[]> {
  const casos = await lerAtos(tx, servico, pauta.map(correnteDoCaso))
  const delas = casos
    .filter((a) => a.corrente.startsWith('perda:'))
    .flatMap(referenciasDoAto)
    .filter((c) => c.startsWith('outorga:') || c.startsWith('condutor:'))
  return [...casos, ...(await lerAtos(tx, servico, delas))]
}

/** Where the file of a case is: the first word of its address, and its id there. */
export function enderecoDoCaso(
  caso: string,
): Readonly<{ recurso: (typeof RECURSOS)[TipoDeCorrente]; id: string }> {
  const c = correnteDoCaso(caso)
  const tipo = c.slice(0, c.indexOf(':')) as TipoDeCorrente
  return { recurso: RECURSOS[tipo], id: idDaCorrente(c) }
}

/** Below the service's address. */
export const caminhoDoCaso = (caso: string): string => {
  const { recurso, id } = enderecoDoCaso(caso)
  return `${recurso}/${id}`
}
