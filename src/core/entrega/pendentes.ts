import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { type ModeloDeEntrega, modelosDeEntrega } from './entrega.ts'

type Impresso = NonNullable<Pacote['lei']['impressos']>[number]
export type ImpressoDeEntrega = Impresso & { entrega: NonNullable<Impresso['entrega']> }

/** The papers that the law of the pack wants handed over by an act. */
export const entregasPrevistas = ({ lei }: Pacote): readonly ImpressoDeEntrega[] =>
  (lei.impressos ?? []).filter((i): i is ImpressoDeEntrega => i.entrega !== undefined)

/** How the law wants that paper handed over; undefined when it says nothing of it. */
export const entregaPrevista = (pacote: Pacote, modelo: string): ImpressoDeEntrega | undefined =>
  entregasPrevistas(pacote).find((i) => i.modelo === modelo)

/** First day from which what is printed says what the paper must say. */
export const impressoDesde = (o: Outorga, modelo: ModeloDeEntrega): Dia | undefined =>
  modelo === 'apostila' ? o.anotacoes?.ultimaEm : o.inicio

/**
 * What the holder has still to receive of a grant in force, whatever the law says of the delivery.
 * A term handed over after a change already says it: no separate sheet is due.
 */
export function aEntregar(o: Outorga): readonly { modelo: ModeloDeEntrega; desde: Dia }[] {
  if (o.situacao !== 'concedida') return []
  const feitas = o.entregas ?? []
  const cobertas = Math.max(0, ...feitas.map((e) => e.anotacoes))
  const falta = {
    'termo-de-outorga': !feitas.some((e) => e.modelo === 'termo-de-outorga'),
    apostila: (o.anotacoes?.quantas ?? 0) > cobertas,
  }
  return modelosDeEntrega.flatMap((modelo) => {
    const desde = impressoDesde(o, modelo)
    return falta[modelo] && desde !== undefined ? [{ modelo, desde }] : []
  })
}
