import { diasNoMes, type Dia } from '#core/calendar/dia.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import type { Servico } from '../servicos.ts'
import { FIGURAS, type Figura } from './figuras.ts'

const NOMES = Object.keys(FIGURAS) as readonly Figura[]
const COLUNAS = `municipio, servico, inicio, fim, ${NOMES.join(', ')}`
const objeto = (linhas: string) =>
  `(SELECT coalesce(jsonb_object_agg(chave, n), '{}') FROM (${linhas}) f)`

const SOMAR_MES = `INSERT INTO soma_do_painel (${COLUNAS})
  SELECT $1, $2, ($3::date[])[1], ($4::date[])[1], ${NOMES.map((n) => objeto(FIGURAS[n])).join(', ')}`

const SOMAR_ANO = `INSERT INTO soma_do_painel (${COLUNAS})
  SELECT $1, $2, $3, $4, ${NOMES.map((n) =>
    objeto(`SELECT s.key AS chave, sum(s.value::numeric) AS n
      FROM soma_do_painel p, jsonb_each_text(p.${n}) s
      WHERE p.municipio = $1 AND p.servico = $2 AND p.inicio BETWEEN $3 AND $4 GROUP BY s.key`),
  ).join(', ')}`

/**
 * Adds up the months whose rows changed, or were never added up, and the years that they complete.
 * Each in a transaction of its own: sums left out are only slower to read. Nothing is done while
 * another process does it. @returns how many months were added up
 */
export async function resumir(
  casa: Pick<Casa, 'pool'>,
  servico: Pick<Servico, 'municipio' | 'slug'>,
): Promise<number> {
  const na = <T>(fn: (tx: Tx) => Promise<T>) =>
    emMunicipio(casa.pool, Number(servico.municipio), fn)
  const meses = await na((tx) => aSomar(tx, servico.slug))
  for (const mes of meses) {
    if (!(await na((tx) => emExclusivo(tx, servico.slug, () => somarMes(tx, servico.slug, mes)))))
      return 0
  }
  await na((tx) => emExclusivo(tx, servico.slug, () => somarAnos(tx, servico.slug)))
  return meses.length
}

/** First days of the months to add up: changed ones, and those between the first fact and the last without a sum. */
async function aSomar(tx: Tx, servico: string): Promise<Dia[]> {
  const linhas = await tx.sql<{ mes: Dia }>(
    `SELECT DISTINCT mes FROM soma_a_refazer WHERE municipio = $1 AND servico = $2
     UNION
     SELECT m::date FROM (SELECT min(fato_em) AS de, max(fato_em) AS ate FROM painel_auto
         WHERE municipio = $1 AND servico = $2) l,
       generate_series(date_trunc('month', l.de::timestamp), l.ate, '1 month') m
     WHERE NOT EXISTS (SELECT 1 FROM soma_do_painel p
       WHERE p.municipio = $1 AND p.servico = $2 AND p.inicio = m::date AND p.fim < m + interval '1 month')
     ORDER BY mes`,
    [tx.municipio, servico],
  )
  return linhas.map((l) => l.mes)
}

/** Whether it was done: not when another process is at it. A rebuild waits for it, and it for one. */
async function emExclusivo(tx: Tx, servico: string, fn: () => Promise<void>): Promise<boolean> {
  const [vez] = await tx.sql<{ minha: boolean }>(
    `SELECT pg_try_advisory_xact_lock($1, hashtext('somas do painel:' || $2)) AS minha`,
    [tx.municipio, servico],
  )
  if (vez?.minha !== true) return false
  await tx.sql('LOCK TABLE corrente IN ROW SHARE MODE')
  await fn()
  return true
}

/**
 * The marks go before the rows are read: a row that changes in between leaves its own mark behind,
 * which says that the sum is out of date.
 */
async function somarMes(tx: Tx, servico: string, mes: Dia): Promise<void> {
  const fim = `${mes.slice(0, 8)}${diasNoMes(Number(mes.slice(0, 4)), Number(mes.slice(5, 7)))}`
  await tx.sql('DELETE FROM soma_a_refazer WHERE municipio = $1 AND servico = $2 AND mes = $3', [
    tx.municipio,
    servico,
    mes,
  ])
  await tx.sql(
    `DELETE FROM soma_do_painel WHERE municipio = $1 AND servico = $2
     AND $3 BETWEEN inicio AND fim`,
    [tx.municipio, servico, mes],
  )
  await tx.sql(SOMAR_MES, [tx.municipio, servico, [mes], [fim]])
}

/** The years with all their twelve months and no sum of their own. */
async function somarAnos(tx: Tx, servico: string): Promise<void> {
  const anos = await tx.sql<{ ano: string }>(
    `SELECT left(inicio::text, 4) AS ano FROM soma_do_painel
     WHERE municipio = $1 AND servico = $2 GROUP BY 1 HAVING count(*) = 12`,
    [tx.municipio, servico],
  )
  for (const { ano } of anos) {
    await tx.sql(SOMAR_ANO, [tx.municipio, servico, `${ano}-01-01`, `${ano}-12-31`])
  }
}
