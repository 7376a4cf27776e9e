import type { Pacote } from '#law/pacote.ts'
import { formatarDia } from '../calendar/dia.ts'
import { maiuscula, nomear } from '../mensagens/palavras.ts'
import type { AutoDaMedida } from './cabiveis.ts'
import type { Recolhimento } from './recolhimento.ts'

/** A custody, as far as a record tells of it. */
type MedidaAplicada = Pick<Recolhimento, 'medida' | 'especie' | 'numero' | 'desde'>

const comoSeAplicou = ({ especie, numero, desde }: MedidaAplicada): string =>
  `aplicada em ${formatarDia(desde)}${numero === undefined ? '' : `, ${especie === 'lacre' ? 'lacre' : 'termo'} nº ${numero}`}`

/**
 * What the law commands of a record, a line each: fitting (`cabível`) while no act applied it, and
 * applied, with its day and the number of its term, once one did. One taken on the facts alone comes
 * after those of the catalogue.
 */
export function medidasDoAuto(
  { processo, lei }: Pacote,
  auto: AutoDaMedida,
  aplicadas: readonly MedidaAplicada[],
): readonly string[] {
  const previstas = processo.medidas?.recolhimentos ?? []
  const das = (medida: string) =>
    aplicadas.filter((a) =>
      previstas.find((m) => m.id === a.medida)?.medidas.some((x) => x === medida),
    )
  const outras = aplicadas.filter((a) => !auto.medidas.some((m) => das(m).includes(a)))
  return [
    ...auto.medidas.flatMap((m) => {
      const nome = maiuscula(nomear(m, lei.termos))
      const dela = das(m)
      return dela.length === 0
        ? [`${nome}: cabível; ainda não foi registrada como aplicada`]
        : dela.map((a) => `${nome}: ${comoSeAplicou(a)}`)
    }),
    ...outras.map(
      (a) =>
        `${previstas.find((m) => m.id === a.medida)?.nome ?? nomear(a.medida, lei.termos)}: ${comoSeAplicou(a)}`,
    ),
  ]
}
