import * as z from 'zod'
import { duracao, fundamentos, slug } from './comum.ts'

/** What someone was to the holder who died. */
export const vinculo = z.enum([
  'conjuge',
  'companheiro',
  'filho',
  'outro-descendente',
  'ascendente',
  'irmao',
  'outro-colateral',
])
export type Vinculo = z.infer<typeof vinculo>

/**
 * A time that must have gone by, date to date: it passes on the day that completes it (`no-dia`: "no
 * mínimo, um ano") or on the next (`no-dia-seguinte`: "mais de um ano", "decorrido um ano").
 */
export const espera = z.strictObject({
  duracao,
  passa: z.enum(['no-dia', 'no-dia-seguinte']),
  fundamentos,
  lacuna: slug.optional(),
})
export type Espera = z.infer<typeof espera>

/** Who may receive the grant. */
const recebe = z.discriminatedUnion('forma', [
  /** Anyone who meets what the law asks of a holder. */
  z.strictObject({ forma: z.literal('qualquer') }),
  /** A driver of that function of this grant, registered for so long. */
  z.strictObject({
    forma: z.literal('condutor-inscrito'),
    funcao: z.enum(['auxiliar', 'contratado', 'substituto']),
    ha: espera,
  }),
  /**
   * A successor, of these ties. `ordem`: the first entry whose `se` has someone alive says who
   * receives; an entry without `se` is the last resort.
   */
  z.strictObject({
    forma: z.literal('sucessor'),
    vinculos: z.array(vinculo).min(1),
    ordem: z
      .array(
        z.strictObject({
          se: z.array(vinculo).optional(),
          recebem: z.array(vinculo).min(1),
        }),
      )
      .optional(),
    fundamentos,
    lacuna: slug.optional(),
  }),
])

/** A paper of the person's record that must be there; one of the kinds is enough. */
const papel = z.strictObject({
  um: z.array(slug).min(1),
  de: z.enum(['titular', 'beneficiario']),
  /** The court's permit stands in for it. */
  alvaraSupre: z.boolean().default(false),
  fundamentos,
  lacuna: slug.optional(),
})

/** A hypothesis in which the grant may be transferred. */
const hipotese = z.strictObject({
  id: slug,
  nome: z.string(),
  /** What makes it possible: the holder's will, their death told, their invalidity told. */
  causa: z.enum(['em-vida', 'morte', 'invalidez']),
  /** Only where the holder who died left a spouse or companion, or left none. */
  deixou: z.enum(['conjuge', 'sem-conjuge']).optional(),
  modos: z.array(z.enum(['total', 'parcial'])).default(['total']),
  /** How long the grant must have lasted. */
  outorgadaHa: espera.optional(),
  recebe,
  papeis: z.array(papel).default([]),
  /** The request must be signed by all parties, with notarised signatures. */
  firmaReconhecida: z.strictObject({ fundamentos }).optional(),
  /** From the end of the inventory to the request; a permit of the court needs no inventory ended. */
  prazoDoInventario: z.strictObject({ duracao, fundamentos, lacuna: slug.optional() }).optional(),
  /** A fee of `taxas.yaml`, charged since the request and paid. */
  taxa: z.strictObject({ id: slug, fundamentos }).optional(),
  fundamentos,
  lacunas: z.array(slug).default([]),
})
export type HipoteseDeTransferencia = z.infer<typeof hipotese>

/** The transfer of a grant: in what hypotheses, by what steps, with what term. */
export const transferencia = z.strictObject({
  hipoteses: z.array(hipotese).min(1),
  /** Steps between request and decision, in order. */
  etapas: z
    .array(
      z.strictObject({
        id: slug,
        nome: z.string(),
        /** Only where the grant goes from a person to a company. */
        quando: z.literal('pessoa-fisica-para-juridica').optional(),
        fundamentos,
      }),
    )
    .default([]),
  /** The court's permit: what papers it stands in for is told with each. */
  alvara: z.strictObject({ documento: slug, fundamentos, lacuna: slug.optional() }).optional(),
  /** The holder's death. */
  obito: z
    .strictObject({
      /** To tell it, from the day of the death; after it the grant may be cancelled. */
      prazo: z.strictObject({ duracao, fundamentos, lacuna: slug.optional() }).optional(),
      /** Nobody works under the grant of who died until it is transferred. */
      servico: z.strictObject({ fundamentos, lacuna: slug }),
      fundamentos,
    })
    .optional(),
  /** The holder's invalidity for the work. */
  invalidez: z.strictObject({ fundamentos }).optional(),
  /** The new grant: what is left of the term, or a whole one; signed in person or not. */
  novoTermo: z.strictObject({
    prazo: z.enum(['restante', 'inteiro']),
    presencial: z.strictObject({ fundamentos }).optional(),
    fundamentos,
    lacuna: slug.optional(),
  }),
  /** A partial transfer is annotated in the registers of what stays with the holder. */
  averbacao: z.strictObject({ fundamentos, lacuna: slug.optional() }).optional(),
  fundamentos,
  lacunas: z.array(slug).default([]),
})
export type TransferenciaPrevista = z.infer<typeof transferencia>

/** When an attorney may come in the holder's stead, and what the instrument must be. */
export const procuracao = z.strictObject({
  /** While a leave of these kinds runs. */
  afastamentos: z.array(slug).default([]),
  /** Once the holder's invalidity was told. */
  invalidez: z.boolean().default(false),
  publica: z.boolean(),
  /** Days, at most, from the instrument to the act; without a value, since the situation began. */
  atualHa: slug.optional(),
  fundamentos,
  lacuna: slug.optional(),
})
export type ProcuracaoPrevista = z.infer<typeof procuracao>
