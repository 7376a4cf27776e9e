/**
 * A civil day written `AAAA-MM-DD`: no hour and no time zone, so it crosses module borders and
 * enters acts as plain JSON. Two days compare as strings (`a < b`): years have four digits.
 * Text from outside becomes a `Dia` only through `parseDia`; every other function here takes a
 * day that was already read, and does not check it again.
 */
export type Dia = string

export type LeituraDeDia =
  | { readonly ok: true; readonly valor: Dia }
  | { readonly ok: false; readonly motivo: 'formato' | 'inexistente' | 'fora-da-faixa' }

/** The years that `parseDia` takes, both inclusive: outside them a date is a typing error. */
export const PRIMEIRO_ANO = 1900
export const ULTIMO_ANO = 2200

const FORMA = /^(\d{4})-(\d{2})-(\d{2})$/
const DIAS_DO_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const NOMES = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

const doisDigitos = (n: number): string => (n < 10 ? `0${n}` : `${n}`)

/** Builds a day from year, month (1..12) and day (1..31). Does not check that it exists. */
export const montarDia = (ano: number, mes: number, dia: number): Dia =>
  `${String(ano).padStart(4, '0')}-${doisDigitos(mes)}-${doisDigitos(dia)}`

/** The year of a day, as a number. */
export const anoDe = (dia: Dia): number => Number(dia.slice(0, 4))
/** The month of a day, 1 to 12. */
export const mesDe = (dia: Dia): number => Number(dia.slice(5, 7))
/** The day of the month of a day, 1 to 31. */
export const diaDoMesDe = (dia: Dia): number => Number(dia.slice(8, 10))

/** True for a leap year of the Gregorian calendar. */
export const bissexto = (ano: number): boolean =>
  ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0)

/** How many days a month (1..12) of a year has. */
export const diasNoMes = (ano: number, mes: number): number =>
  mes === 2 && bissexto(ano) ? 29 : (DIAS_DO_MES[mes - 1] ?? 0)

/**
 * Reads a day from text, exactly `AAAA-MM-DD`. Errors, as values: `formato` (another form),
 * `inexistente` (2025-02-30), `fora-da-faixa` (a year before 1900 or after 2200).
 */
export function parseDia(texto: string): LeituraDeDia {
  const partes = FORMA.exec(texto)
  if (partes === null) return { ok: false, motivo: 'formato' }
  const ano = Number(partes[1])
  const mes = Number(partes[2])
  const dia = Number(partes[3])
  if (mes < 1 || mes > 12 || dia < 1 || dia > diasNoMes(ano, mes))
    return { ok: false, motivo: 'inexistente' }
  if (ano < PRIMEIRO_ANO || ano > ULTIMO_ANO) return { ok: false, motivo: 'fora-da-faixa' }
  return { ok: true, valor: texto }
}

/** True when `parseDia` accepts the text. */
export const ehDia = (texto: string): boolean => parseDia(texto).ok

/** Sorts days from the earliest to the latest: negative, zero or positive. */
export const compararDias = (a: Dia, b: Dia): number => (a < b ? -1 : a > b ? 1 : 0)
/** The earlier of two days. */
export const menorDia = (a: Dia, b: Dia): Dia => (a <= b ? a : b)
/** The later of two days. */
export const maiorDia = (a: Dia, b: Dia): Dia => (a >= b ? a : b)

/**
 * True when `dia` lies between `desde` and `ate`, both inclusive. A missing bound is open:
 * the shape in which a law pack writes when a value is in force.
 */
export const dentroDe = (dia: Dia, desde: Dia | undefined, ate: Dia | undefined): boolean =>
  (desde === undefined || dia >= desde) && (ate === undefined || dia <= ate)

/**
 * The number of a day: 0 is 1970-01-01, one for each day. Integer arithmetic on the Gregorian
 * calendar (years counted from March), used where terms are counted in hot paths.
 */
export function numeroDoDia(dia: Dia): number {
  const mes = mesDe(dia)
  const ano = anoDe(dia) - (mes <= 2 ? 1 : 0)
  const seculos = Math.floor(ano / 400)
  const anoDaEra = ano - seculos * 400
  const diaDoAno = Math.floor((153 * ((mes + 9) % 12) + 2) / 5) + diaDoMesDe(dia) - 1
  return (
    seculos * 146_097 +
    anoDaEra * 365 +
    Math.floor(anoDaEra / 4) -
    Math.floor(anoDaEra / 100) +
    diaDoAno -
    719_468
  )
}

/** The day of a number: the inverse of `numeroDoDia`. */
export function diaDoNumero(numero: number): Dia {
  const z = numero + 719_468
  const era = Math.floor(z / 146_097)
  const d = z - era * 146_097
  const anoDaEra = Math.floor(
    (d - Math.floor(d / 1_460) + Math.floor(d / 36_524) - Math.floor(d / 146_096)) / 365,
  )
  const diaDoAno = d - (365 * anoDaEra + Math.floor(anoDaEra / 4) - Math.floor(anoDaEra / 100))
  const m = Math.floor((5 * diaDoAno + 2) / 153)
  const mes = m < 10 ? m + 3 : m - 9
  return montarDia(
    anoDaEra + era * 400 + (mes <= 2 ? 1 : 0),
    mes,
    diaDoAno - Math.floor((153 * m + 2) / 5) + 1,
  )
}

/** The day `n` running days after (before, if negative). */
export const addDias = (dia: Dia, n: number): Dia => diaDoNumero(numeroDoDia(dia) + n)

/** Running days from `de` to `ate`: 0 on the same day, negative when `ate` comes first. */
export const diferencaEmDias = (de: Dia, ate: Dia): number => numeroDoDia(ate) - numeroDoDia(de)

/** The day of the week: 0 Sunday … 6 Saturday. */
export const diaDaSemana = (dia: Dia): number => (((numeroDoDia(dia) + 4) % 7) + 7) % 7

/** The day of the week in Portuguese: `terça-feira`. */
export const nomeDoDiaDaSemana = (dia: Dia): string => NOMES[diaDaSemana(dia)] ?? ''

/** The day as Brazilians write it: `dd/mm/aaaa`. */
export const formatarDia = (dia: Dia): string =>
  `${dia.slice(8, 10)}/${dia.slice(5, 7)}/${dia.slice(0, 4)}`
