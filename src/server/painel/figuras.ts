import { MULTA_EM_VIGOR } from './etapas.ts'

/** Records of the facts of some stretches of days: `$3` and `$4` are their ends, inclusive. */
const NOS_DIAS = `FROM unnest($3::date[], $4::date[]) AS trecho(de, ate)
  JOIN painel_auto ON municipio = $1 AND servico = $2 AND fato_em BETWEEN trecho.de AND trecho.ate`

/** How far each stage is from the one before: what its median is of. */
export const TEMPOS = [
  ['da lavratura à notificação', 'notificado_em - lavrado_em'],
  ['da notificação à ciência', 'ciencia_em - notificado_em'],
  ['da ciência ao julgamento', 'julgado_em - ciencia_em'],
  ['do julgamento ao do recurso', 'recurso_julgado_em - julgado_em'],
  ['da lavratura à decisão definitiva', 'definitiva_em - lavrado_em'],
] as const

/** What is added up of each month of facts. */
export const DO_MES = {
  autos: 'count(*)',
  anulados: 'count(anulado_em)',
  julgados: 'count(resultado)',
  improcedentes: `count(*) FILTER (WHERE resultado = 'improcedente')`,
  recursos: 'count(resultado_do_recurso)',
  providos: `count(*) FILTER (WHERE resultado_do_recurso = 'provido')`,
  multas: `count(*) FILTER (WHERE ${MULTA_EM_VIGOR})`,
  valor: `coalesce(sum(multa) FILTER (WHERE ${MULTA_EM_VIGOR}), 0)`,
  pagas: `count(*) FILTER (WHERE ${MULTA_EM_VIGOR} AND quitada_em IS NOT NULL)`,
  pago: `coalesce(sum(pago) FILTER (WHERE ${MULTA_EM_VIGOR}), 0)`,
} as const
const NOMES = Object.keys(DO_MES) as readonly (keyof typeof DO_MES)[]

const PASSOS = TEMPOS.map((_, i) => `t${i}`)
const QUAL_PASSO = `coalesce(${PASSOS.map((t, i) => `'${i} ' || ${t}`).join(', ')})`

/**
 * The figures of the panel, each a statement that counts rows as `n` by a text, `chave`: sums of
 * disjoint stretches of days add up to the sums of them all.
 */
export const FIGURAS = {
  // `AAAA-MM` and the sum's name. By day, which the index gives in order, and then by month: far
  // fewer strings to make.
  meses: `SELECT to_char(fato_em, 'YYYY-MM') || ' ' || nome AS chave, sum(n) AS n
    FROM (SELECT fato_em, ${NOMES.map((n) => `${DO_MES[n]} AS ${n}`).join(', ')}
      ${NOS_DIAS} GROUP BY fato_em) d,
      LATERAL (VALUES ${NOMES.map((n) => `('${n}', ${n})`).join(', ')}) AS f(nome, n)
    GROUP BY 1`,
  dispositivos: `SELECT dispositivo AS chave, count(*) AS n ${NOS_DIAS} GROUP BY dispositivo`,
  // The stage's place in TEMPOS and a number of days: the median is read from how many took each.
  tempos: `SELECT ${QUAL_PASSO} AS chave, count(*) AS n
    FROM (SELECT ${TEMPOS.map(([, conta], i) => `${conta} AS t${i}`).join(', ')} ${NOS_DIAS}) d
    GROUP BY GROUPING SETS (${PASSOS.map((t) => `(${t})`).join(', ')})
    HAVING ${QUAL_PASSO} IS NOT NULL`,
  // Latitude and longitude in thousandths of a degree, as integers: rounding as `numeric` costs ten
  // times as much.
  pontos: `SELECT y || ' ' || x AS chave, n
    FROM (SELECT round(latitude * 1000)::int AS y, round(longitude * 1000)::int AS x, count(*) AS n
      ${NOS_DIAS} WHERE latitude IS NOT NULL GROUP BY 1, 2) p`,
} as const
export type Figura = keyof typeof FIGURAS
