import * as z from 'zod'
import { fundamentos, papel, slug } from './comum.ts'

/** The list of who waits for a grant to be free: who calls, in what order, for how long. */
export const filaDeEspera = z.strictObject({
  id: slug,
  nome: z.string(),
  /** Those of one day: by a draw whose seed is published before, or as they came. */
  desempate: z.enum(['sorteio', 'protocolo']),
  /** The days to answer a call: a parameter. */
  chamada: z.strictObject({ parametro: slug }),
  fundamentos,
  /** What the law leaves unsaid of order, term, and who does not answer. */
  lacuna: slug.optional(),
})
export type FilaDeEspera = z.infer<typeof filaDeEspera>

/** The process by edital (a licitação) through which grants are disputed. */
export const selecao = z.strictObject({
  nome: z.string(),
  /** How an edital may put the candidates in order. */
  modos: z.array(z.enum(['pontos', 'sorteio'])).min(1),
  fundamentos,
  /** The appeal against the provisional result; the edital gives its term. */
  recurso: z.strictObject({
    decidem: z.array(papel).min(1),
    /** Who published the result may only grant the appeal: to keep the result, another decides. */
    mantemOutraAutoridade: z.boolean(),
    fundamentos,
    lacuna: slug.optional(),
  }),
  /** How a candidate withdraws, and an error is mended. */
  desistencia: z.strictObject({ fundamentos, lacuna: slug.optional() }).optional(),
  /** What the law leaves to the edital. */
  lacuna: slug.optional(),
})

/** A kind of act of the body to holders: an order, a notice, a requisition, an instruction, an edital. */
export const especieDeExpediente = z.strictObject({
  id: slug,
  nome: z.string(),
  /** It asks for an answer or for compliance, within a term that the body gives. */
  exigeResposta: z.boolean().default(false),
  /** The infractions that not answering, or not complying, is. */
  descumprimento: z.strictObject({ infracoes: fundamentos }).optional(),
  fundamentos,
  lacuna: slug.optional(),
})
export type EspecieDeExpediente = z.infer<typeof especieDeExpediente>
