import * as z from 'zod'
import { duracao, fundamentos, idDispositivo, papel, slug } from './comum.ts'
import { medida, penalidade } from './infracoes.ts'

const papeis = z.array(papel).min(1)

const comum = {
  /** Asked to let the vehicle out, or only before it works again. */
  para: z.enum(['liberar', 'operar']),
  fundamentos,
  lacuna: slug.optional(),
}

/** What must be met before a vehicle in custody goes back: a closed set of shapes. */
export const condicaoDeLiberacao = z.discriminatedUnion('condicao', [
  /** An inspector records that the irregularity was mended. */
  z.strictObject({ condicao: z.literal('regularizacao'), ...comum }),
  /** Passed in an inspection made after the custody began. */
  z.strictObject({ condicao: z.literal('nova-vistoria'), ...comum }),
  /** The fine of the record that gave birth to it; or every fine imposed on the same vehicle too. */
  z.strictObject({
    condicao: z.literal('multas-pagas'),
    alcance: z.enum(['do-auto', 'do-veiculo']),
    /** Even an appeal with suspensive effect does not stand in for the payment. */
    semEfeitoDoRecurso: z.boolean().optional(),
    ...comum,
  }),
  /** Every fee charged to the grant. */
  z.strictObject({ condicao: z.literal('taxas-pagas'), ...comum }),
  /** Removal and stay: parameters with the amounts; `limite`, optional days of stay charged at most. */
  z.strictObject({
    condicao: z.literal('despesas-pagas'),
    remocao: slug,
    diaria: slug,
    limite: slug.optional(),
    ...comum,
  }),
])
export type CondicaoDeLiberacao = z.infer<typeof condicaoDeLiberacao>

/** A way in which a vehicle is kept from working, and what ends it. */
export const recolhimentoPrevisto = z.strictObject({
  id: slug,
  nome: z.string(),
  /** `interdicao`: stays with its holder, without seal, but may not work. */
  especie: z.enum(['retencao', 'apreensao', 'lacre', 'interdicao']),
  /** Measures of the catalogue that give birth to it. */
  medidas: z.array(medida).default([]),
  /** May be taken on the facts that its provisions describe, without a record. */
  autonomo: z.boolean().default(false),
  /** Only by records of these provisions. */
  dispositivos: z.array(idDispositivo).optional(),
  fundamentos,
  condicoes: z.array(condicaoDeLiberacao),
  leilao: z
    .strictObject({
      /** Parameter with the days from the custody's beginning. */
      parametro: slug,
      fundamentos,
      /** What the sale does not cover of the fine is forgiven. */
      remissao: z.strictObject({ fundamentos }).optional(),
      lacuna: slug.optional(),
    })
    .optional(),
  lacuna: slug.optional(),
})
export type RecolhimentoPrevisto = z.infer<typeof recolhimentoPrevisto>

/** How a penalty of a final decision binds the registers. */
export const execucaoPrevista = z.strictObject({
  penalidade,
  efeito: z.enum([
    'cassa-outorga',
    'extingue-outorga',
    'suspende-outorga',
    'cassa-certificado',
    'suspende-certificado',
    'veda',
  ]),
  /** How long: written in the law, or left to the municipality. Without either, without term. */
  prazo: duracao.optional(),
  parametro: slug.optional(),
  /** A cassated driver gets no new certificate. */
  semNovoCertificado: z.strictObject({ fundamentos }).optional(),
  fundamentos,
  lacuna: slug.optional(),
})
export type ExecucaoPrevista = z.infer<typeof execucaoPrevista>

