import * as z from 'zod'
import { dia, fundamentos, idDispositivo, slug } from './comum.ts'

/** `vistoria.yaml`: the check-list. */
export const vistoria = z.strictObject({
  selo: z.strictObject({ local: z.string(), fundamentos }),
  itens: z
    .array(
      z.strictObject({
        id: slug,
        pergunta: z.string(),
        /** `impeditivo`: one failure fails the vehicle; `observacao`: noted only. */
        gravidade: z.enum(['impeditivo', 'observacao']),
        tiposDeVeiculo: z.array(z.string()).optional(),
        /** The item may not apply: what must be so for it to be asked. Without it, it always applies. */
        soSe: z.string().optional(),
        /** Only of a vehicle in that use on the day; without it, of any. */
        uso: z.enum(['regular', 'eventual']).optional(),
        fundamentos,
        outrasNormas: z.array(z.string()).optional(),
        desde: dia.optional(),
        ate: dia.optional(),
      }),
    )
    .min(1),
  documentos: z.array(z.strictObject({ tipo: slug, nome: z.string(), fundamentos })).default([]),
  /** An inspection that the body orders outside its period; without it, the law has none. */
  determinada: z.strictObject({ fundamentos, lacuna: slug.optional() }).optional(),
})
export type Vistoria = z.infer<typeof vistoria>

/** `parametros.yaml`: what the law leaves to the municipality. */
export const parametros = z.array(
  z.strictObject({
    id: slug,
    nome: z.string(),
    explica: z.string(),
    tipo: z.enum([
      'inteiro',
      'decimal',
      'centavos',
      'unidades-fiscais',
      'tabela-de-multas',
      'texto',
      'data',
      'opcao',
      /** Names, each once: of `opcoes` where there are any. May be empty: the city says that there are none. */
      'lista',
      /** Stretches of the day, `22:00-06:00`: the first minute in, the last one out. */
      'horarios',
    ]),
    unidade: z.string().optional(),
    opcoes: z.array(z.string()).optional(),
    minimo: z.number().optional(),
    maximo: z.number().optional(),
    fundamentos,
    /** The law works without it (a shorter term, another window): its lack refuses nothing. */
    opcional: z.boolean().optional(),
    /** Values known from public sources: the municipality confirms them. */
    conhecidos: z
      .array(
        z.strictObject({ desde: dia, ate: dia.optional(), valor: z.unknown(), fonte: z.string() }),
      )
      .default([]),
    lacuna: slug.optional(),
  }),
)
export type Parametros = z.infer<typeof parametros>

/** `taxas.yaml`: which acts the law says are paid for; the value is always a parameter. */
export const taxas = z.array(
  z.strictObject({
    id: slug,
    nome: z.string(),
    /** Parameter with the amount; its `tipo` says whether in centavos or in fiscal units. */
    parametro: slug,
    fundamentos,
    lacuna: slug.optional(),
  }),
)
export type Taxas = z.infer<typeof taxas>

/** `lacunas.yaml`: gaps and contradictions. */
export const lacunas = z.array(
  z.strictObject({
    id: slug,
    dispositivos: z.array(idDispositivo).min(1),
    questao: z.string(),
    padrao: z.string(),
    razao: z.string(),
    /** Parameter with which the municipality may choose otherwise. */
    parametro: slug.optional(),
  }),
)
export type Lacunas = z.infer<typeof lacunas>

/** `documentos.yaml`: the papers that people, drivers and vehicles present, for forms and lists. */
export const documentos = z.array(
  z.strictObject({
    tipo: slug,
    nome: z.string(),
    de: z.array(z.enum(['pessoa', 'veiculo', 'entidade'])).min(1),
    temValidade: z.boolean(),
    /** Criminal and health papers: encrypted, named roles only. */
    restrito: z.boolean().default(false),
    fundamentos: fundamentos.optional(),
  }),
)
export type DocumentosPrevistos = z.infer<typeof documentos>

/**
 * `cobertura.yaml`: only the provisions that no rule, datum, parameter or lacuna cites.
 * The rest of the matrix is derived from the citations of the other files.
 */
export const cobertura = z.strictObject({
  /** Data held because of the provision: where in the system. */
  dados: z
    .array(z.strictObject({ dispositivos: z.array(idDispositivo).min(1), onde: z.string() }))
    .default([]),
  semOperacao: z
    .array(z.strictObject({ dispositivos: z.array(idDispositivo).min(1), motivo: z.string() }))
    .default([]),
  pendente: z
    .array(z.strictObject({ dispositivos: z.array(idDispositivo).min(1), motivo: z.string() }))
    .default([]),
  /** Rules that live in a shape of the core rather than in a file above: where. */
  regras: z
    .array(z.strictObject({ dispositivos: z.array(idDispositivo).min(1), onde: z.string() }))
    .default([]),
})
export type Cobertura = z.infer<typeof cobertura>
