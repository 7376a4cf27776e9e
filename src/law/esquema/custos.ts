import * as z from 'zod'
import { fundamentos, slug } from './comum.ts'

/** How a share of the month's cost comes out of what is told of it. */
const forma = z.discriminatedUnion('forma', [
  /** Kilometres of the month ÷ kilometres a litre × price of the litre. */
  z.strictObject({ forma: z.literal('consumo') }),
  /** What is spent each so many kilometres, by the kilometres of the month: tyres, oil, revisions. */
  z.strictObject({ forma: z.literal('quilometragem') }),
  /** So much a month, so many times: wages, a garage. */
  z.strictObject({ forma: z.literal('mensal') }),
  /** So much a year, over twelve months: taxes, insurance. */
  z.strictObject({ forma: z.literal('anual') }),
  /** So many hundredths of the sum of these other shares, which stand before it: charges on wages. */
  z.strictObject({ forma: z.literal('percentual'), sobre: z.array(slug).min(1) }),
  /** Value less what it will be worth, over the months of its years of life. */
  z.strictObject({ forma: z.literal('depreciacao') }),
])

const parcela = z
  .strictObject({
    id: slug,
    nome: z.string(),
    grupo: z.enum(['variavel', 'fixo']),
    /** May be left out of a calculation: not every service has it. */
    opcional: z.boolean().default(false),
  })
  .and(forma)
export type ParcelaPrevista = z.infer<typeof parcela>

/** The sheet by which the operating costs of a month are worked out at the request of the parties. */
export const custos = z.strictObject({
  parcelas: z
    .array(parcela)
    .min(1)
    .superRefine((lista, ctx) => {
      lista.forEach((p, i) => {
        const antes = new Set(lista.slice(0, i).map((x) => x.id))
        if (p.forma === 'percentual' && !p.sobre.every((id) => antes.has(id)))
          ctx.addIssue({ code: 'custom', message: `${p.id}: uma parcela de "sobre" não vem antes` })
      })
    }),
  fundamentos,
  lacuna: slug.optional(),
})
