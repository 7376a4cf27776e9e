import type { Pacote } from '#law/pacote.ts'
import type { DispositivoEscrito, Redacao } from '#law/esquema/texto.ts'
import { type Dia, dentroDe } from '../calendar/dia.ts'

const indices = new WeakMap<Pacote, ReadonlyMap<string, DispositivoEscrito>>()

/** A provision by its LexML fragment id, or `undefined` when the law has none such. */
export function dispositivo(pacote: Pacote, id: string): DispositivoEscrito | undefined {
  let indice = indices.get(pacote)
  if (indice === undefined) {
    indice = new Map(pacote.texto.map((d) => [d.id, d]))
    indices.set(pacote, indice)
  }
  return indice.get(id)
}

/** The redaction of a provision in force on the day (both ends inclusive), or `undefined`. */
export function redacaoEm(pacote: Pacote, id: string, dia: Dia): Redacao | undefined {
  let vigente: Redacao | undefined
  for (const r of dispositivo(pacote, id)?.redacoes ?? []) {
    if (r.desde <= dia && (vigente === undefined || r.desde > vigente.desde)) vigente = r
  }
  return vigente !== undefined && dentroDe(dia, vigente.desde, vigente.ate) ? vigente : undefined
}
