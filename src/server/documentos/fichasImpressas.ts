import type { TipoDeCorrente } from '#core/ato.ts'
import type { Ficha } from '#documents/fichas.ts'
import type { Casa } from '../casa.ts'
import { blocoImpresso } from '../blocos/blocoImpresso.ts'
import { sessaoImpressa } from '../juntas/sessaoImpressa.ts'
import { expedienteImpresso, filaImpressa, selecaoImpressa } from '../registros/doOrgaoImpresso.ts'
import { cartoesDoFiscal } from '../registros/fichaDaCarteira.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { prontuario } from '../leituras/fichas.ts'
import { fichaDaPerda, fichaDoRecolhimento } from '../leituras/fichasDeMedidas.ts'
import type { Vista } from '../leituras/vista.ts'

/** What a file is put together with, besides the view of it. `alvo`: the part that is printed. */
export type AoImprimir = Readonly<{ casa: Casa; alvo?: string | undefined }>

/**
 * The files that documents are printed of, by the first word of their address. `porNome`: the id is
 * a name of the pack's, no UUID.
 */
export const FICHAS_IMPRESSAS = {
  outorgas: { tipo: 'outorga', montar: prontuario },
  recolhimentos: { tipo: 'recolhimento', montar: fichaDoRecolhimento },
  carteiras: { tipo: 'carteira', montar: cartoesDoFiscal, porNome: true },
  autos: { tipo: 'auto', montar: fichaDoAuto },
  perdas: { tipo: 'perda', montar: fichaDaPerda },
  juntas: { tipo: 'junta', montar: sessaoImpressa, porNome: true },
  blocos: { tipo: 'bloco', montar: blocoImpresso },
  selecoes: { tipo: 'selecao', montar: selecaoImpressa },
  'filas-de-espera': { tipo: 'fila', montar: filaImpressa, porNome: true },
  expedientes: { tipo: 'expediente', montar: expedienteImpresso },
} as const satisfies Record<
  string,
  {
    tipo: TipoDeCorrente
    montar: (vista: Vista, id: string, ao: AoImprimir) => Ficha | Promise<Ficha>
    porNome?: true
  }
>
export type RecursoImpresso = keyof typeof FICHAS_IMPRESSAS
