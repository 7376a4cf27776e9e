import { chaveDoSorteio } from '../sorteio/semente.ts'
import type { Candidato, Lugar, Selecao } from './selecao.ts'

/** Who is in the dispute: neither refused nor withdrawn. */
export const emDisputa = (s: Selecao): readonly Candidato[] =>
  s.candidatos.filter((c) => c.situacao === 'inscrito')

/** Of those in the dispute, who has no points yet; none where the order is drawn. */
export const semPontos = (s: Selecao): readonly Candidato[] =>
  s.modo === 'sorteio' ? [] : emDisputa(s).filter((c) => c.total === undefined)

/** Whether an order needs a draw: always where it is by draw, else when two have the same points. */
export function pedeSorteio(s: Selecao): boolean {
  const disputam = emDisputa(s)
  if (disputam.length < 2) return false
  return s.modo === 'sorteio' || new Set(disputam.map((c) => c.total)).size < disputam.length
}

/**
 * The order, the first first: by points, the more the better, and those who tie by the digest of
 * the draw; by the digest alone where the order is drawn. Without a seed those who tie stay as they
 * came, so it is given only where `pedeSorteio` is false or a seed is.
 */
export function classificar(s: Selecao, semente: string | undefined): readonly Lugar[] {
  const lugares = emDisputa(s).map((c): Lugar => {
    const chave =
      semente === undefined ? {} : { chave: chaveDoSorteio(semente, c.protocolo ?? c.id) }
    const pontos = s.modo === 'pontos' ? { pontos: c.total ?? 0 } : {}
    return { inscricao: c.id, ...pontos, ...chave }
  })
  return lugares.toSorted((a, b) => {
    const diferenca = (b.pontos ?? 0) - (a.pontos ?? 0)
    if (diferenca !== 0) return diferenca
    const [ca = '', cb = ''] = [a.chave, b.chave]
    return ca < cb ? -1 : ca > cb ? 1 : 0
  })
}

/** The place in the final result, from 1; 0 for who is not in it. */
export const lugarDe = (s: Selecao, inscricao: string): number =>
  (s.final?.ordem.findIndex((l) => l.inscricao === inscricao) ?? -1) + 1

/** Places of the edital that are taken: called and still to answer, come, or with the grant. */
export const vagasTomadas = (s: Selecao): number =>
  s.candidatos.filter((c) => ['convocado', 'compareceu', 'contemplado'].includes(c.situacao)).length

/** The first in the result whom nobody called yet and who is still in the dispute. */
export const proximoAConvocar = (s: Selecao): Candidato | undefined =>
  s.final?.ordem
    .map((l) => s.candidatos.find((c) => c.id === l.inscricao))
    .find((c) => c?.situacao === 'inscrito')
