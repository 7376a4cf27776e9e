import { type Dia, diaDaSemana } from '#core/calendar/dia.ts'
import type { Calendario } from '#core/calendar/calendario.ts'

/** When a place inspects: its days of the week (Monday is 1) and hours, so many vehicles at each. */
export type Expediente = Readonly<{
  dias: readonly number[]
  /** `08:00`, inclusive. */
  inicio: string
  /** `12:00`: the last inspection begins early enough to end by it. */
  fim: string
  /** Minutes of each inspection. */
  intervalo: number
}>

/** The hours at which an inspection may begin on a day; none on a day without office hours. */
export function horariosDo(
  { dias, inicio, fim, intervalo }: Expediente,
  dia: Dia,
  calendario: Pick<Calendario, 'diaUtil'>,
): readonly string[] {
  const semana = diaDaSemana(dia) || 7
  if (!calendario.diaUtil(dia) || !dias.includes(semana)) return []
  const horas: string[] = []
  for (let m = minutos(inicio); m + intervalo <= minutos(fim); m += intervalo) horas.push(hora(m))
  return horas
}

const minutos = (h: string): number => Number(h.slice(0, 2)) * 60 + Number(h.slice(3, 5))
const hora = (m: number): string =>
  `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`
