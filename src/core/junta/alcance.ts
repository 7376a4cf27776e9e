import type { Pacote } from '#law/pacote.ts'
import type { Corrente } from '../ato.ts'
import { correnteDaJunta, regraDaJunta } from './regra.ts'

/** What a step of an appeal looks at besides its record: who sits, and the sessions. */
const COM_JUNTA: ReadonlySet<string> = new Set([
  'distribuirRecurso',
  'redistribuirRecurso',
  'relatarRecurso',
  'votarRecurso',
  'pedirVista',
  'proclamarResultado',
  'decidirEfeitoSuspensivo',
  'declararImpedimento',
])

/**
 * The collegiate body that a command looks at beside the streams that it names. It makes no link:
 * an appeal's file would otherwise bring every other appeal.
 */
export const juntasDoComando = (nome: string, pacote: Pacote): readonly Corrente[] =>
  regraDaJunta(pacote) !== undefined && COM_JUNTA.has(nome) ? [correnteDaJunta(pacote)] : []
