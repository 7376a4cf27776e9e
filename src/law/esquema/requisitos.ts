import * as z from 'zod'
import { datado, dia, duracao, fundamentos, slug } from './comum.ts'
import { espera } from './transferencia.ts'

/** What is about to be done. A requirement names the operations that it conditions. */
export const operacao = z.enum([
  'inscrever-na-selecao',
  'requerer-outorga',
  'conceder-outorga',
  'transferir-outorga',
  'prorrogar-outorga',
  'inscrever-condutor',
  'recadastrar',
  'incluir-veiculo',
  'incluir-veiculo-provisorio',
  'usar-eventualmente',
  'vistoriar',
  'licenciar',
  'operar',
])
export type Operacao = z.infer<typeof operacao>

export const tipoDeVeiculo = z.enum([
  'motocicleta',
  'utilitario',
  'van',
  'kombi',
  'microonibus',
  'onibus',
])
export type TipoDeVeiculo = z.infer<typeof tipoDeVeiculo>

export const funcaoDeCondutor = z.enum(['titular', 'auxiliar', 'contratado', 'substituto'])

/** When a requirement is asked: all the guards given must hold. */
const quando = z.strictObject({
  pessoa: z.enum(['fisica', 'juridica']).optional(),
  funcao: z.array(funcaoDeCondutor).optional(),
  tipoDeVeiculo: z.array(tipoDeVeiculo).optional(),
  regimeDePropriedade: z
    .array(z.enum(['proprio', 'arrendamento', 'familiar', 'terceiro']))
    .optional(),
  /** Not asked while a leave of these kinds (`prazos.yaml`, `afastamentos`) runs. */
  semAfastamento: z.array(slug).optional(),
  /** In a transfer, not asked of the vehicle that already served under the grant. */
  ingresso: z.literal(true).optional(),
  /** Not asked of a vehicle that stands in for the grant's own for a while. */
  salvoProvisorio: z.literal(true).optional(),
})

/**
 * The closed set of shapes. A shape that the law needs and that is missing here is code with its
 * own test (`src/core/requirement/formas/`), never a clever string in the pack.
 */
