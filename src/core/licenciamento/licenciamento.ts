import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { procuracao } from '../procuracao/procuracao.ts'
import type { Verificacao } from '../outorga/outorga.ts'

export const licenciarOutorga = z.strictObject({
  presencial: z.boolean(),
  procuracao: procuracao.optional(),
})

/** Stream `licenciamento:<id of the grant>`. */
export type AtoDeLicenciamento = Ato<
  'outorgaLicenciada',
  { numero?: string; validoAte: Dia; verificacoes: readonly Verificacao[] }
>

export type Licenciamento = Readonly<{
  licenciamentos: readonly { em: Dia; validoAte: Dia; numero?: string }[]
}>
