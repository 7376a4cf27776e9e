import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

/** The holder comes with what the law asks to have the register gone over again. */
export const recadastrarTitular = z.strictObject({ presencial: z.boolean() })

/** Stream `outorga:<id>`. */
export type AtoDeRecadastramento = Ato<'titularRecadastrado', { validoAte: Dia }>

export type Recadastramento = Readonly<{ em: Dia; validoAte: Dia }>

/** Folds an act into the grant's list, oldest first. Total. */
export const evolveRecadastramentos = (
  lista: readonly Recadastramento[],
  { dados }: AtoDeRecadastramento,
): readonly Recadastramento[] => [...lista, { em: dados.em, validoAte: dados.validoAte }]
