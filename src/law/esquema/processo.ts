import * as z from 'zod'
import { cobranca } from './cobranca.ts'
import { duracao, fundamentos, papel, slug } from './comum.ts'
import { medidas } from './medidas.ts'

export const meioDeNotificacao = z.enum(['pessoal', 'postal', 'publicacao', 'eletronica'])
export type MeioDeNotificacao = z.infer<typeof meioDeNotificacao>

/** Who may tell a complaint: who is carried, or their parent or guardian; a school; anyone else. */
const quemDenuncia = ['passageiro', 'responsavel', 'escola', 'outra-pessoa'] as const
export type QuemDenuncia = (typeof quemDenuncia)[number]

/** How knowledge is fixed when it comes by one means. */
const regraDeCiencia = z.strictObject({
  meio: meioDeNotificacao,
  /** What happened on the day that is recorded. */
  de: z.enum(['assinatura', 'recebimento', 'publicacao', 'leitura']),
  /** The proof, in the screen's words; `exigeProva`: nothing is recorded without it. */
  prova: z.string(),
  exigeProva: z.boolean().default(false),
  /** Knowledge comes so many days after that day: a parameter of the municipality. */
  parametro: slug.optional(),
  /** Unread for so long, it failed: the next means is due. `parametro`: days of the municipality. */
  leitura: z.strictObject({ prazo: duracao, parametro: slug.optional() }).optional(),
  /** Only after another means failed, or with a reason why no other serves. */
  subsidiaria: z.boolean().default(false),
  fundamentos,
  lacuna: slug.optional(),
})
export type RegraDeCiencia = z.infer<typeof regraDeCiencia>

/** An element that the record of an infraction must have. */
const elemento = z.strictObject({
  campo: z.enum([
    'titular',
    'outorga',
    'placa',
    'infrator',
    'registroDoInfrator',
    'dispositivo',
    'local',
    'momento',
    'descricao',
    'autuante',
    'assinatura',
  ]),
  nome: z.string(),
  /** Void without it; otherwise "quando possível": its lack needs a reason. */
  obrigatorio: z.boolean(),
  fundamentos,
})

/** A collegiate body of an instance: what its law says of sitting, or the default of each gap. */
const junta = z.strictObject({
  /** The least number of votes; without a value, more than half of the seats. */
  quorum: z.strictObject({ parametro: slug, fundamentos, lacuna: slug.optional() }),
  /** More than half of the votes cast, or of the seats. */
  maioria: z.enum(['dos-votos', 'dos-membros']),
  /** Who prevails when the votes tie: who presides, or who appealed. */
  desempate: z.strictObject({
    por: z.enum(['presidente', 'recorrente']),
    fundamentos,
    lacuna: slug.optional(),
  }),
  /** Days between the agenda's publication and the session; without a value, one. */
  pauta: z.strictObject({ parametro: slug, fundamentos, lacuna: slug.optional() }),
  /** Whether a member may take the file away to study it. */
  vista: z.boolean(),
  /** Who decides on the suspensive effect while no rapporteur was drawn: who presides, or whoever hears appeals. */
  efeitoSemRelator: z.strictObject({
    por: z.enum(['presidente', 'orgao']),
    fundamentos,
    lacuna: slug.optional(),
  }),
  fundamentos,
  /** Of the appointment by draw, the report and the session. */
  lacuna: slug.optional(),
})
export type Junta = z.infer<typeof junta>

