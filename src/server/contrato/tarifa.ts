import type { ResultadoDaCorrida, TarifaDoDia } from '#core/tarifa/tarifa.ts'
import type { RecusaExplicada } from './contrato.ts'

/** GET /api/v1/{m}/{s}/tarifa: no login. Without `tarifa` while `faltam` says what the city has not fixed. */
export type TarifaPublica = {
  em: string
  fundamentos: readonly string[]
  faltam: readonly RecusaExplicada[]
  tarifa?: TarifaDoDia
}

/** GET /api/v1/{m}/{s}/tarifa/corrida: no login. */
export type CorridaPublica = ResultadoDaCorrida
