import { idDaCorrente } from '../ato.ts'
import type { Ato } from '../ato.ts'
import type { ValoresDeParametros } from '../contexto.ts'
import type { AtoDeParametro, Parametro } from './parametro.ts'

/** Folds a value into the parameter, oldest first; of two on the same day the later act comes last. Total. */
export function evolveParametro(estado: Parametro | undefined, ato: AtoDeParametro): Parametro {
  const atual = estado ?? { valores: [] }
  if (ato.tipo !== 'parametroFixado') return atual
  const { desde, em, valor, fonte } = ato.dados
  const novo = { desde: desde ?? em, valor, fonte }
  return {
    valores: [
      ...atual.valores.filter((v) => v.desde <= novo.desde),
      novo,
      ...atual.valores.filter((v) => v.desde > novo.desde),
    ],
  }
}

/** The city's values, for a context, from the acts that fixed them, in the order of their record. */
export function valoresDosAtos(atos: readonly Ato[]): ValoresDeParametros {
  const estados = new Map<string, Parametro>()
  for (const ato of atos) {
    if (ato.tipo !== 'parametroFixado') continue
    const id = idDaCorrente(ato.corrente)
    estados.set(id, evolveParametro(estados.get(id), ato as AtoDeParametro))
  }
  return Object.fromEntries([...estados].map(([id, p]) => [id, p.valores]))
}