/** What the system can see by itself. */
const indicio = z.discriminatedUnion('forma', [
  /** More suspensions of the grant than `mais` begun within the period. */
  z.strictObject({ forma: z.literal('suspensoes'), mais: z.number().int(), em: duracao }),
  /** The last licensing ended longer ago than this. */
  z.strictObject({ forma: z.literal('licenciamento-atrasado'), por: duracao }),
  /** A record of a fact inside a suspension of the grant. */
  z.strictObject({ forma: z.literal('trabalho-suspenso') }),
  /** A record of a driver already cassated or suspended on the day of the fact. */
  z.strictObject({ forma: z.literal('condutor-punido') }),
  /** A final decision with this penalty, which opens a proceeding instead of cassating. */
  z.strictObject({ forma: z.literal('decisao-definitiva'), penalidade }),
  /** The vehicle has had no valid inspection for longer than this: nobody may work without it. */
  z.strictObject({ forma: z.literal('sem-vistoria'), por: duracao }),
  /** A leave is over and nobody came back, or came back later than granted. */
  z.strictObject({ forma: z.literal('afastamento-vencido') }),
  /** The holder's death was not told in the law's term. */
  z.strictObject({ forma: z.literal('obito-nao-comunicado') }),
  /** The term to replace the vehicle is over. */
  z.strictObject({ forma: z.literal('substituicao-vencida') }),
])
export type IndicioPrevisto = z.infer<typeof indicio>

/**
 * What an appeal in time does to a loss until it is judged: keeps it from taking effect by itself,
 * when that is granted, or not at all. `parametro`: where the law is silent, the municipality chooses.
 */
const efeitoPrevisto = z.strictObject({
  por: z.enum(['automatico', 'a-pedido', 'nenhum']),
  parametro: slug.optional(),
  fundamentos,
  lacuna: slug.optional(),
})
export type EfeitoPrevisto = z.infer<typeof efeitoPrevisto>

/** A ground on which the grant or the certificate may be lost, outside a record's own penalty. */
export const hipoteseDePerda = z.strictObject({
  id: slug,
  nome: z.string(),
  penalidade,
  fundamentos,
  /** The law's word for it, where it is not cassation. */
  palavra: z.enum(['cassacao', 'revogacao', 'cancelamento', 'suspensao']).default('cassacao'),
  /** The ground is only of a holder who is this; without it, of any. */
  soDeTitular: z.enum(['fisica', 'juridica']).optional(),
  indicio: indicio.optional(),
  /** A stop for force majeure, told within so long of it and accepted, is no ground. */
  forcaMaior: z.strictObject({ prazo: duracao, fundamentos, lacuna: slug.optional() }).optional(),
  /** The holder's measures on a punished driver of theirs keep the ground away. */
  providencia: z.strictObject({ fundamentos, lacuna: slug.optional() }).optional(),
  /** May be the doing of the heirs, after the holder's death: it is proposed and decided then too. */
  deHerdeiros: z.boolean().default(false),
  /** Refused until the system sees the fact; and the night run proposes it by itself. */
  soComOFato: z.boolean().default(false),
  /** Of this ground, where it is not that of all. */
  efeitoDoRecurso: efeitoPrevisto.optional(),
  lacuna: slug.optional(),
})
export type HipoteseDePerda = z.infer<typeof hipoteseDePerda>

/** Part of `processo.yaml`: what happens to vehicles, grants and certificates besides the fine. */
export const medidas = z.strictObject({
  recolhimentos: z.array(recolhimentoPrevisto),
  /** Infractions of who works with a vehicle that may not work: what the form suggests. */
  usoDeVeiculoImpedido: z.array(idDispositivo).default([]),
  execucoes: z.array(execucaoPrevista),
  perda: z.strictObject({
    propoem: papeis,
    decidem: papeis,
    recorrem: papeis,
    fundamentos,
    lacuna: slug.optional(),
    efeitoDoRecurso: efeitoPrevisto,
    /** From when a loss upheld on appeal takes effect: its judgement, or that it is known. */
    inicio: z.strictObject({
      por: z.enum(['depois-da-ciencia', 'desde-o-julgamento']),
      parametro: slug.optional(),
      fundamentos,
      lacuna: slug.optional(),
    }),
    hipoteses: z.array(hipoteseDePerda),
    /** A penalty in effect whose ground fell is undone by an act of the authority. */
    desfazimento: z.strictObject({ fundamentos, lacuna: slug.optional() }).optional(),
  }),
})
export type Medidas = z.infer<typeof medidas>
