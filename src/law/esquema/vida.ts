import * as z from 'zod'
import { fundamentos, slug } from './comum.ts'
import { funcaoDeCondutor } from './requisitos.ts'

const dias = z.number().int().positive()

/** A leave: why the service may stop for a while, for how long, on what proof. */
export const afastamento = z.strictObject({
  id: slug,
  nome: z.string(),
  /** The days that one leave may last, the first and the last included. */
  dias,
  /** Only for a person or only for a company. */
  pessoa: z.enum(['fisica', 'juridica']).optional(),
  /** It runs from the day asked for (`fato`), or never from before the day it is granted. */
  contaDe: z.enum(['fato', 'decisao']),
  /** The holder's paper that proves it. */
  documento: slug.optional(),
  /** The request must tell why. */
  razoes: z.boolean().optional(),
  /** By an equal term, as many times. */
  prorrogacao: z.strictObject({ vezes: z.number().int().positive(), fundamentos }).optional(),
  /** Days in a calendar year, over all the leaves of this kind, extensions apart. */
  porAno: z.strictObject({ dias, fundamentos, lacuna: slug.optional() }).optional(),
  /** While a driver of these functions is registered, the service goes on. */
  continuaCom: z.array(funcaoDeCondutor).default([]),
  /** The auxiliary may be allowed to work at any hour. */
  auxiliarAQualquerHora: z.strictObject({ fundamentos }).optional(),
  fundamentos,
  lacuna: slug.optional(),
})
export type AfastamentoPrevisto = z.infer<typeof afastamento>

/** The replacement of the vehicle. */
export const substituicao = z.strictObject({
  /** Within how many days of what happened, the first excluded and the last included. */
  prazos: z
    .array(
      z.strictObject({
        causa: z.enum(['vida-util', 'furto', 'sinistro']),
        dias,
        /** For `vida-util`: the requirement (`idade-maxima-do-veiculo`) whose end begins the term. */
        requisito: slug.optional(),
        fundamentos,
      }),
    )
    .default([]),
  /** Of those terms, each by an equal one. */
  prorrogacao: z.strictObject({ vezes: z.number().int().positive(), fundamentos }).optional(),
  /** The vehicle that leaves must lose its marks and its plate of the service. */
  descaracterizacao: z.strictObject({ fundamentos }).optional(),
  /** A similar vehicle for a set time, in a breakdown. */
  provisorio: z
    .strictObject({
      fundamentos,
      faixa: z.strictObject({ pede: z.string(), fundamentos }).optional(),
      lacuna: slug.optional(),
    })
    .optional(),
  fundamentos,
  lacuna: slug.optional(),
})
export type SubstituicaoPrevista = z.infer<typeof substituicao>

/** A temporary block of the grant, on a written and reasoned authorisation. */
export const bloqueio = z.strictObject({ fundamentos, lacuna: slug.optional() })
