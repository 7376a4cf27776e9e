import { addDias, bissexto, type Dia, ehDia } from './dia.ts'
import { DESLOCAMENTOS_DA_PASCOA, pascoa } from './pascoa.ts'

/**
 * A holiday as data. `dia` is `MM-DD` (each year), `AAAA-MM-DD` (once) or a distance in days from
 * Easter. `desde` and `ate`, both inclusive, say when its law is in force: an occurrence outside
 * them is not a holiday. `fonte` is the law that declares it.
 */
export type Feriado = Readonly<{
  nome: string
  dia: string | Readonly<{ pascoa: number }>
  desde?: Dia | undefined
  ate?: Dia | undefined
  fonte: string
}>

const LEI_662 = 'Lei 662/1949, art. 1º'
const LEI_10607 = 'Lei 662/1949, art. 1º, na redação da Lei 10.607/2002'

/**
 * The holidays of the whole country, each from the first day of its law. Good Friday is not in
 * the federal list: the law has it among the religious days that each city declares (Lei 605/1949,
 * art. 11; Lei 9.093/1995, art. 2º), and it is kept in all of them. So it stands here, with
 * that source, and no city's term ends on it because a list forgot it.
 */
export const FERIADOS_NACIONAIS: readonly Feriado[] = [
  { nome: 'Confraternização Universal', dia: '01-01', desde: '1949-04-13', fonte: LEI_662 },
  {
    nome: 'Sexta-feira da Paixão',
    dia: { pascoa: DESLOCAMENTOS_DA_PASCOA.sextaFeiraDaPaixao },
    desde: '1949-01-05',
    fonte: 'Lei 9.093/1995, art. 2º (antes, Lei 605/1949, art. 11)',
  },
  {
    nome: 'Tiradentes',
    dia: '04-21',
    desde: '1950-12-08',
    fonte: `${LEI_10607} (antes, Lei 1.266/1950)`,
  },
  { nome: 'Dia do Trabalho', dia: '05-01', desde: '1949-04-13', fonte: LEI_662 },
  { nome: 'Independência do Brasil', dia: '09-07', desde: '1949-04-13', fonte: LEI_662 },
  {
    nome: 'Nossa Senhora Aparecida',
    dia: '10-12',
    desde: '1980-07-01',
    fonte: 'Lei 6.802/1980, art. 1º',
  },
  { nome: 'Finados', dia: '11-02', desde: '2002-12-20', fonte: LEI_10607 },
  { nome: 'Proclamação da República', dia: '11-15', desde: '1949-04-13', fonte: LEI_662 },
  {
    nome: 'Dia Nacional de Zumbi e da Consciência Negra',
    dia: '11-20',
    desde: '2023-12-22',
    fonte: 'Lei 14.759/2023, art. 1º',
  },
  { nome: 'Natal', dia: '12-25', desde: '1949-04-13', fonte: LEI_662 },
]

/**
 * Says what is wrong with a holiday's data, or `undefined` when nothing is: `dia` (no such day
 * of the year, or a distance that is not a whole number of days within the year), `desde`, `ate`.
 */
export function defeitoDoFeriado(feriado: Feriado): 'dia' | 'desde' | 'ate' | undefined {
  const { dia, desde, ate } = feriado
  const certo =
    typeof dia === 'string'
      ? /^\d{2}-\d{2}$/.test(dia)
        ? ehDia(`2000-${dia}`)
        : ehDia(dia)
      : Number.isInteger(dia.pascoa) && Math.abs(dia.pascoa) <= 200
  if (!certo) return 'dia'
  if (desde !== undefined && !ehDia(desde)) return 'desde'
  if (ate !== undefined && (!ehDia(ate) || (desde !== undefined && ate < desde))) return 'ate'
  return undefined
}

/**
 * The day of a holiday in a year, or `undefined` when it does not occur in it: outside `desde`
 * and `ate`, a one-off day of another year, or 29 February of a common year.
 */
export function ocorrencia(feriado: Feriado, ano: number): Dia | undefined {
  const dia = diaNoAno(feriado.dia, ano)
  if (dia === undefined) return undefined
  if (feriado.desde !== undefined && dia < feriado.desde) return undefined
  if (feriado.ate !== undefined && dia > feriado.ate) return undefined
  return dia
}

function diaNoAno(dia: Feriado['dia'], ano: number): Dia | undefined {
  if (typeof dia !== 'string') return addDias(pascoa(ano), dia.pascoa)
  const prefixo = String(ano).padStart(4, '0')
  if (dia.length === 10) return dia.startsWith(prefixo) ? dia : undefined
  if (dia === '02-29' && !bissexto(ano)) return undefined
  return `${prefixo}-${dia}`
}
