import * as z from 'zod'
import { datado, duracao, fundamentos, slug } from './comum.ts'
import { cadastro } from './cadastro.ts'
import { custos } from './custos.ts'
import { informe } from './informes.ts'
import { entidades } from './entidades.ts'
import { publicidade } from './publicidade.ts'
import { tarifa } from './tarifa.ts'
import { especieDeExpediente, filaDeEspera, selecao } from './vagas.ts'
import { procuracao, transferencia } from './transferencia.ts'
import { usoEventual } from './usoEventual.ts'
import { afastamento, bloqueio, substituicao } from './vida.ts'

/** `prazos.yaml`: how terms are counted, and how long each lasts. */
export const prazos = z.strictObject({
  contagem: z.strictObject({
    /** A term in months from a month's last day: the month's last day, or the next day. */
    mes: z.enum(['ultimo-dia', 'dia-seguinte']),
    /** A term of the proceeding that ends on a non-working day moves on to the next working day. */
    prorrogaEmDiaNaoUtil: z.boolean(),
    fundamentos: fundamentos.optional(),
    outrasNormas: z.array(z.string()),
    lacuna: slug.optional(),
  }),
  /**
   * The substantive terms, by the name that the core asks for:
   * `outorga`, `vistoria`, `licenciamento`, `certificado-de-condutor`, …
   */
  prazos: z.array(
    z.strictObject({
      id: slug,
      nome: z.string(),
      duracao: datado(duracao),
      /** How many times, and for how long (`igual` = an equal term), it may be extended. */
      prorrogacao: z
        .strictObject({
          vezes: z.number().int(),
          por: z.union([z.literal('igual'), duracao]),
          discricionaria: z.boolean(),
          /**
           * How long before the term's end it may first be decided, where the pack holds one; a
           * parameter in the same unit moves it.
           */
          janela: z
            .strictObject({ duracao, parametro: slug.optional(), lacuna: slug.optional() })
            .optional(),
          fundamentos,
        })
        .optional(),
      /** A parameter that the municipality may set to shorten it. */
      reduzidoPor: slug.optional(),
      fundamentos,
      lacuna: slug.optional(),
    }),
  ),
  /** Leaves and interruptions of the service. */
  afastamentos: z.array(afastamento).optional(),
  cadastro: cadastro.optional(),
  publicidade: publicidade.optional(),
  tarifa: tarifa.optional(),
  entidades: entidades.optional(),
  bloqueio: bloqueio.optional(),
  substituicao: substituicao.optional(),
  filaDeEspera: filaDeEspera.optional(),
  selecao: selecao.optional(),
  /** The acts of the body to holders. */
  expediente: z.array(especieDeExpediente).optional(),
  transferencia: transferencia.optional(),
  procuracao: procuracao.optional(),
  /** What is told of the service of each grant. */
  informes: z.array(informe).optional(),
  usoEventual: usoEventual.optional(),
  /** The calculation of operating costs that the body makes when asked. */
  custos: custos.optional(),
})
export type Prazos = z.infer<typeof prazos>
