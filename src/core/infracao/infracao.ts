import * as z from 'zod'
import { numeroDoFormulario } from '../bloco/bloco.ts'
import { instante } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

/** Where it was, in decimal degrees (WGS 84). */
export const coordenadas = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Coordenadas = z.infer<typeof coordenadas>

/** The record of an infraction (auto de infração, registro de ocorrência). */
export const lavrarAuto = z.strictObject({
  dispositivo: z.string(),
  /** The instant of the fact, ISO 8601 with offset or Z. */
  momento: instante,
  local: z.string().trim().max(200),
  coordenadas: coordenadas.optional(),
  descricao: z.string().trim().max(2000),
  placa: z.string().max(10).optional(),
  veiculo: z.string().optional(),
  outorga: z.string().optional(),
  /** Who did it: a person of the register, a name, or unknown (absent). */
  infrator: z
    .strictObject({
      pessoa: z.string().optional(),
      nome: z.string().max(150).optional(),
      registro: z.string().max(40).optional(),
    })
    .optional(),
  constatacao: z.enum(['campo', 'registros']).default('campo'),
  /** The first record of the same stop, when one stop finds more than one infraction. */
  abordagem: z.string().max(60).optional(),
  assinatura: z.strictObject({ assinou: z.boolean(), motivo: z.string().max(200).optional() }),
  testemunha: z.string().max(150).optional(),
  /** Why what the law asks "when possible" is not there (`infrator evadiu-se`). */
  motivoDaFalta: z.string().trim().max(200).optional(),
  /** The numbered form on which it was written in the street; the server finds its block. */
  formulario: z
    .strictObject({ numero: numeroDoFormulario, bloco: z.string().max(60).optional() })
    .optional(),
})
export const anularAuto = z.strictObject({ motivo: z.string().trim().min(3).max(500) })

export type Responsavel = Readonly<{
  papel: 'titular' | 'condutor' | 'proprietario' | 'entidade' | 'terceiro'
  pessoa?: string
  solidario: boolean
  fundamentos: readonly string[]
}>

export type AtoDeInfracao =
  | Ato<
      'autoLavrado',
      {
        numero?: string
        dispositivo: string
        /** The instant of the fact, and its local day: what picks the redaction. */
        momento: string
        fatoEm: Dia
        local: string
        coordenadas?: Coordenadas
        placa?: string
        veiculo?: string
        outorga?: string
        infrator?: string
        constatacao: 'campo' | 'registros'
        /** The first record of the same stop. */
        abordagem?: string
        assinou: boolean
        autuante: string
        /** The card of who wrote it, or why there was none, where the law asks for one. */
        carteira?: { numero: string; matricula: string }
        semCarteira?: 'nenhuma' | 'vencida' | 'revogada'
        responsaveis: readonly Responsavel[]
        medidas: readonly string[]
        /** The block whose number it bears. */
        bloco?: string
      },
      {
        descricao: string
        infratorNome?: string
        infratorRegistro?: string
        testemunha?: string
        /** Why what is asked when possible lacks; in older acts, with that of the signature after it. */
        motivoDaFalta?: string
        motivoSemAssinatura?: string
      }
    >
  | Ato<'autoAnulado', { motivo: string }>
