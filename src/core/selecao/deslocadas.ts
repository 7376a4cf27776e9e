import { classificar } from './classificar.ts'
import type { Lugar, Selecao } from './selecao.ts'

/** The best and the worst place that an inscription may have, from 1. */
type Faixa = readonly [melhor: number, pior: number]

/**
 * The place of each inscription in the dispute. Those who tie and have no seed yet share all the
 * places of the tie: nobody knows which is whose.
 */
function lugares(s: Selecao): ReadonlyMap<string, Faixa> {
  const semente = s.sementes.at(-1)?.semente
  const ordem = classificar(s, semente)
  return new Map(
    ordem.map((l, n): [string, Faixa] => {
      if (semente !== undefined) return [l.inscricao, [n + 1, n + 1]]
      const empata = (x: Lugar) => x.pontos === l.pontos
      return [l.inscricao, [ordem.findIndex(empata) + 1, ordem.findLastIndex(empata) + 1]]
    }),
  )
}

/**
 * Whose place is worse in `depois` than it was in `antes`, in the order of the inscriptions: pushed
 * down, tied where they were not, or behind after a draw. Not who left the dispute, nor who entered.
 */
export function deslocadas(antes: Selecao, depois: Selecao): readonly string[] {
  const [era, fica] = [lugares(antes), lugares(depois)]
  return depois.candidatos.flatMap(({ id }) => {
    const [a, d] = [era.get(id), fica.get(id)]
    return a !== undefined && d !== undefined && (d[0] > a[0] || d[1] > a[1]) ? [id] : []
  })
}
