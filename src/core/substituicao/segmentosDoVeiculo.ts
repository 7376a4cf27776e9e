import { addDias, type Dia } from '../calendar/dia.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { Segmento } from '../situacao/segmentos.ts'
import { veiculoEm } from './frota.ts'

/** Why a vehicle of the grant is not regular on a day on which another one works in its stead. */
const FORA = [{ codigo: 'veiculo.fora-de-servico', fundamentos: [] }] as const

/** The vehicles whose plate someone may see working now: the main one, and a provisional one not ended. */
export const veiculosDoDia = (o: Outorga): readonly string[] => [
  ...new Set([
    o.veiculo,
    ...(o.frota?.provisorios ?? []).flatMap((p) =>
      p.encerradoEm === undefined ? [p.veiculo] : [],
    ),
  ]),
]

/**
 * The grant's segments as one of its vehicles sees them: on the days on which the grant works with
 * another, this one is not regular. Takes and gives segments in order of `desde`.
 */
export function segmentosDoVeiculo(
  o: Outorga,
  veiculo: string,
  segmentos: readonly Segmento[],
): readonly Segmento[] {
  const primeiro = segmentos[0]?.desde
  if (primeiro === undefined) return []
  const saida: Segmento[] = []
  for (const dia of [...new Set([...segmentos.map((s) => s.desde), ...trocas(o)])].sort()) {
    if (dia < primeiro) continue
    const base = segmentos.findLast((s) => s.desde <= dia) as Segmento
    const dele = veiculoEm(o, dia) === veiculo ? base : { ...base, regular: false, motivos: FORA }
    const novo = { ...dele, desde: dia }
    const ultimo = saida.at(-1)
    if (ultimo === undefined || !iguais(ultimo, novo)) saida.push(novo)
  }
  return saida
}

/** Days on which the grant changes from one vehicle to another. */
const trocas = (o: Outorga): Dia[] => [
  ...(o.frota?.veiculos ?? []).map((v) => v.desde),
  ...(o.frota?.provisorios ?? []).flatMap((p) => [
    p.desde,
    addDias(p.ate, 1),
    ...(p.encerradoEm === undefined ? [] : [p.encerradoEm]),
  ]),
]

const iguais = (a: Segmento, b: Segmento): boolean =>
  a.regular === b.regular &&
  a.situacao === b.situacao &&
  JSON.stringify(a.motivos) === JSON.stringify(b.motivos)