export const forma = z.discriminatedUnion('forma', [
  /** The person has completed `anos` years on the day. */
  z.strictObject({ forma: z.literal('idade-minima'), anos: datado(z.number().int()) }),
  /** A driving licence, valid on the day, in one of the categories (`AD` counts as A and as D). */
  z.strictObject({
    forma: z.literal('cnh'),
    categorias: datado(z.array(z.string())),
    ear: z.boolean().optional(),
  }),
  /** Licensed in the category for at least `anos` years. */
  z.strictObject({
    forma: z.literal('habilitado-ha'),
    categorias: z.array(z.string()),
    anos: datado(z.number().int()),
  }),
  /** A paper of that kind, present and valid on the day. */
  z.strictObject({
    forma: z.literal('documento'),
    tipo: slug,
    /** Validity counted from issue when the paper carries none. */
    validade: duracao.optional(),
    /** Issued at most this many days before the request (`emitidoHaMenosDe: 30` refuses the 30th day). */
    emitidoHaMenosDe: z.number().int().optional(),
    /** The paper must say "nada consta". */
    negativa: z.boolean().optional(),
    /** The paper must prove experience (its `desde`) of at least this long. */
    provaTempo: duracao.optional(),
    /** The law only asks for it when the paper's kind applies; a paper needs no expiry. */
    semValidade: z.boolean().optional(),
  }),
  /** No final conviction of these kinds. */
  z.strictObject({ forma: z.literal('sem-condenacao'), especies: z.array(slug).min(1) }),
  /** No traffic infraction of these degrees in the period; nor recidivist in those. */
  z.strictObject({
    forma: z.literal('sem-infracao-de-transito'),
    graus: z.array(z.enum(['leve', 'media', 'grave', 'gravissima'])),
    reincidenteEm: z.array(z.enum(['leve', 'media', 'grave', 'gravissima'])),
    periodo: duracao,
  }),
  /** Lives (or has its office) in the municipality. */
  z.strictObject({ forma: z.literal('domicilio') }),
  /** Owes nothing to the municipality. */
  z.strictObject({
    forma: z.literal('sem-debito'),
    /** A final, unpaid fine of this service counts, unless the parameter (`sim`, `nao`) says no. */
    multasDoServico: z.strictObject({ parametro: slug, lacuna: slug }).optional(),
  }),
  /** The person is natural (`fisica`) or a company (`juridica`), of those that the law admits. */
  z.strictObject({
    forma: z.literal('tipo-de-pessoa'),
    admite: datado(z.array(z.enum(['fisica', 'juridica'])).min(1)),
  }),
  /** The holder has no other grant of this service on the day. */
  z.strictObject({ forma: z.literal('unica-outorga-por-titular') }),
  /** The person does not hold a grant. */
  z.strictObject({ forma: z.literal('nao-titular') }),
  /** The person transferred no grant of this service: ever, or not since so long. */
  z.strictObject({
    forma: z.literal('nao-transferiu'),
    espera: espera.pick({ duracao: true, passa: true }).optional(),
  }),
  /** No more than `maximo` drivers of that function on the grant's vehicle. */
  z.strictObject({
    forma: z.literal('maximo-de-condutores'),
    funcao: funcaoDeCondutor,
    maximo: datado(z.number().int()),
  }),
  /** The driver's weekly hours are declared, and keep within one of these. */
  z.strictObject({
    forma: z.literal('jornada'),
    limites: z
      .array(
        z.strictObject({
          /** So many hours at most in any stretch of `em` hours. */
          horas: z.number().int().positive(),
          em: z.number().int().positive(),
          /** Never begun on two days in a row. */
          diasAlternados: z.boolean().optional(),
        }),
      )
      .min(1),
  }),
  /** Bound to no other grant, hence to no other vehicle, in that function. */
  z.strictObject({ forma: z.literal('vinculo-unico'), funcao: funcaoDeCondutor }),
  /** Person already in the drivers' register for this grant. */
  z.strictObject({ forma: z.literal('condutor-inscrito') }),
  /** Who owns the vehicle. `familiar` needs a kinship of the list and the owner's formal act. */
  z.strictObject({
    forma: z.literal('propriedade'),
    admite: datado(z.array(z.enum(['proprio', 'arrendamento', 'familiar']))),
    parentescos: z.array(slug).optional(),
    limiteFamiliar: duracao.optional(),
  }),
  /** The vehicle's type is one of these. */
  z.strictObject({ forma: z.literal('tipo-de-veiculo'), tipos: datado(z.array(tipoDeVeiculo)) }),
  /**
   * Age by type: the vehicle serves until 31 December of the year of make + the years. A type that
   * the redaction does not name has no limit; `lacuna` says where that is discussed.
   */
  z.strictObject({
    forma: z.literal('idade-maxima-do-veiculo'),
    anos: datado(z.partialRecord(tipoDeVeiculo, z.number().int())),
    /** What the years bound, for the refusal's words: entering the service, or (default) serving in it. */
    para: z.enum(['ingresso', 'servir']).optional(),
    lacuna: z.string().optional(),
  }),
  /** A number of the vehicle's register between bounds, inclusive. */
  z.strictObject({
    forma: z.literal('faixa'),
    campo: z.enum(['cilindrada', 'lugares', 'portas', 'cintos']),
    minimo: datado(z.number()).optional(),
    maximo: datado(z.number()).optional(),
  }),
  /** A characteristic declared and checked in the register. */
  z.strictObject({
    forma: z.literal('caracteristica'),
    campo: slug,
    igual: z.union([z.boolean(), z.string()]),
  }),
  /** Not linked to another grant on the day. */
  z.strictObject({ forma: z.literal('veiculo-livre') }),
  /** Passed in an inspection that is valid on the day (term `vistoria` of prazos.yaml). */
  z.strictObject({ forma: z.literal('vistoria-valida') }),
  /** Older than the years for its type: a technical inspection, not older than `validade`. */
  z.strictObject({
    forma: z.literal('inspecao-tecnica'),
    acimaDe: z.partialRecord(tipoDeVeiculo, z.number().int()),
    documento: slug,
    validade: duracao,
    exigivelDesde: dia.optional(),
  }),
  /** Grants in force are fewer than the number that the parameters give. */
  z.strictObject({
    forma: z.literal('quota'),
    /** `razao`: floor(population ÷ ratio); `maximo`: the number itself. */
    calculo: z.discriminatedUnion('por', [
      z.strictObject({ por: z.literal('razao'), populacao: slug, habitantesPorOutorga: slug }),
      z.strictObject({ por: z.literal('maximo'), maximo: slug }),
    ]),
  }),
  /** The selection process: public bid, classification. */
  z.strictObject({ forma: z.literal('licitacao') }),
  /** The holder came in person. */
  z.strictObject({ forma: z.literal('presenca-do-titular') }),
  /** The grant is in force on the day. */
  z.strictObject({ forma: z.literal('outorga-vigente') }),
  /** The grant's licensing (or six-monthly renewal) is valid on the day; `doVeiculo`: made for the vehicle that it has. */
  z.strictObject({
    forma: z.literal('licenciamento-valido'),
    doVeiculo: z.boolean().optional(),
  }),
  /** The holder is away, in a leave that lets such a driver take their place. */
  z.strictObject({ forma: z.literal('titular-afastado') }),
  /** Every fee charged for this is paid. */
  z.strictObject({ forma: z.literal('taxas-pagas') }),
  /** One of these papers is enough (meter or app). */
  z.strictObject({
    forma: z.literal('qualquer-documento'),
    tipos: z.array(z.strictObject({ tipo: slug, semValidade: z.boolean().optional() })).min(2),
  }),
])
export type Forma = z.infer<typeof forma>

/** `requisitos.yaml`: what is asked, of whom, for which operation, and where that is written. */
export const requisito = z.strictObject({
  id: slug,
  /** A sentence for the counter: what is asked. */
  pede: z.string(),
  operacoes: z.array(operacao).min(1),
  sujeito: z.enum(['titular', 'condutor', 'veiculo', 'outorga']),
  quando: quando.optional(),
  exige: forma,
  fundamentos,
  /** Norms outside the pack (federal law), by name. */
  outrasNormas: z.array(z.string()).optional(),
  /** Which instant picks the redaction. */
  marco: z.enum(['pedido', 'fato', 'inicio-do-prazo', 'decisao']).default('decisao'),
  desde: dia.optional(),
  ate: dia.optional(),
  /** The rule that this one excepts. */
  excepciona: slug.optional(),
  lacuna: slug.optional(),
})
export type Requisito = z.infer<typeof requisito>

export const requisitos = z.array(requisito)
