import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dia } from '../calendar/esquema.ts'
import type { Semestre } from './semestre.ts'

const celula = z.union([z.string().trim().min(1).max(300), z.number()])
/** A row: by the id of the pack's column. Money in centavos, hours `HH:MM`. */
const linha = z.record(z.string().max(60), celula)
export type LinhaDeInforme = z.infer<typeof linha>

export const registrarInforme = z.strictObject({
  /** Its kind, as the pack calls it. */
  informe: z.string().max(60),
  /** When the holder sent it, or the body decided it. */
  recebidoEm: dia,
  /** `2025-1`: of which half-year, when it is told of each. */
  semestre: z
    .string()
    .regex(/^\d{4}-[12]$/)
    .optional(),
  linhas: z.array(linha).min(1).max(200),
})

/** Stream `outorga:<id>`. `devidoAte`: last day, inclusive, on which it was in time. */
export type AtoDeInforme = Ato<
  'informeRegistrado',
  {
    informe: string
    recebidoEm: Dia
    semestre?: Semestre
    devidoAte?: Dia
    tempestivo?: boolean
    linhas: readonly LinhaDeInforme[]
  }
>

export type Informe = Readonly<Omit<AtoDeInforme['dados'], 'em'> & { em: Dia }>

/** Folds an act into the grant's list, oldest first: nothing told is lost when told again. */
export const evolveInformes = (
  lista: readonly Informe[],
  ato: AtoDeInforme,
): readonly Informe[] => [...lista, ato.dados]

/** What stands told: the last of each kind, and of each half-year of those told by half-year. */
export function informesAtuais(lista: readonly Informe[]): readonly Informe[] {
  const atuais = new Map(lista.map((i) => [`${i.informe}/${i.semestre ?? ''}`, i]))
  return [...atuais.values()]
}
