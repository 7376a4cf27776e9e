import type { Dia } from '#core/calendar/dia.ts'
import type { Papel } from '#core/contexto.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Fila } from '../contrato/contrato.ts'

/** A row of a queue's query. */
export type LinhaDaFila = Record<string, unknown>
export type ItemDaFila = Fila['itens'][number]

export type DefinicaoDeFila = Readonly<{
  id: string
  nome: string
  explica: string
  papeis: readonly Papel[]
  /** Given the municipality, the service, today and the last day that is told of, in this order. */
  sql: string
  /** Its rows are records: each gets, as `resta`, what is left to pay of its fine today. */
  comResta?: true
  item(linha: LinhaDaFila): ItemDaFila
}>

export const texto = (v: unknown): string => (typeof v === 'string' ? v : '')

/** Both days are given to every queue: one that does not look at them must still name their type. */
export const DIAS = '$3::date IS NOT NULL AND $4::date IS NOT NULL'

/** Grants, as `o`, with their vehicle (`v`) and what the search calls them (`b`); ends in `AND`. */
export const deOutorgas = (extra = ''): string =>
  `SELECT o.*, v.placa, v.marca, v.modelo, b.titulo${extra} FROM painel_outorga o
  LEFT JOIN veiculo_atual v USING (municipio, servico, veiculo)
  LEFT JOIN busca b ON b.municipio = o.municipio AND b.servico = o.servico AND b.corrente = 'outorga:' || o.outorga
  WHERE o.municipio = $1 AND o.servico = $2 AND ${DIAS} AND `

type Prazo = Readonly<{ hoje: Dia; prazo?: string | undefined; motivo: string }>

/** A grant by its holder and plate; late once the day, when it has one, is over. */
export function itemDaOutorga(l: LinhaDaFila, { hoje, prazo = '', motivo }: Prazo): ItemDaFila {
  const placa = texto(l['placa'])
  return {
    recurso: 'outorgas',
    id: texto(l['outorga']),
    titulo: texto(l['titulo']) || texto(l['numero']),
    subtitulo: placa && formatarPlaca(placa),
    ...(prazo === '' ? {} : { prazo }),
    atrasado: prazo !== '' && prazo < hoje,
    motivo,
  }
}
