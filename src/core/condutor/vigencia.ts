import type { Dia } from '../calendar/dia.ts'
import type { Condutor } from './condutor.ts'

/** Registered on the day: from the registration to the day before it was ended. */
export const condutorAtivo = (c: Condutor, dia: Dia): boolean =>
  c.desde <= dia && (c.baixadoEm === undefined || dia < c.baixadoEm)
