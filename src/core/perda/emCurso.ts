import type { Pacote } from '#law/pacote.ts'
import type { Mundo } from '../mundo.ts'
import type { Perda } from './perda.ts'

/** What the penalty would bind is the grant itself, which it ends or suspends; not a driver's certificate. */
const alcancaOutorga = ({ penalidade }: Perda, { processo }: Pacote): boolean =>
  processo.medidas?.execucoes.some(
    (e) => e.penalidade === penalidade && e.efeito.endsWith('-outorga'),
  ) === true

/**
 * What the law cites for a case of loss that would end or suspend the grant and is not decided to its
 * end; `undefined` without one. While it lasts the grant neither changes hands nor is given up: the
 * penalty would find nobody to bear it.
 */
export function perdaEmCurso(
  outorga: string,
  mundo: Mundo,
  pacote: Pacote,
): readonly string[] | undefined {
  const aberta = mundo
    .perdasDaOutorga(outorga)
    .findLast(
      (p) =>
        p.hipotese !== undefined &&
        alcancaOutorga(p, pacote) &&
        !['arquivada', 'executada', 'desfeita'].includes(p.situacao),
    )
  if (aberta === undefined) return undefined
  const hipoteses = pacote.processo.medidas?.perda.hipoteses ?? []
  return hipoteses.find((h) => h.id === aberta.hipotese)?.fundamentos ?? []
}
