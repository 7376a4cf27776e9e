import * as z from 'zod'
import { type Dia, diaDaSemana } from '../calendar/dia.ts'

const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const diasDaSemana = [
  'domingo',
  'segunda',
  'terca',
  'quarta',
  'quinta',
  'sexta',
  'sabado',
] as const
const turno = z.strictObject({
  inicio: hora,
  fim: hora,
  /** Days on which it begins; without them, every day. */
  dias: z.array(z.enum(diasDaSemana)).min(1).max(7).optional(),
})
/**
 * The weekly hours of a driver. An end that is not after the beginning is of the next day, so that
 * `06:00`–`06:00` is 24 hours. `outros`: further shifts of the same week.
 */
export const jornada = turno.extend({ outros: z.array(turno).max(6).optional() })
export type Jornada = Readonly<z.infer<typeof jornada>>

/** So many hours at most in any stretch of so many; `diasAlternados`: never begun on two days in a row. */
export type LimiteDeJornada = Readonly<{
  horas: number
  em: number
  diasAlternados?: boolean | undefined
}>

const DIA = 1440
const SEMANA = 7 * DIA
const minutos = (h: string): number => Number(h.slice(0, 2)) * 60 + Number(h.slice(3))

type Trecho = Readonly<{ de: number; ate: number }>

/** The stretches of a week in minutes from Sunday's midnight; one may end in the next week. */
export function trechosDaJornada(j: Jornada): readonly Trecho[] {
  const soltos = [j, ...(j.outros ?? [])].flatMap(({ inicio, fim, dias = diasDaSemana }) =>
    dias.map((d) => {
      const de = diasDaSemana.indexOf(d) * DIA + minutos(inicio)
      const dura = minutos(fim) - minutos(inicio)
      return { de, ate: de + (dura > 0 ? dura : dura + DIA) }
    }),
  )
  return soltos.toSorted((a, b) => a.de - b.de || a.ate - b.ate)
}

/** Minutes worked from `de` to `ate` of an endlessly repeated week; what overlaps counts once. */
function trabalhados(trechos: readonly Trecho[], de: number, ate: number): number {
  let total = 0
  let fim = de
  const ciclos = [-1, 0, 1].flatMap((n) =>
    trechos.map((t) => ({ de: t.de + n * SEMANA, ate: t.ate + n * SEMANA })),
  )
  for (const t of ciclos) {
    const inicio = Math.max(t.de, fim)
    const ultimo = Math.min(t.ate, ate)
    if (ultimo > inicio) {
      total += ultimo - inicio
      fim = ultimo
    }
  }
  return total
}

/**
 * The most minutes worked in any `horas` running hours, the week repeated. The maximum begins where
 * some stretch begins. An hour has 60 minutes.
 */
export function maximoTrabalhado(j: Jornada, horas: number): number {
  const trechos = trechosDaJornada(j)
  return Math.max(0, ...trechos.map((t) => trabalhados(trechos, t.de, t.de + horas * 60)))
}

/** Whether two shifts begin on days that follow each other, Saturday and Sunday included. */
function temDiasSeguidos(j: Jornada): boolean {
  const dias = new Set(trechosDaJornada(j).map((t) => Math.floor(t.de / DIA)))
  return [...dias].some((d) => dias.has((d + 1) % 7))
}

/** Whether the hours keep within one limit. */
export const cabeNaJornada = (
  j: Jornada,
  { horas, em, diasAlternados }: LimiteDeJornada,
): boolean =>
  maximoTrabalhado(j, em) <= horas * 60 && !(diasAlternados === true && temDiasSeguidos(j))

/**
 * How many minutes a moment (local day and `hh:mm`) is outside the hours: to the nearest end or
 * beginning; 0 within them, both ends included.
 */
export function minutosForaDaJornada(j: Jornada, dia: Dia, hora: string): number {
  const agora = diaDaSemana(dia) * DIA + minutos(hora)
  let menor = Number.POSITIVE_INFINITY
  for (const t of trechosDaJornada(j)) {
    for (const n of [-SEMANA, 0, SEMANA]) {
      const de = t.de + n
      const ate = t.ate + n
      if (agora >= de && agora <= ate) return 0
      menor = Math.min(menor, agora < de ? de - agora : agora - ate)
    }
  }
  return menor
}
