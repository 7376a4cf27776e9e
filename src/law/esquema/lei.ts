import * as z from 'zod'
import { dia, fundamentos, slug } from './comum.ts'

/** A holiday fixed (`10-24`) or movable, in days from Easter (Carnival Tuesday is -47). */
const feriado = z.strictObject({
  nome: z.string(),
  dia: z.union([z.string().regex(/^\d{2}-\d{2}$/), z.strictObject({ pascoa: z.number().int() })]),
  desde: dia.optional(),
  ate: dia.optional(),
  ambito: z.enum(['estadual', 'municipal']),
  fonte: z.string(),
})

/** The word that this law uses for a generic shape, for screens and documents. */
const palavra = z.strictObject({
  singular: z.string(),
  plural: z.string(),
  genero: z.enum(['m', 'f']),
})

/** A paper that this law names: what it is called, where it says so, and which drivers get it. */
const impresso = z.strictObject({
  modelo: z.enum([
    'certificado-de-condutor',
    'cracha',
    'cartao-do-titular',
    'selo',
    'licenciamento',
    'termo-de-outorga',
    'apostila',
  ]),
  nome: z.string(),
  fundamentos,
  /** It is handed over by an act; `pessoal`: to the holder, or to the attorney whom the law admits. */
  entrega: z
    .strictObject({ pessoal: z.boolean(), fundamentos, lacuna: slug.optional() })
    .optional(),
  funcoes: z.array(z.enum(['titular', 'auxiliar', 'contratado', 'substituto'])).optional(),
})

/** `lei.yaml`: which law, whose, for which service, in which words, by which bodies. */
export const lei = z.strictObject({
  id: slug,
  motor: z.number().int().positive(),
  versao: z.string(),
  urn: z.string().startsWith('urn:lex:br;'),
  titulo: z.string(),
  numero: z.string(),
  data: dia,
  vigenteDesde: dia,
  /** A known repeal that the municipality may switch on. Off by default. */
  revogacao: z.strictObject({ em: dia, fonte: z.string(), ligada: z.boolean() }).optional(),
  municipio: z.strictObject({
    ibge: z.string().regex(/^\d{7}$/),
    slug,
    nome: z.string(),
    uf: z.string().length(2),
    fuso: z.string(),
    feriados: z.array(feriado),
  }),
  servico: z.strictObject({ slug, nome: z.string() }),
  termos: z.strictObject({
    titular: palavra,
    outorga: palavra,
    condutorAuxiliar: palavra,
    auto: palavra,
    termoDeOutorga: palavra,
    certificadoDeCondutor: palavra,
    licenciamento: palavra,
  }),
  orgaos: z
    .array(
      z.strictObject({
        id: slug,
        nomes: z.array(z.strictObject({ desde: dia, valor: z.string(), fonte: z.string() })).min(1),
        funcao: z.string(),
        fundamentos,
      }),
    )
    .min(1),
  /** The only functions in which a driver is registered; without it, the law closes none. */
  condutores: z
    .strictObject({
      funcoes: z.array(z.enum(['titular', 'auxiliar', 'contratado', 'substituto'])).min(1),
      fundamentos,
    })
    .optional(),
  /** What the law does not say of a holder who drives for another's grant: told at the inscription. */
  titularComoCondutor: z.strictObject({ lacuna: slug }).optional(),
  impressos: z.array(impresso).optional(),
  /** The parameters of the body's telephone and address: on papers and public pages, once fixed. */
  contato: z.strictObject({ telefone: slug, endereco: slug }).optional(),
  alteradoras: z.array(
    z.strictObject({
      nome: z.string(),
      data: dia,
      dataPresumida: z.boolean().optional(),
      altera: fundamentos,
    }),
  ),
})
export type Lei = z.infer<typeof lei>
