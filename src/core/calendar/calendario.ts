import { addDias, type Dia, diaDaSemana, nomeDoDiaDaSemana } from './dia.ts'
import { defeitoDoFeriado, type Feriado, FERIADOS_NACIONAIS, ocorrencia } from './feriados.ts'

/** What a term asks of a city: its time zone and which days its offices work. */
export type Calendario = Readonly<{
  /** IANA time zone: `America/Bahia`. */
  fuso: string
  /** The holiday's name, or `undefined` when the day is none. */
  feriado: (dia: Dia) => string | undefined
  /** Why the offices do not work on the day (weekend, holiday, no full office hours), or `undefined`. */
  motivoNaoUtil: (dia: Dia) => string | undefined
  /** True when the offices work their normal hours on the day. */
  diaUtil: (dia: Dia) => boolean
}>

export type DadosDoCalendario = Readonly<{
  fuso: string
  /** State and municipal holidays; the national ones are always there and need not be repeated. */
  feriados?: readonly Feriado[]
  /**
   * Days that are no holiday but on which there are no office hours, or short ones (*ponto
   * facultativo*): a term that would end on them moves on too (Lei 9.784/1999, art. 66, § 1º).
   */
  semExpediente?: readonly Feriado[]
}>

/**
 * Builds a city's calendar. Pure: each year is worked out once and kept. Data that make no sense
 * (a day that does not exist, an unknown time zone) are a broken pack: they throw `RangeError`;
 * `defeitoDoFeriado` tells it beforehand as a value.
 */
export function criarCalendario(dados: DadosDoCalendario): Calendario {
  const fuso = new Temporal.ZonedDateTime(0n, dados.fuso).timeZoneId
  const feriado = porAno([...FERIADOS_NACIONAIS, ...(dados.feriados ?? [])])
  const semExpediente = porAno(dados.semExpediente ?? [])

  const motivoNaoUtil = (dia: Dia): string | undefined => {
    const nome = feriado(dia)
    if (nome !== undefined) return nome
    const semana = diaDaSemana(dia)
    if (semana === 0 || semana === 6) return nomeDoDiaDaSemana(dia)
    return semExpediente(dia)
  }
  return { fuso, feriado, motivoNaoUtil, diaUtil: (dia) => motivoNaoUtil(dia) === undefined }
}

/**
 * The first working day from `dia` on, `dia` included. A calendar without one within a year is a
 * broken pack: it throws `RangeError`.
 */
export function diaUtilDesde(dia: Dia, calendario: Pick<Calendario, 'diaUtil'>): Dia {
  let atual = dia
  for (let n = 0; n <= 366; n++) {
    if (calendario.diaUtil(atual)) return atual
    atual = addDias(atual, 1)
  }
  throw new RangeError(`Calendário sem dia útil a partir de ${dia}`)
}

function porAno(lista: readonly Feriado[]): (dia: Dia) => string | undefined {
  for (const item of lista) {
    const defeito = defeitoDoFeriado(item)
    if (defeito !== undefined)
      throw new RangeError(`Feriado "${item.nome}": ${defeito} inválido (${item.fonte})`)
  }
  const anos = new Map<string, ReadonlyMap<Dia, string>>()
  return (dia) => {
    const ano = dia.slice(0, 4)
    let nomes = anos.get(ano)
    if (nomes === undefined) {
      nomes = doAno(lista, Number(ano))
      anos.set(ano, nomes)
    }
    return nomes.get(dia)
  }
}

function doAno(lista: readonly Feriado[], ano: number): ReadonlyMap<Dia, string> {
  const nomes = new Map<Dia, string>()
  for (const item of lista) {
    const dia = ocorrencia(item, ano)
    if (dia !== undefined && !nomes.has(dia)) nomes.set(dia, item.nome)
  }
  return nomes
}
