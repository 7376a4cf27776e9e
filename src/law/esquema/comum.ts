import * as z from 'zod'

/** A day, `AAAA-MM-DD`, that exists in the calendar. */
export const dia = z.iso.date()

/** LexML fragment id of a provision: `art12_cpt_inc1`, `art4_par1u`, `art20_cpt_inc13_ali1`, `anx1`. */
export const idDispositivo = z
  .string()
  .regex(
    /^(art\d+(-\d+)?_(cpt|par\d+u?)(_inc\d+)?(_ali\d+)?|anx\d+|cap\d+(_sec\d+)?|pre|fecho)$/,
    'não é um identificador de dispositivo LexML',
  )

/** At least one provision: nothing is decided without one. */
export const fundamentos = z.array(idDispositivo).min(1)

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use letras minúsculas, números e hífens')

/**
 * A value that may change: either plain (valid as long as the cited provision's redaction is)
 * or a list of `{ desde, valor, fonte }`; each value ends the day before the next begins,
 * `ate` is written only for a repeal.
 */
export const datado = <T extends z.ZodType>(valor: T) =>
  z.union([
    valor,
    z
      .array(z.strictObject({ desde: dia, ate: dia.optional(), valor, fonte: z.string().min(1) }))
      .min(1),
  ])

export const unidadeDePrazo = z.enum(['dias', 'dias-uteis', 'meses', 'anos'])

/** How long, in what unit. The counting rules (month ends, working days) are the pack's `contagem`. */
export const duracao = z.strictObject({
  quantidade: z.number().int().positive(),
  unidade: unidadeDePrazo,
})
export type Duracao = z.infer<typeof duracao>

/** Who may do what, where the law or the city chooses. */
export const papel = z.enum([
  'atendente',
  'vistoriador',
  'fiscal',
  'julgador',
  'recursal',
  'procuradoria',
  'gestor',
  'auditor',
])
