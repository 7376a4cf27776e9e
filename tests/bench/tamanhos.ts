import type { Ritmo } from './medida.ts'

/** How much is measured. The small one only proves that a bench still runs. */
export type Tamanhos = Readonly<{
  ritmo: Ritmo
  conexoes: readonly number[]
  /** Streams that appends are spread over. */
  pessoas: number
  veiculos: number
  /** Records of infraction that the panel adds up. */
  autos: number
  /** Records judged, and of them how many dossiers are made. */
  julgados: number
  dossies: number
  /** Of each load on an HTTP server. */
  carga: Readonly<{ rodadas: number; segundos: number; conexoes: number }>
  /** Acts of the ledger that is rebuilt and verified. */
  atos: number
  /** Grants that the night run goes over, a size at a time. */
  outorgas: readonly number[]
  /** `opcoes`: how the system is started. */
  partida: Readonly<{ vezes: number; opcoes: readonly string[] }>
}>

export const inteiros: Tamanhos = {
  ritmo: { rodadas: 7, ms: 1000 },
  conexoes: [1, 4, 16],
  pessoas: 3000,
  veiculos: 1_000_000,
  autos: 1_000_000,
  julgados: 100,
  dossies: 30,
  carga: { rodadas: 5, segundos: 5, conexoes: 32 },
  atos: 100_000,
  outorgas: [10_000, 100_000, 1_000_000],
  partida: { vezes: 5, opcoes: [] },
}

export const miudos: Tamanhos = {
  ritmo: { rodadas: 1, ms: 20 },
  conexoes: [2],
  pessoas: 20,
  veiculos: 2_000,
  autos: 3_000,
  julgados: 2,
  dossies: 1,
  carga: { rodadas: 1, segundos: 1, conexoes: 2 },
  atos: 500,
  outorgas: [200],
  partida: { vezes: 1, opcoes: ['--sem-telas', '--sem-demo'] },
}
