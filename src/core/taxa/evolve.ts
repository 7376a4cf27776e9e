import { idDaCorrente } from '../ato.ts'
import type { AtoDeTaxa, Taxa } from './taxa.ts'

/** Folds an act into the fee. Total. */
export function evolveTaxa(estado: Taxa | undefined, ato: AtoDeTaxa): Taxa | undefined {
  if (ato.tipo === 'taxaLancada') {
    const { em, ...resto } = ato.dados
    return { id: idDaCorrente(ato.corrente), ...resto, passos: resto.passos ?? [], lancadaEm: em }
  }
  if (estado === undefined) return undefined
  if (ato.tipo === 'taxaReduzida') {
    const { em, percentual, norma, motivo, valor, passos } = ato.dados
    return {
      ...estado,
      valor,
      passos: [...estado.passos, ...(passos ?? [])],
      reducao: { em, percentual, norma, motivo },
      ...(valor === 0 ? { isentaEm: em } : {}),
    }
  }
  return ato.tipo === 'taxaPaga' ? { ...estado, pagaEm: ato.dados.pagaEm ?? ato.dados.em } : estado
}
