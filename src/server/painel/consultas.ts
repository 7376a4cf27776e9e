import type { Tx } from '#ledger/banco.ts'
import { MULTA_EM_VIGOR } from './etapas.ts'

/** A period of facts, both days inclusive. */
export type Periodo = Readonly<{ servico: string; de: string; ate: string }>

const NO_PERIODO = `FROM painel_auto
  WHERE municipio = $1 AND servico = $2 AND fato_em BETWEEN $3 AND $4`

/** How far each stage is from the one before: what its median is of. */
export const TEMPOS = [
  ['da lavratura à notificação', 'notificado_em - lavrado_em'],
  ['da notificação à ciência', 'ciencia_em - notificado_em'],
  ['da ciência ao julgamento', 'julgado_em - ciencia_em'],
  ['do julgamento ao do recurso', 'recurso_julgado_em - julgado_em'],
  ['da lavratura à decisão definitiva', 'definitiva_em - lavrado_em'],
] as const

/** Every statement of the panel, by name: the bench times each of them as it is. */
export const CONSULTAS = {
  totais: `SELECT count(*)::int AS autos,
      count(*) FILTER (WHERE anulado_em IS NOT NULL)::int AS anulados,
      count(resultado)::int AS julgados,
      count(*) FILTER (WHERE resultado = 'improcedente')::int AS improcedentes,
      count(resultado_do_recurso)::int AS recursos,
      count(*) FILTER (WHERE resultado_do_recurso = 'provido')::int AS providos,
      count(*) FILTER (WHERE ${MULTA_EM_VIGOR})::int AS multas,
      coalesce(sum(multa) FILTER (WHERE ${MULTA_EM_VIGOR}), 0)::text AS valor,
      count(*) FILTER (WHERE ${MULTA_EM_VIGOR} AND quitada_em IS NOT NULL)::int AS pagas,
      coalesce(sum(pago) FILTER (WHERE ${MULTA_EM_VIGOR}), 0)::text AS pago ${NO_PERIODO}`,
  dispositivos: `SELECT dispositivo, count(*)::int AS autos ${NO_PERIODO}
    GROUP BY dispositivo ORDER BY autos DESC, dispositivo`,
  // Grouped by day, which the index gives in order, and then by month: far fewer strings to make.
  meses: `SELECT to_char(fato_em, 'YYYY-MM') AS mes, sum(n)::int AS autos,
      sum(valor)::text AS multas, sum(recebido)::text AS pago
    FROM (SELECT fato_em, count(*) AS n,
        coalesce(sum(multa) FILTER (WHERE ${MULTA_EM_VIGOR}), 0) AS valor,
        coalesce(sum(pago) FILTER (WHERE ${MULTA_EM_VIGOR}), 0) AS recebido
      ${NO_PERIODO} GROUP BY fato_em) d
    GROUP BY 1 ORDER BY 1`,
  // Thousandths of a degree as integers: rounding as `numeric` costs ten times as much.
  pontos: `SELECT y / 1000.0::float8 AS latitude, x / 1000.0::float8 AS longitude, autos
    FROM (SELECT round(latitude * 1000)::int AS y, round(longitude * 1000)::int AS x,
        count(*)::int AS autos
      ${NO_PERIODO} AND latitude IS NOT NULL GROUP BY 1, 2) p
    ORDER BY autos DESC, y, x LIMIT 400`,
  ...Object.fromEntries(
    TEMPOS.map(([nome, conta]) => [
      nome,
      // How many records took each number of days: the median is read from it without sorting them.
      `SELECT ${conta} AS dias, count(*)::int AS n ${NO_PERIODO}
        AND ${conta} IS NOT NULL GROUP BY 1 ORDER BY 1`,
    ]),
  ),
} as Readonly<Record<string, string>>

export const consultar = <R extends object>(tx: Tx, nome: string, p: Periodo): Promise<R[]> =>
  tx.sql<R>(CONSULTAS[nome] ?? '', [tx.municipio, p.servico, p.de, p.ate])

/** The median of values told as how many there are of each, ascending; null of none. */
export function mediana(contagem: readonly Readonly<{ dias: number; n: number }>[]): number | null {
  const total = contagem.reduce((soma, { n }) => soma + n, 0)
  if (total === 0) return null
  const noLugar = (lugar: number): number => {
    let vistos = 0
    for (const { dias, n } of contagem) {
      vistos += n
      if (lugar < vistos) return dias
    }
    return contagem.at(-1)?.dias ?? 0
  }
  return (noLugar(Math.floor((total - 1) / 2)) + noLugar(Math.floor(total / 2))) / 2
}
