import type { Contexto } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { proximaChamada } from './decide.ts'
import type { AtoDeFila } from './fila.ts'

/**
 * The call that goes with the end of a grant: the place that it opens is of the first in line. None
 * when the grant held no place, nobody waits, or something bars the call (a tie not yet drawn).
 */
export function chamadaDaVagaAberta(
  outorga: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly AtoDeFila[] {
  const o = mundo.outorga(outorga)
  return o !== undefined && outorgaVigente(o, contexto.hoje)
    ? proximaChamada(mundo, contexto, 1)
    : []
}
