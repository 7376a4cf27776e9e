import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dia } from '../calendar/esquema.ts'
import type { Centavos } from '../money/centavos.ts'
import { dinheiro } from '#core/money/esquema.ts'

const texto = (max: number) => z.string().trim().min(3).max(max)
/** Up to three decimal places: litres, percentages, years. */
const quantidade = z
  .number()
  .positive()
  .max(10_000_000)
  .refine((v) => /^\d+(\.\d{1,3})?$/.test(String(v)))
const daPedida = { calculo: z.string().max(80) }

/** Which of the parties to the contract asked: who hires, the holder who is hired, or both. */
export const partes = ['contratante', 'contratado', 'ambas'] as const

export const requererCalculoDeCustos = z.strictObject({
  por: z.enum(partes),
  /** Who hires: name of the school or of who answers for the pupil. */
  contratante: texto(150),
  /** The contract, or the route, that the price is for. */
  objeto: texto(500),
  recebidoEm: dia,
})

/** What is told of a share of the cost; which of these, its shape in the pack says. */
const entrada = z.strictObject({
  valor: dinheiro.optional(),
  quantidade: quantidade.optional(),
  residual: dinheiro.optional(),
  /** Where it comes from: an invoice, a survey, a payroll. */
  fonte: texto(200),
})
export type EntradaDeCusto = z.infer<typeof entrada>

export const calcularCustos = z.strictObject({
  ...daPedida,
  /** `2025-03`: the month that the prices are of. */
  mes: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  /** Kilometres of a month. */
  quilometros: z.number().int().min(1).max(100_000),
  fonteDosQuilometros: texto(200),
  estudantes: z.number().int().min(1).max(10_000).optional(),
  /** By the pack's id of the share. */
  parcelas: z.record(z.string().max(60), entrada),
})
export const indeferirCalculoDeCustos = z.strictObject({ ...daPedida, razoes: texto(1000) })

/** A line of the sheet: the month's amount, how it came about, and where what was told comes from. */
export type LinhaDeCusto = Readonly<{
  parcela: string
  nome: string
  grupo: 'variavel' | 'fixo'
  valor: Centavos
  passo: string
  fonte: string
}>

/** A month's operating costs; `porQuilometro` and `porEstudante` are rounded once, half up. */
export type ResultadoDosCustos = Readonly<{
  linhas: readonly LinhaDeCusto[]
  variavel: Centavos
  fixo: Centavos
  total: Centavos
  porQuilometro: Centavos
  porEstudante?: Centavos
}>

type Pedido = Omit<z.infer<typeof requererCalculoDeCustos>, 'contratante'>
type Base = Pick<
  z.infer<typeof calcularCustos>,
  'mes' | 'quilometros' | 'fonteDosQuilometros' | 'estudantes'
>

/** Stream `outorga:<id>`. `calculo`: the id of the command that asked for it. */
export type AtoDeCustos =
  | Ato<
      'calculoDeCustosRequerido',
      Pedido & { calculo: string; protocolo?: string },
      { contratante?: string }
    >
  | Ato<'custosCalculados', Base & ResultadoDosCustos & { calculo: string; numero?: string }>
  | Ato<'calculoDeCustosIndeferido', { calculo: string; razoes: string }>

export type CalculoDeCustos = Readonly<
  Pedido & {
    id: string
    situacao: 'requerido' | 'calculado' | 'indeferido'
    requeridoEm: Dia
    protocolo?: string
    contratante?: string
    numero?: string
    calculadoEm?: Dia
    resultado?: Base & ResultadoDosCustos
    razoes?: string
  }
>

/** Folds an act into the grant's list, oldest first. Total. */
export function evolveCalculos(
  lista: readonly CalculoDeCustos[],
  ato: AtoDeCustos,
): readonly CalculoDeCustos[] {
  const { em } = ato.dados
  if (ato.tipo === 'calculoDeCustosRequerido') {
    const { em: requeridoEm, calculo: id, ...pedido } = ato.dados
    return [...lista, { ...pedido, ...ato.pessoal, id, situacao: 'requerido', requeridoEm }]
  }
  const mudar = (c: CalculoDeCustos): CalculoDeCustos => {
    if (ato.tipo === 'calculoDeCustosIndeferido')
      return { ...c, situacao: 'indeferido', razoes: ato.dados.razoes }
    const { em: _, calculo: _calculo, numero, ...resultado } = ato.dados
    return {
      ...c,
      situacao: 'calculado',
      calculadoEm: em,
      resultado,
      ...(numero === undefined ? {} : { numero }),
    }
  }
  return lista.map((c) => (c.id === ato.dados.calculo ? mudar(c) : c))
}
