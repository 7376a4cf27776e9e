import type { Dia } from '#core/calendar/dia.ts'

/** Grants in force on a day, over `painel_outorga l`: what the quota counts. */
export const VIGENTES = (hoje: Dia) => `l.situacao = 'concedida' AND l.inicio <= '${hoje}'
  AND (l.termo_final IS NULL OR l.termo_final >= '${hoje}')`
