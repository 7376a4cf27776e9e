import type { Ato } from '../ato.ts'
import type { Decisao, Recusa } from '../decisao.ts'

/** One point in which what came out is not what was expected. */
export type Diferenca = Readonly<{ onde: string; esperado: unknown; obtido: unknown }>

const ehObjeto = (v: unknown): v is Readonly<Record<string, unknown>> =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

/**
 * Subset match: each key expected must be there with a matching value; each element of a list must
 * match one of the list obtained, in any order. What was not expected is not looked at, unless the
 * list is written `{ exatamente: [...] }`. `null` expects that there be nothing.
 */
export function comparar(esperado: unknown, obtido: unknown, onde: string): readonly Diferenca[] {
  if (Array.isArray(esperado)) {
    if (!Array.isArray(obtido)) return [{ onde, esperado, obtido }]
    return esperado.flatMap((e: unknown, i) =>
      obtido.some((o) => comparar(e, o, onde).length === 0)
        ? []
        : [{ onde: `${onde}[${i}]`, esperado: e, obtido: obtido as unknown }],
    )
  }
  if (esperado === null && obtido === undefined) return []
  if (ehObjeto(esperado) && Array.isArray(esperado['exatamente'])) {
    const lista = Array.isArray(obtido) ? (obtido as readonly unknown[]) : []
    const total = esperado['exatamente'].length
    return lista.length === total
      ? comparar(esperado['exatamente'], lista, onde)
      : [{ onde, esperado: esperado['exatamente'], obtido }]
  }
  if (ehObjeto(esperado)) {
    if (!ehObjeto(obtido)) return [{ onde, esperado, obtido }]
    return Object.entries(esperado).flatMap(([k, v]) =>
      comparar(v, obtido[k], onde === '' ? k : `${onde}.${k}`),
    )
  }
  return Object.is(esperado, obtido) ? [] : [{ onde, esperado, obtido }]
}

/** An act as a case writes it, without what only the ledger needs. */
export const escreverAto = (ato: Ato): Readonly<Record<string, unknown>> => ({
  [ato.tipo]: {
    corrente: ato.corrente,
    ...ato.dados,
    fundamentos: ato.fundamentos,
    ...(ato.lacunas === undefined ? {} : { lacunas: ato.lacunas }),
    ...(ato.pessoal === undefined ? {} : { pessoal: ato.pessoal }),
  },
})

/** A decision as a case writes it: `{ atos }` or `{ recusas }`. */
export const escreverDecisao = (
  d: Decisao,
): Readonly<{ atos: readonly object[] } | { recusas: readonly Recusa[] }> =>
  'recusas' in d ? { recusas: d.recusas } : { atos: d.map(escreverAto) }

type Esperado = Readonly<
  { atos: readonly object[] } | { recusas: readonly Readonly<{ codigo: string }>[] }
>

/** All the acts in order, or exactly the refusals' codes in any order; the rest by subset. */
export function compararDecisao(esperado: Esperado, d: Decisao): readonly Diferenca[] {
  const obtido = escreverDecisao(d)
  if ('atos' in esperado) {
    if (!('atos' in obtido)) return [{ onde: 'entao', esperado, obtido }]
    const total = Math.max(esperado.atos.length, obtido.atos.length)
    return Array.from({ length: total }, (_, i) => i).flatMap((i) => {
      const e = esperado.atos[i]
      const o = obtido.atos[i]
      return e === undefined || o === undefined
        ? [{ onde: `atos[${i}]`, esperado: e, obtido: o }]
        : comparar(e, o, `atos[${i}]`)
    })
  }
  return 'recusas' in obtido
    ? compararRecusas(esperado.recusas, obtido.recusas)
    : [{ onde: 'entao', esperado, obtido }]
}

function compararRecusas(
  esperadas: readonly Readonly<{ codigo: string }>[],
  obtidas: readonly Recusa[],
): readonly Diferenca[] {
  const restam = [...obtidas]
  const diferencas: Diferenca[] = []
  for (const [i, e] of esperadas.entries()) {
    const exata = restam.findIndex((o) => comparar(e, o, '').length === 0)
    const achada = exata >= 0 ? exata : restam.findIndex((o) => o.codigo === e.codigo)
    const o = restam[achada]
    if (o === undefined) diferencas.push({ onde: `recusas[${i}]`, esperado: e, obtido: undefined })
    else {
      diferencas.push(...comparar(e, o, `recusas[${i}]`))
      restam.splice(achada, 1)
    }
  }
  return [
    ...diferencas,
    ...restam.map((o) => ({ onde: 'recusas', esperado: undefined, obtido: o })),
  ]
}
