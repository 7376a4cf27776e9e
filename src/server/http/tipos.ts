import * as z from 'zod'
import { dia } from '#core/calendar/esquema.ts'

/** The two names that lead every address of a service. */
export const enderecoDoServico = z.object({
  municipio: z.string().meta({ description: 'A cidade.' }),
  servico: z.string().meta({ description: 'O serviço.' }),
})

const uuid: z.ZodType<string> = z.uuid()
const nomeDeParametro: z.ZodType<string> = z.string().regex(/^[a-z0-9-]{1,80}$/)

export const enderecoComId = enderecoDoServico.extend({
  id: uuid.meta({ description: 'Identificador (UUID).' }),
})

/** Parameters are named by the law's pack. */
export const enderecoComParametro = enderecoDoServico.extend({
  id: nomeDeParametro.meta({ description: 'O parâmetro.' }),
})

export const noDia = z.object({
  em: dia.optional().meta({ description: 'O dia (padrão: hoje na cidade), de 1900 a 2199.' }),
})

/** What every register's file has, of what it answers: the rest is its own. */
export const fichaDeRegistro = z.looseObject({
  seq: z.number().int(),
  titulo: z.string(),
  comandos: z.array(z.looseObject({ nome: z.string() })),
})

/** Two clocks: by the fact, and as it was known. */
export const noDiaComoSeSabia = noDia.extend({
  registrado: dia
    .optional()
    .meta({ description: 'Só o que estava registrado até o fim deste dia (padrão: tudo).' }),
})
