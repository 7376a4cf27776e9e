import * as z from 'zod'

const hex = z.string().regex(/^[0-9a-f]{64}$/)

/** An act as a sealed archive holds it: all that its hash covers, and the personal data with its salt. */
export const atoLacrado = z.strictObject({
  envelope: z.strictObject({
    municipio: z.number().int(),
    servico: z.string(),
    corrente: z.string(),
    seq: z.number().int(),
    id: z.string(),
    comandoId: z.string(),
    ordem: z.number().int(),
    tipo: z.string(),
    dados: z.looseObject({ em: z.string() }),
    fundamentos: z.array(z.string()),
    lacunas: z.array(z.string()),
    pacote: z.strictObject({ id: z.string(), versao: z.string(), sha256: z.string() }),
    autor: z.string(),
    papel: z.string(),
    dispositivo: z.string(),
    fatoEm: z.string(),
    registradoEm: z.string(),
    pessoalDigest: hex.nullable(),
  }),
  hashAnterior: hex,
  hash: hex,
  /** Absent when the act has none, when it was erased, or when who made the archive again left it out. */
  pessoal: z
    .strictObject({ sal: z.string().regex(/^[0-9a-f]*$/), dados: z.looseObject({}) })
    .optional(),
  /** Where the act's hash stands in the root of its day; null while the day is not closed. */
  prova: z
    .strictObject({
      dia: z.iso.date(),
      indice: z.number().int(),
      total: z.number().int(),
      irmaos: z.array(hex),
    })
    .nullable(),
})
export type AtoLacrado = z.infer<typeof atoLacrado>

export const manifesto = z.strictObject({
  formato: z.literal('outorga-dossie'),
  versao: z.literal(1),
  municipio: z.number().int(),
  servico: z.string(),
  corrente: z.string(),
  numero: z.string().nullable(),
  processo: z.string().nullable(),
  emitidoEm: z.string(),
  /** The chain's end: how many acts, and the hash of the last one. */
  atos: z.number().int().positive(),
  cabeca: hex,
  raizes: z.array(z.strictObject({ dia: z.iso.date(), raiz: hex, atos: z.number().int() })),
  /** Every other file, in the archive's order. */
  arquivos: z.array(z.strictObject({ nome: z.string(), bytes: z.number().int(), sha256: hex })),
  /** What belongs to the proceeding and is not here, by its place, and why; absent when nothing is. */
  deFora: z.array(z.strictObject({ lugar: z.string(), motivo: z.string() })).optional(),
})
export type Manifesto = z.infer<typeof manifesto>

export const NOME_DO_MANIFESTO = 'manifesto.json'
export const NOME_DO_LACRE = 'lacre.txt'

/** `atos/0001-autoLavrado.json` */
export const nomeDoAto = (seq: number, tipo: string): string =>
  `atos/${String(seq).padStart(4, '0')}-${tipo}.json`
