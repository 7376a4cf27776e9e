import type { Recusa } from '../decisao.ts'

const chave = ({ codigo, falta, passaEm, dados }: Recusa): string =>
  JSON.stringify([codigo, falta, passaEm, dados])
const unir = (
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] => [...new Set([...(a ?? []), ...(b ?? [])])]

/**
 * The same lack asked by more than one requirement is one refusal, with every provision that asks it:
 * whoever reads is told once what to bring. Order is kept; of gaps, the first's.
 */
export function umaPorFalta(recusas: readonly Recusa[]): readonly Recusa[] {
  if (recusas.length < 2) return recusas
  const unidas = new Map<string, Recusa>()
  for (const r of recusas) {
    const ja = unidas.get(chave(r))
    if (ja === undefined) {
      unidas.set(chave(r), r)
      continue
    }
    const normas = unir(ja.outrasNormas, r.outrasNormas)
    unidas.set(chave(r), {
      ...r,
      ...ja,
      fundamentos: unir(ja.fundamentos, r.fundamentos),
      ...(normas.length === 0 ? {} : { outrasNormas: normas }),
    })
  }
  return [...unidas.values()]
}
