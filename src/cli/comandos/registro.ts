import { casos } from './casos.ts'
import { cobertura } from './cobertura.ts'
import { esquemas } from './esquemas.ts'
import { lei } from './lei.ts'
import { leis } from './leis.ts'
import { simular } from './simular.ts'
import type { Subcomando } from './subcomando.ts'

/** The subcommands, in the order of the help: help, dispatch and suggestions come from this list. */
export const registro: readonly Subcomando[] = [leis, lei, cobertura, casos, simular, esquemas]
