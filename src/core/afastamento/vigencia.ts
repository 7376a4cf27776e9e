import type { AfastamentoPrevisto } from '#law/esquema/vida.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import { condutorAtivo } from '../condutor/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { Afastamento } from './afastamento.ts'

/** Runs on the day: granted, from its first day to its last, inclusive, or to the day before the return. */
export const afastamentoCorre = (a: Afastamento, dia: Dia): boolean =>
  a.ate !== undefined &&
  a.desde <= dia &&
  dia <= a.ate &&
  (a.retornoEm === undefined || dia < a.retornoEm)

/** The leave that runs on the day. */
export const afastamentoEm = (o: Outorga, dia: Dia): Afastamento | undefined =>
  o.afastamentos?.find((a) => afastamentoCorre(a, dia))

/** The pack's kind of leave. */
export const especieDe = (pacote: Pacote, id: string): AfastamentoPrevisto | undefined =>
  pacote.prazos.afastamentos?.find((a) => a.id === id)

/** Whether somebody registered for it on the day keeps the service going in that kind of leave. */
export const servicoContinua = (
  o: Outorga,
  especie: AfastamentoPrevisto | undefined,
  mundo: Mundo,
  dia: Dia,
): boolean =>
  mundo
    .condutoresDaOutorga(o.id)
    .some((c) => condutorAtivo(c, dia) && especie?.continuaCom.includes(c.funcao) === true)
