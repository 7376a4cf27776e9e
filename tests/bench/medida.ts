/** One side of a comparison: does its work `vezes` times. */
export type Lado = Readonly<{ nome: string; rodar(vezes: number): void | Promise<void> }>

/** How long each side runs in a round, and how many rounds. */
export type Ritmo = Readonly<{ rodadas: number; ms: number }>

/** Rates a second, one a round, by side: rounds of different sides pair by their place. */
export type Taxas = ReadonlyMap<string, readonly number[]>

/**
 * Runs all sides in turn, round after round, each round beginning with another side: a machine
 * that slows down slows all of them. The first pass, not counted, warms up and finds how many
 * times each must run to fill its time.
 */
export async function intercalar(lados: readonly Lado[], ritmo: Ritmo): Promise<Taxas> {
  const vezes = new Map<string, number>()
  for (const lado of lados) vezes.set(lado.nome, await calibrar(lado, ritmo.ms))
  const taxas = new Map<string, number[]>(lados.map((l) => [l.nome, []]))
  for (let r = 0; r < ritmo.rodadas; r++) {
    for (let i = 0; i < lados.length; i++) {
      const lado = lados[(i + r) % lados.length]
      if (lado === undefined) continue
      const n = vezes.get(lado.nome) ?? 1
      const s = await cronometrar(() => lado.rodar(n))
      taxas.get(lado.nome)?.push(n / s)
    }
  }
  return taxas
}

/** Doubles until it takes long enough to tell; the last, longest run is the warm-up too. */
async function calibrar(lado: Lado, ms: number): Promise<number> {
  for (let n = 8; ; n *= 4) {
    const s = await cronometrar(() => lado.rodar(n))
    if (s * 1000 >= ms / 4) return Math.max(1, Math.round((n * ms) / (s * 1000)))
  }
}

/** Seconds that the work took. */
export async function cronometrar(fazer: () => unknown): Promise<number> {
  const inicio = performance.now()
  await fazer()
  return (performance.now() - inicio) / 1000
}

export function mediana(valores: readonly number[]): number {
  const postos = valores.toSorted((a, b) => a - b)
  const meio = Math.floor(postos.length / 2)
  const alto = postos[meio] ?? Number.NaN
  return postos.length % 2 === 1 ? alto : (alto + (postos[meio - 1] ?? Number.NaN)) / 2
}

/** The median of the rounds' ratios `de` ÷ `por`: a slow round weighs on both sides of its ratio. */
export function razao(taxas: Taxas, de: string, por: string): number {
  const base = taxas.get(por) ?? []
  return mediana((taxas.get(de) ?? []).map((t, i) => t / (base[i] ?? Number.NaN)))
}

/** The median rate of a side, a second. */
export const taxa = (taxas: Taxas, nome: string): number => mediana(taxas.get(nome) ?? [])
