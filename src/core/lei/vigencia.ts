import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'

/** Whether an engine of version `motor` may read the pack: a pack made for a newer one is refused. */
export const motorAtende = (pacote: Pacote, motor: number): boolean => pacote.lei.motor <= motor

/**
 * Why the law grants nothing new on the day: not yet in force (`lei.nao-vigente`, with the day), or
 * repealed, when the municipality switched its repeal on (`lei.revogada`). The day of the repeal
 * is the first without the law. Empty: in force.
 */
export function recusasDeVigencia(pacote: Pacote, dia: Dia): readonly Recusa[] {
  const { vigenteDesde, revogacao } = pacote.lei
  if (dia < vigenteDesde)
    return [{ codigo: 'lei.nao-vigente', fundamentos: [], passaEm: vigenteDesde }]
  if (revogacao?.ligada === true && dia >= revogacao.em) {
    return [
      {
        codigo: 'lei.revogada',
        fundamentos: [],
        dados: { em: revogacao.em, fonte: revogacao.fonte },
      },
    ]
  }
  return []
}
