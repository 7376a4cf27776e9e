import type { Requisito } from '#law/esquema/requisitos.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Dia } from '../calendar/dia.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import type { Mundo } from '../mundo.ts'
import type { Fila } from './fila.ts'

type Quota = Extract<Requisito['exige'], { forma: 'quota' }>

/** How many grants a quota allows on the day, or the parameter that is missing. */
function maximoDaQuota({ calculo }: Quota, contexto: Contexto, dia: Dia): number | Recusa {
  const ids =
    calculo.por === 'razao' ? [calculo.populacao, calculo.habitantesPorOutorga] : [calculo.maximo]
  const valores: number[] = []
  for (const id of ids) {
    const p = valorDeParametro(contexto, id, dia)
    if (!('valor' in p)) return p
    valores.push(Number(p.valor))
  }
  const [primeiro = 0, segundo = 1] = valores
  return calculo.por === 'razao' ? Math.floor(primeiro / segundo) : primeiro
}

/**
 * Places to give on the day: the smallest of the quotas for granting, less the grants in force.
 * Refusals when a quota lacks its parameter; a law without a quota has no number of places, and
 * `Infinity` comes.
 */
export function vagasLivres(mundo: Mundo, contexto: Contexto): number | readonly Recusa[] {
  const { hoje, pacote } = contexto
  const recusas: Recusa[] = []
  let maximo = Infinity
  for (const r of pacote.requisitos) {
    if (r.exige.forma !== 'quota' || !r.operacoes.includes('conceder-outorga')) continue
    if ((r.desde ?? '') > hoje || (r.ate !== undefined && r.ate < hoje)) continue
    const m = maximoDaQuota(r.exige, contexto, hoje)
    if (typeof m === 'number') maximo = Math.min(maximo, m)
    else recusas.push({ ...m, requisito: r.id })
  }
  return recusas.length > 0 ? recusas : maximo - mundo.outorgasVigentes(hoje)
}

/** Calls that still wait for an answer: each holds a place. */
export const chamadasEmCurso = (fila: Fila | undefined): number =>
  fila?.inscricoes.filter((i) => i.situacao === 'chamada').length ?? 0
