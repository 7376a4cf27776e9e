import type { Parametros } from '#law/esquema/demais.ts'
import type { Pacote } from '#law/pacote.ts'
import { addDias, type Dia } from '../calendar/dia.ts'
import type { Contexto, ValorDeParametro } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'

export type ParametroEm = Readonly<{ valor: unknown; desde: Dia; fonte: string }>

const indices = new WeakMap<Pacote, ReadonlyMap<string, Parametros[number]>>()

/** The pack's declaration of a parameter, or `undefined`. */
export function declaracaoDoParametro(pacote: Pacote, id: string): Parametros[number] | undefined {
  let indice = indices.get(pacote)
  if (indice === undefined) {
    indice = new Map(pacote.parametros.map((p) => [p.id, p]))
    indices.set(pacote, indice)
  }
  return indice.get(id)
}

/**
 * The parameter's value in force on the day: the latest `desde` not after it, among what the city
 * fixed and what the pack knows from public sources; on the same `desde` the city's wins, and of
 * two of the city's the later one. Without one, the refusal `parametro.ausente` names it (`falta`)
 * and cites the provisions that leave it to the municipality.
 */
export function valorDeParametro(contexto: Contexto, id: string, dia: Dia): ParametroEm | Recusa {
  const declarado = declaracaoDoParametro(contexto.pacote, id)
  let vigente: ValorDeParametro | undefined
  for (const v of declarado?.conhecidos ?? []) {
    if (v.desde <= dia && (vigente === undefined || v.desde > vigente.desde))
      vigente = v as ValorDeParametro
  }
  for (const v of contexto.parametros[id] ?? []) {
    if (v.desde <= dia && (vigente === undefined || v.desde >= vigente.desde)) vigente = v
  }
  if (vigente === undefined || (vigente.ate !== undefined && dia > vigente.ate)) {
    return {
      codigo: 'parametro.ausente',
      fundamentos: declarado?.fundamentos ?? [],
      falta: id,
      ...(declarado?.lacuna === undefined ? {} : { lacuna: declarado.lacuna }),
    }
  }
  return { valor: vigente.valor, desde: vigente.desde, fonte: vigente.fonte }
}

/** The first day after `dia` on which the parameter's value may change; `undefined` when none is known. */
export function mudancaDoParametro(contexto: Contexto, id: string, dia: Dia): Dia | undefined {
  const doPacote = declaracaoDoParametro(contexto.pacote, id)?.conhecidos
  return primeiraMudanca(contexto.parametros[id], dia, primeiraMudanca(doPacote, dia, undefined))
}

function primeiraMudanca(
  valores: readonly Readonly<{ desde: Dia; ate?: Dia | undefined }>[] | undefined,
  dia: Dia,
  antes: Dia | undefined,
): Dia | undefined {
  let primeira = antes
  for (const v of valores ?? []) {
    if (v.desde > dia && (primeira === undefined || v.desde < primeira)) primeira = v.desde
    if (v.ate === undefined || v.ate < dia) continue
    const fim = addDias(v.ate, 1)
    if (primeira === undefined || fim < primeira) primeira = fim
  }
  return primeira
}
