import type { Etapa } from '../contrato/painel.ts'

/** The stages in which a term of the party runs: the others wait for the body itself. */
export const COM_PRAZO: readonly Etapa[] = ['defesa', 'recurso']

/** Rows of a stage, over `painel_auto`. */
export const naEtapa = (etapa: Etapa): string => `etapa = '${etapa}'`

/** A term that ended before `hoje` with nobody having used it. */
export const vencidoEm = (hoje: string): string =>
  `etapa IN (${COM_PRAZO.map((e) => `'${e}'`).join(', ')}) AND urgente_em < '${hoje}'`

/** A fine of a condemnation that stands: what is counted as assessed. */
export const MULTA_EM_VIGOR = `multa > 0 AND anulado_em IS NULL
  AND resultado_do_recurso IS DISTINCT FROM 'provido'`
