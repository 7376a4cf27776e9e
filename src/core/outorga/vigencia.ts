import type { Dia } from '../calendar/dia.ts'
import type { Outorga } from './outorga.ts'

/**
 * Whether the grant is in force on the day: from its start to its final term, both inclusive, and
 * to the day before the one on which it was ended. Without a final term it lasts until ended.
 */
export const outorgaVigente = (o: Outorga, dia: Dia): boolean =>
  o.inicio !== undefined &&
  o.inicio <= dia &&
  (o.termoFinal === undefined || dia <= o.termoFinal) &&
  (o.encerradaEm === undefined || dia < o.encerradaEm)
