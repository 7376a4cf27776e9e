import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dia } from '../calendar/esquema.ts'
import { procuracao } from '../procuracao/procuracao.ts'

/** What is handed over: the grant's term, and the sheet of what changed in it since. */
export const modelosDeEntrega = ['termo-de-outorga', 'apostila'] as const
export type ModeloDeEntrega = (typeof modelosDeEntrega)[number]

/** The printed paper, as the register of issues has it: the server fills it from `emissao`. */
const impresso = z.strictObject({
  modelo: z.string().max(60),
  nome: z.string().max(200),
  /** Local day of the printing. */
  dia,
  /** Of the PDF, in hexadecimal. */
  sha256: z.string().max(64),
})

export const registrarEntrega = z.strictObject({
  /** The issue that was printed: its id in the register of issues. */
  emissao: z.string().min(1).max(80),
  recebe: z.enum(['titular', 'representante', 'procurador', 'terceiro']),
  /** Who came for a company, or the other person: the name. */
  nome: z.string().trim().min(3).max(150).optional(),
  procuracao: procuracao.optional(),
  impresso: impresso.optional(),
})

type Recebida = Readonly<{
  modelo: ModeloDeEntrega
  recebe: z.infer<typeof registrarEntrega>['recebe']
  emissao: string
  impresso: Readonly<Omit<z.infer<typeof impresso>, 'modelo'>>
  /** How many changes of the term it covers: those made until then. */
  anotacoes: number
}>

/** Stream `outorga:<id>`. Who handed it over is the act's author. */
export type AtoDeEntrega = Ato<
  'impressoEntregue',
  Recebida & { procuracao?: z.infer<typeof procuracao> },
  { nome?: string }
>

export type Entrega = Recebida & Readonly<{ em: Dia; nome?: string }>

/** Folds an act into the grant's list, oldest first. Total. */
export const evolveEntregas = (
  lista: readonly Entrega[],
  { dados, pessoal }: AtoDeEntrega,
): readonly Entrega[] => {
  const { em, modelo, recebe, emissao, impresso: papel, anotacoes } = dados
  const nome = pessoal?.nome
  return [
    ...lista,
    { em, modelo, recebe, emissao, impresso: papel, anotacoes, ...(nome && { nome }) },
  ]
}

/** Changes of what the term says, made on the grant's own stream. */
export const anotamNoTermo: ReadonlySet<string> = new Set([
  'outorgaProrrogada',
  'veiculoSubstituido',
  'transferenciaAverbada',
])
