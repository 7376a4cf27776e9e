import type { Requisito } from '#law/esquema/requisitos.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'

/**
 * The requirements that want a paper of this kind to be negative, not repealed on the day
 * (inclusive): whoever joins the paper then says what it found. Empty when none does.
 */
export const pedemResultado = (tipo: string, pacote: Pacote, dia: Dia): readonly Requisito[] =>
  pacote.requisitos.filter(
    ({ exige, ate }) =>
      exige.forma === 'documento' &&
      exige.tipo === tipo &&
      exige.negativa === true &&
      (ate === undefined || ate >= dia),
  )
