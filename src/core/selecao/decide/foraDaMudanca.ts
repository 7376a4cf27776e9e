import type * as z from 'zod'
import type { Contexto } from '../../contexto.ts'
import { noPrazo } from '../../processo/protocolo.ts'
import type { RecursoDaSelecao, Selecao } from '../selecao.ts'
import type { decidirRecursoDaSelecao } from '../selecao.ts'
import { candidatoDe } from '../transicoes.ts'
import { revisaoRecorrida } from './prazos.ts'

type Decidida = z.infer<typeof decidirRecursoDaSelecao>

/** Lodged while the provisional result itself could be appealed from, by who had not done so. */
const alcancaOProvisorio = (s: Selecao, r: RecursoDaSelecao, contexto: Contexto): boolean =>
  noPrazo(r.protocoladaEm, s.provisorio?.recursoAte, contexto) &&
  s.recursos.every((x) => x.recorrente !== r.recorrente || x.revisao !== undefined)

/**
 * An appeal from a change contests that change and no more: the inscription that it was on, and, where
 * it changed points, the points, back to what they were at most. What the provisional result said in
 * its own time is not opened again.
 */
export function foraDaMudanca(
  { efeito, afetada, pontos = [] }: Decidida,
  s: Selecao,
  r: RecursoDaSelecao,
  contexto: Contexto,
): boolean {
  const revisao = revisaoRecorrida(s, r)
  const sobre = revisao?.sobre
  if (revisao === undefined || sobre === undefined || efeito === undefined) return false
  if (alcancaOProvisorio(s, r, contexto)) return false
  const alvo = efeito === 'readmitir' ? r.recorrente : (afetada ?? r.recorrente)
  if (alvo !== sobre) return true
  if (revisao.antes === undefined) return false
  if (efeito !== 'pontos') return true
  const depois = pontos.reduce((soma, p) => soma + p, 0)
  const agora = candidatoDe(s, sobre)?.total ?? revisao.antes
  // Only against a change for the worse is what there was before the most that it may give back.
  return sobre === r.recorrente
    ? agora < revisao.antes && depois > revisao.antes
    : depois < revisao.antes
}