/** `processo.yaml`: who decides, in what terms, served how, with which effects. */
export const processo = z.strictObject({
  elementosDoAuto: z.array(elemento),
  /** The provision by which the record is written on a form, for the blocks of numbers. */
  blocos: z.strictObject({ fundamentos, lacuna: slug.optional() }).optional(),
  /** Who prepares and serves the acts of the proceeding. */
  preparam: z.array(papel).min(1),
  /** `meios`: in the order of the cascade, the first tried first. */
  ciencia: z.strictObject({
    meios: z.array(meioDeNotificacao).min(1),
    regras: z.array(regraDeCiencia).optional(),
    /** Whoever signs the record knows of it by that: it is numbered and notified at once. */
    assinaturaNoAuto: z.strictObject({ fundamentos }).optional(),
    fundamentos,
  }),
  /** Defence and appeal may be written in the account of who answers, without coming in person. */
  peticaoPelaConta: z.strictObject({ fundamentos, lacuna: slug.optional() }).optional(),
  /**
   * Who at the counter lets a person into an account of their own: by a first code, or by one more,
   * which gives a new password to who has an account. Nobody, where the pack does not say.
   */
  acessoAConta: z
    .strictObject({
      abrem: z.array(papel).min(1),
      renovam: z.array(papel).min(1),
      fundamentos,
      lacuna: slug.optional(),
    })
    .optional(),
  /** `parametro`: days that the municipality may fix where the law leaves the term to another norm. */
  defesa: z.strictObject({ prazo: duracao, parametro: slug.optional(), fundamentos }),
  revelia: z.strictObject({
    fundamentos,
    /** The end of the term is default by itself: the night run declares it. */
    peloDecurso: z.boolean().optional(),
    lacuna: slug.optional(),
  }),
  primeiraInstancia: z.strictObject({ orgao: slug, papeis: z.array(papel).min(1), fundamentos }),
  recurso: z
    .strictObject({
      prazo: duracao,
      parametro: slug.optional(),
      orgao: slug,
      papeis: z.array(papel).min(1),
      colegiado: z.boolean(),
      /** How a collegiate body is made and sits; a single authority has none. */
      junta: junta.optional(),
      /** Who must give an opinion before the last instance decides. */
      preparo: z
        .strictObject({
          orgao: slug,
          papeis: z.array(papel).min(1),
          fundamentos,
          lacuna: slug.optional(),
        })
        .optional(),
      fundamentos,
    })
    .refine((r) => r.colegiado === (r.junta !== undefined), {
      message: 'o colegiado diz como se reúne, em `junta`; o órgão singular não tem junta',
    }),
  /** Suspensive effect on appeal: whether it may be granted. */
  efeitoSuspensivo: z.strictObject({
    admite: z.boolean(),
    fundamentos,
    lacuna: slug.optional(),
    /** Whether the fine's correction goes on while the effect lasts. */
    correcao: z
      .strictObject({ para: z.boolean(), fundamentos, lacuna: slug.optional() })
      .optional(),
  }),
  /** Who wrote the record does not judge; who judged does not hear the appeal. */
  impedimento: z.strictObject({ fundamentos, outrasNormas: z.array(z.string()).optional() }),
  /** Whoever answers died: no penalty passes beyond the person. */
  morte: z
    .strictObject({
      fundamentos,
      outrasNormas: z.array(z.string()).optional(),
      lacuna: slug.optional(),
    })
    .optional(),
  /** What a final decision is worth. */
  decisaoDefinitiva: z.strictObject({ tituloExtrajudicial: z.boolean(), fundamentos }),
  /** Payment, active debt, refund and prescription. */
  cobranca: cobranca.optional(),
  solidariedade: z.strictObject({ fundamentos }).optional(),
  /** Custody of vehicles, and the loss of the grant and of the certificate. */
  medidas: medidas.optional(),
  /** Who tells a complaint of this service; and what the law says of it, where it says something. */
  denuncia: z
    .strictObject({
      quem: z.array(z.enum(quemDenuncia)).min(1),
      fundamentos: fundamentos.optional(),
      lacuna: slug.optional(),
    })
    .optional(),
  /** The card that inspectors carry, where the law has one. */
  carteiraDoFiscal: z
    .strictObject({
      nome: z.string(),
      /** A record written without a valid card on the day of the fact: refused, or made and told. */
      semCarteira: z.enum(['recusa', 'avisa']),
      fundamentos,
      lacuna: slug.optional(),
    })
    .optional(),
  lacuna: slug.optional(),
})
export type Processo = z.infer<typeof processo>
