import * as z from 'zod'
import { duracao, fundamentos, papel, slug } from './comum.ts'

const papeis = z.array(papel).min(1)
const outrasNormas = z.array(z.string()).optional()
const base = { fundamentos, outrasNormas, lacuna: slug.optional() }

/** What makes the term of a claim begin again. */
export const causaDeInterrupcao = z.enum([
  'lavratura',
  'ciencia',
  'condenacao',
  'pagamento',
  'reconhecimento-do-debito',
  'despacho-do-juiz',
  'protesto',
  'outro-ato-judicial',
])

/** `cobranca` of `processo.yaml`: what becomes of a fine once it is final, or once it was paid in vain. */
export const cobranca = z.strictObject({
  /** How long there is to pay, from the final decision; `parametro`: days that the city may fix. */
  vencimento: z.strictObject({ prazo: duracao, parametro: slug.optional(), ...base }),
  /** Several payments: each first covers what the correction added, and the rest goes on. */
  parcial: z.strictObject(base),
  dividaAtiva: z.strictObject({
    inscrevem: papeis,
    ...base,
    /** What the certificate says of interest, where the law of the fine has none. */
    juros: z.strictObject({ texto: z.string(), ...base }),
    /** What it says of correction, from when and by what. */
    correcao: z.strictObject({ texto: z.string(), ...base }),
  }),
  /** Money given back: who does it, and by what it is corrected (nothing, when absent). */
  restituicao: z.strictObject({
    restituem: papeis,
    correcao: z.enum(['INPC', 'IPCA', 'unidade-fiscal']).optional(),
    ...base,
  }),
  prescricao: z.strictObject({
    /** To punish, from the fact; and to collect, from the day until which it could be paid. */
    prazo: duracao,
    parametro: slug.optional(),
    /** A proceeding left still: only where the city's parameter gives it a number of years. */
    intercorrente: z.strictObject({ parametro: slug, ...base }).optional(),
    interrompem: z.strictObject({
      punitiva: z.array(causaDeInterrupcao),
      executoria: z.array(causaDeInterrupcao),
    }),
    /** The inscription stops the term of collection for so many days. */
    suspensaoPelaInscricao: duracao.optional(),
    declaram: papeis,
    ...base,
  }),
})
export type Cobranca = z.infer<typeof cobranca>
