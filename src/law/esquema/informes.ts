import * as z from 'zod'
import { fundamentos, slug } from './comum.ts'

/** A column of what is told: every row has each of them, less the optional. */
const colunaDeInforme = z.strictObject({
  id: slug,
  nome: z.string(),
  tipo: z.enum(['texto', 'numero', 'dinheiro', 'hora', 'opcao']),
  /** Of `opcao`: what may be chosen. */
  opcoes: z.array(z.strictObject({ id: slug, nome: z.string() })).optional(),
  opcional: z.boolean().default(false),
})

/** What is told of the service of each grant: prices, routes, schools, pupils; in rows. */
export const informe = z.strictObject({
  id: slug,
  nome: z.string(),
  /** Who records it: the counter for the holder, or another body to which the law reserves it. */
  papeis: z.array(z.enum(['atendente', 'gestor', 'fiscal', 'educacao'])).min(1),
  colunas: z.array(colunaDeInforme).min(1),
  /** Of each half of the civil year; `prazo`: a parameter with the days after its end to send it. */
  semestral: z.strictObject({ prazo: slug }).optional(),
  fundamentos,
  lacuna: slug.optional(),
})
export type InformePrevisto = z.infer<typeof informe>
