/** Choices drawn from one number, so that a step of a walk is one number to fast-check. */
export type Acaso = Readonly<{
  /** An integer from 0 to `n` - 1; 0 when `n` is below 1. */
  ate: (n: number) => number
  /** True in about `porCento` of a hundred draws. */
  chance: (porCento: number) => boolean
  /** One of the list; throws `RangeError` when it is empty. */
  um: <T>(lista: readonly T[]) => T
}>

/** The same seed always draws the same choices (mulberry32). */
export function acasoDe(semente: number): Acaso {
  let estado = semente >>> 0
  const proximo = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const ate = (n: number): number => (n < 1 ? 0 : Math.floor(proximo() * n))
  return {
    ate,
    chance: (porCento) => proximo() * 100 < porCento,
    um: (lista) => {
      if (lista.length === 0) throw new RangeError('nada a sortear')
      return lista[ate(lista.length)] as (typeof lista)[number]
    },
  }
}
