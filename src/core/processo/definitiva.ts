import type { Dia } from '../calendar/dia.ts'
import { formatarDia } from '../calendar/dia.ts'
import type { Auto } from './processo.ts'

/** What made a decision final: its term ended, or the appeal lodged in time was judged. */
export type PorQueDefinitiva = 'fim-do-prazo' | 'julgamento-do-recurso'

const MOTIVOS: Readonly<Record<PorQueDefinitiva, string>> = {
  'fim-do-prazo': 'fim do prazo',
  'julgamento-do-recurso': 'julgamento do recurso',
}

/** A late appeal does not keep a decision from becoming final when the term ended. */
export function porQueDefinitiva(
  auto: Pick<Auto, 'recursos' | 'julgamentoDoRecurso' | 'recursoAte'>,
): PorQueDefinitiva | undefined {
  if (auto.recursos.some((r) => r.tempestivo) && auto.julgamentoDoRecurso !== undefined)
    return 'julgamento-do-recurso'
  return auto.recursoAte === undefined ? undefined : 'fim-do-prazo'
}

/** From which day it is final, why, and on which day that was certified: days apart, as a rule. */
export const fraseDaDefinitividade = (
  desde: Dia,
  por: PorQueDefinitiva | undefined,
  certificadaEm: Dia | undefined,
): string =>
  [
    `desde ${formatarDia(desde)}${por === undefined ? '' : ` (${MOTIVOS[por]})`}`,
    ...(certificadaEm === undefined ? [] : [`certificada em ${formatarDia(certificadaEm)}`]),
  ].join('; ')
