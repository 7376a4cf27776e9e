import * as z from 'zod'
import { datado, dia, duracao, fundamentos, idDispositivo, slug } from './comum.ts'

export const classe = z.enum(['leve', 'media', 'grave', 'gravissima'])
export type Classe = z.infer<typeof classe>

export const medida = z.enum([
  'retencao',
  'retencao-para-regularizacao',
  'retencao-ate-o-pagamento',
  'apreensao',
  'apreensao-para-regularizacao',
  'apreensao-ate-o-pagamento',
  'impedimento-operacional-e-lacre',
])
export type Medida = z.infer<typeof medida>

export const penalidade = z.enum([
  'advertencia',
  'multa',
  'suspensao-do-certificado-de-condutor',
  'suspensao-da-licenca',
  'cassacao-da-outorga',
  'extincao-da-outorga',
  'cassacao-do-certificado-de-condutor',
  'processo-de-cassacao-da-outorga',
  'vedacao-de-inscricao-24-meses',
])
export type Penalidade = z.infer<typeof penalidade>

/** How the fine is found. Absent: the provision has none. */
export const multa = z.discriminatedUnion('forma', [
  /** So many fiscal units. */
  z.strictObject({ forma: z.literal('unidade-fiscal'), quantidade: z.number().positive() }),
  /** By the infraction's class, in the table `classes`. */
  z.strictObject({ forma: z.literal('classe') }),
  /** By the table of a decree (a parameter): refused while it is not set. */
  z.strictObject({ forma: z.literal('tabela-do-decreto') }),
])
export type MultaPrevista = z.infer<typeof multa>

export const infracao = z.strictObject({
  /** The provision that describes it, and the infraction's code on screen and paper. */
  dispositivo: idDispositivo,
  /** A few words for lists; the whole text is the provision's. */
  resumo: z.string(),
  classe: classe.optional(),
  multa: multa.optional(),
  medidas: z.array(medida).default([]),
  penalidades: z.array(penalidade).default([]),
  /** What changes for a recidivist: added penalties, or the fine multiplied. */
  naReincidencia: z
    .strictObject({
      penalidades: z.array(penalidade).default([]),
      multiplica: z.number().optional(),
      fundamentos,
    })
    .optional(),
  /** Only when no other infraction fits. */
  residual: z.boolean().optional(),
  toleranciaEmMinutos: z.number().int().optional(),
  /** An infraction without a class of its own: the one that gives it class, fine and measure. */
  contraparte: idDispositivo.optional(),
  /** Who may answer. */
  responde: z.array(z.enum(['titular', 'condutor', 'proprietario', 'entidade', 'terceiro'])).min(1),
  fundamentos: fundamentos.optional(),
  desde: dia.optional(),
  ate: dia.optional(),
  lacuna: slug.optional(),
})
export type Infracao = z.infer<typeof infracao>

/** `infracoes.yaml` */
export const infracoes = z.strictObject({
  /** Fiscal unit: the parameter that gives its value, and which day picks it. */
  unidadeFiscal: z
    .strictObject({
      sigla: z.string(),
      parametro: slug,
      valorDe: z.enum(['fato', 'decisao', 'pagamento']),
      fundamentos,
      lacuna: slug.optional(),
    })
    .optional(),
  /** Values by class, in centavos. */
  classes: z
    .strictObject({
      valores: datado(z.record(classe, z.number().int())),
      fundamentos: z.record(classe, fundamentos),
    })
    .optional(),
  /** The decree's table: parameter and legal bounds in centavos. */
  tabelaDoDecreto: z
    .strictObject({
      parametro: slug,
      minimo: z.number().int(),
      maximo: z.number().int(),
      fundamentos,
    })
    .optional(),
  /** Monetary correction of the values. */
  correcao: z
    .strictObject({
      indice: z.enum(['INPC', 'IPCA']),
      /** `anual`: whole years from `marco` to the fact; `ate-o-pagamento`: by months. */
      modo: z.enum(['anual', 'ate-o-pagamento']),
      /** From the law's date (its value is given) or from the fact. */
      desde: z.union([dia, z.literal('fato')]),
      fundamentos,
      lacuna: slug.optional(),
    })
    .optional(),
  reincidencia: z.strictObject({
    /** Same provision, or any infraction. */
    especie: z.enum(['mesmo-dispositivo', 'qualquer']),
    /** Parameter that may change the window; `janela` is the default. */
    parametro: slug.optional(),
    janela: duracao,
    /** Percent added to the fine of a recidivist, when the law has a general rule. */
    acrescimoPorCento: z.number().optional(),
    fundamentos,
    lacuna: slug.optional(),
  }),
  infracoes: z.array(infracao),
})
export type Infracoes = z.infer<typeof infracoes>
