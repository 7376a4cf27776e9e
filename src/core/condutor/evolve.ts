import { idDaCorrente } from '../ato.ts'
import type { AtoDeCondutor, Condutor } from './condutor.ts'

/** Folds an act into the driver's registration. Total. */
export function evolveCondutor(
  estado: Condutor | undefined,
  ato: AtoDeCondutor,
): Condutor | undefined {
  if (ato.tipo === 'condutorInscrito') {
    const { em, ...resto } = ato.dados
    return { id: idDaCorrente(ato.corrente), ...resto, desde: em }
  }
  if (estado === undefined) return undefined
  if (ato.tipo === 'condutorRenovado') {
    const { em, ...novo } = ato.dados
    return { ...estado, ...novo, renovadoEm: [...(estado.renovadoEm ?? []), em] }
  }
  if (ato.tipo === 'certificadoCassado')
    return { ...estado, baixadoEm: ato.dados.em, cassado: true }
  if (ato.tipo === 'certificadoRestabelecido') {
    const { baixadoEm: _dia, cassado: _cassado, ...resto } = estado
    return resto
  }
  return ato.tipo === 'condutorBaixado' ? { ...estado, baixadoEm: ato.dados.em } : estado
}
