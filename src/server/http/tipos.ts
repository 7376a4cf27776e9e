import * as z from 'zod'

/** The two names that lead every address of a service. */
export const enderecoDoServico = z.object({
  municipio: z.string().meta({ description: 'A cidade.' }),
  servico: z.string().meta({ description: 'O serviço.' }),
})

export const enderecoComId = enderecoDoServico.extend({
  id: z.string().min(1).max(64),
})

export const noDia = z.object({
  em: z.iso.date().optional().meta({ description: 'O dia (padrão: hoje na cidade).' }),
})
