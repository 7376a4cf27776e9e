import type { Pacote } from '#law/pacote.ts'
import { criarCalendario } from '../calendar/calendario.ts'
import type { Feriado } from '../calendar/feriados.ts'
import type { Autor, Contexto, ValorDeParametro, ValoresDeParametros } from '../contexto.ts'
import type { SerieIndice } from '../money/indice.ts'
import { valoresDosAtos } from '../parametro/evolve.ts'
import type { Caso } from './arquivo.ts'

export type Indices = Contexto['indices']

const SEMPRE = '1900-01-01'

const ehLista = (v: unknown): v is readonly ValorDeParametro[] =>
  Array.isArray(v) && v.length > 0 && typeof v[0] === 'object' && v[0] !== null && 'desde' in v[0]

/** A parameter written plain holds always; acts that fix parameters count as well. */
function parametrosDo(caso: Caso): ValoresDeParametros {
  const valores: Record<string, readonly ValorDeParametro[]> = { ...valoresDosAtos(caso.dado) }
  for (const [id, v] of Object.entries(caso.parametros)) {
    valores[id] = [
      ...(ehLista(v) ? v : [{ desde: SEMPRE, valor: v, fonte: 'caso' }]),
      ...(valores[id] ?? []),
    ]
  }
  return valores
}

const extra = (dia: string): Feriado => ({ nome: 'feriado do caso', dia, fonte: 'caso' })

/** The instant of a local day and hour in a time zone, in UTC. */
export const instanteLocal = (dia: string, hora: string, fuso: string): string =>
  Temporal.PlainDateTime.from(`${dia}T${hora}`).toZonedDateTime(fuso).toInstant().toString()

/** The context of a case: its day and local hour, its author, the parameters and indices it gives. */
export function contextoDoCaso(caso: Caso, pacote: Pacote, indices: Indices): Contexto {
  const { fuso, feriados } = pacote.lei.municipio
  const { em, hora = '12:00', autor } = caso.quando
  const proprios = Object.entries(caso.indices ?? {}).map(
    ([nome, variacoes]): [string, SerieIndice] => [nome, { nome, variacoes: variacoes ?? {} }],
  )
  return {
    pacote,
    calendario: criarCalendario({
      fuso,
      feriados: [...feriados, ...(caso.calendario?.feriados ?? []).map(extra)],
    }),
    parametros: parametrosDo(caso),
    indices: { ...indices, ...Object.fromEntries(proprios) },
    autor: autor as Autor,
    agora: instanteLocal(em, hora, fuso),
    hoje: em,
  }
}
