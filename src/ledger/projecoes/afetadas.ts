import { type Corrente, idDaCorrente } from '#core/ato.ts'
import type { AtoRegistrado } from '../ato.ts'
import type { Tx } from '../banco.ts'
import { correntesVizinhas } from '../vizinhanca.ts'
import { tocadas } from './projecao.ts'

/** The grants whose situation the acts may change: those at most two links away. */
export async function outorgasAfetadas(
  tx: Tx,
  servico: string,
  atos: readonly AtoRegistrado[],
): Promise<readonly string[]> {
  const doDominio = tocadas(
    atos,
    'outorga',
    'licenciamento',
    'vistoria',
    'veiculo',
    'pessoa',
    'condutor',
    'taxa',
    'auto',
    'recolhimento',
    'perda',
  )
  if (doDominio.length === 0) return []
  // A grant's own acts change it alone, not the other grants of its holder.
  const proprias = doDominio.filter((c) => /^(outorga|licenciamento):/.test(c))
  const outras = doDominio.filter((c) => !proprias.includes(c))
  const vizinhas = outras.length === 0 ? [] : await correntesVizinhas(tx, servico, outras)
  const outorgas = vizinhas.filter((c): c is Corrente => c.startsWith('outorga:'))
  return [...new Set([...proprias, ...outorgas].map(idDaCorrente))]
}
