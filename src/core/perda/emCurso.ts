import type { Pacote } from '#law/pacote.ts'
import type { Mundo } from '../mundo.ts'

/**
 * What the law cites for a case of loss that would end the grant and is not decided to its end;
 * `undefined` without one. While it lasts the grant neither changes hands nor is given up.
 */
export function extincaoEmCurso(
  outorga: string,
  mundo: Mundo,
  pacote: Pacote,
): readonly string[] | undefined {
  const aberta = mundo
    .perdasDaOutorga(outorga)
    .findLast(
      (p) =>
        p.hipotese !== undefined &&
        /^(cassacao|extincao)-da-outorga$/.test(p.penalidade) &&
        !['arquivada', 'executada', 'desfeita'].includes(p.situacao),
    )
  if (aberta === undefined) return undefined
  const hipoteses = pacote.processo.medidas?.perda.hipoteses ?? []
  return hipoteses.find((h) => h.id === aberta.hipotese)?.fundamentos ?? []
}
