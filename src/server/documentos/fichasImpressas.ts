import type { TipoDeCorrente } from '#core/ato.ts'
import type { Ficha } from '#documents/fichas.ts'
import { cartoesDoFiscal } from '../registros/fichaDaCarteira.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { prontuario } from '../leituras/fichas.ts'
import { fichaDoRecolhimento } from '../leituras/fichasDeMedidas.ts'
import type { Vista } from '../leituras/vista.ts'

/** The files that documents are printed of, by the first word of their address. */
export const FICHAS_IMPRESSAS = {
  outorgas: { tipo: 'outorga', montar: prontuario },
  recolhimentos: { tipo: 'recolhimento', montar: fichaDoRecolhimento },
  carteiras: { tipo: 'carteira', montar: cartoesDoFiscal },
  autos: { tipo: 'auto', montar: fichaDoAuto },
} as const satisfies Record<
  string,
  { tipo: TipoDeCorrente; montar: (vista: Vista, id: string) => Ficha }
>
export type RecursoImpresso = keyof typeof FICHAS_IMPRESSAS
