import { citar } from '../mensagens/citar.ts'

/**
 * A line of a computation with the provisions that give it, after it: the inscription tells the
 * legal ground of the debt's value and of its updating (Lei 6.830/1980, art. 2º, § 5º, III).
 */
export function comDispositivo(passo: string, fundamentos: readonly string[]): string {
  const citados = [...new Set(fundamentos)].map(citar).join('; ')
  return citados === '' ? passo : `${passo.replace(/\.$/, '')} (${citados})`
}
