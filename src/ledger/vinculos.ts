import { type Ato, type Corrente, corrente, idDaCorrente, type TipoDeCorrente } from '#core/ato.ts'
import { referenciasDoAto } from '#core/mundo/referencias.ts'

/** Streams that share the id, and the life, of another. */
const PARES: readonly (readonly [TipoDeCorrente, TipoDeCorrente])[] = [
  ['veiculo', 'vistoria'],
  ['outorga', 'licenciamento'],
]

/** The type in a stream's name. */
export const tipoDa = (c: Corrente): TipoDeCorrente => c.slice(0, c.indexOf(':')) as TipoDeCorrente

/** The streams and those that share their life: each vehicle's inspections, each grant's licensing. */
export function comPares(correntes: readonly Corrente[]): readonly Corrente[] {
  const todas = new Set(correntes)
  for (const c of correntes) {
    for (const [a, b] of PARES) {
      if (tipoDa(c) === a) todas.add(corrente(b, idDaCorrente(c)))
      if (tipoDa(c) === b) todas.add(corrente(a, idDaCorrente(c)))
    }
  }
  return [...todas]
}

/** The links that acts make, without repeats: from each act's stream to those that it names. */
export function vinculosDosAtos(atos: readonly Ato[]): readonly (readonly [Corrente, Corrente])[] {
  const vistos = new Map<string, readonly [Corrente, Corrente]>()
  for (const ato of atos) {
    for (const para of referenciasDoAto(ato)) {
      vistos.set(`${ato.corrente} ${para}`, [ato.corrente, para])
    }
  }
  return [...vistos.values()]
}
