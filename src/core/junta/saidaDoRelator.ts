import { addDias, type Dia } from '../calendar/dia.ts'
import type { Caso } from './caso.ts'
import type { Membro } from './junta.ts'
import { parentesEm } from './membros.ts'

const depois = (a: Dia, b: Dia | undefined): Dia => (b !== undefined && b > a ? b : a)

const ausencias = (m: Membro, hoje: Dia): readonly Dia[] => [
  ...m.licencas.filter((l) => l.desde <= hoje && hoje <= l.ate).map((l) => depois(l.desde, l.em)),
  ...(m.encerradoEm !== undefined && m.encerradoEm <= hoje
    ? [depois(m.encerradoEm, m.encerramentoEm)]
    : []),
  ...(m.ate !== undefined && m.ate < hoje ? [addDias(m.ate, 1)] : []),
]

/**
 * The day of what made the member leave the appeal: when an impediment, a leave or the end of the
 * term took effect and was recorded, the later of the two; of several causes, the first. Empty when
 * it was there from the start. Once the report is given only impediments count.
 */
export function causaDaSaida(m: Membro, caso: Caso, hoje: Dia): Dia {
  const causas = [
    ...caso.impedidos.filter((i) => i.membro === m.id || i.membro === m.usuario).map((i) => i.em),
    ...parentesEm(m)
      .filter((p) => caso.respondem.includes(p.parente))
      .map((p) => p.em),
    ...(caso.tramite?.etapa === 'com-relator' ? ausencias(m, hoje) : []),
  ]
  return causas.toSorted()[0] ?? ''
}
