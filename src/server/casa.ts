import type { Pool } from 'pg'
import { corrente } from '#core/ato.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import type { Contexto, Autor, ValoresDeParametros } from '#core/contexto.ts'
import { valoresDosAtos } from '#core/parametro/evolve.ts'
import type { SerieIndice } from '#core/money/indice.ts'
import { lerParametros } from '#ledger/parametros.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { type Corte, lerAtos } from '#ledger/vizinhanca.ts'
import type { Livro } from '#ledger/livro.ts'
import type { Chaves } from './chaves/chaves.ts'
import type { Servico, Servicos } from './servicos.ts'

/** What a process of the server holds: where the acts are, which laws, and the only clock. */
export type Casa = Readonly<{
  pool: Pool
  livro: Livro
  servicos: Servicos
  /** Now, ISO 8601 in UTC. */
  relogio: () => string
  indices: () => Promise<Contexto['indices']>
}>

/** Where documents are signed and restricted files sealed: the server that answers people. */
export type CasaComChaves = Casa & Readonly<{ chaves: Chaves }>

/** The day last worked out for a service, and the minute (UTC) in which it was. */
const dias = new WeakMap<Servico, Readonly<{ minuto: string; dia: string }>>()

/**
 * The local day of now in the service's city. Worked out once a minute: no zone changes day within
 * one, and the public look-up asks at every request.
 */
export function hojeEm(casa: Casa, servico: Servico, agora: string = casa.relogio()): string {
  const minuto = agora.slice(0, 16)
  const guardado = dias.get(servico)
  if (guardado?.minuto === minuto) return guardado.dia
  const dia = diaLocal(agora, servico.pacote.lei.municipio.fuso)
  dias.set(servico, { minuto, dia })
  return dia
}

/**
 * Everything that a decision of this service needs beside states, at an instant (now, unless an
 * earlier fact is being recorded or looked at).
 */
export async function contextoDe(
  casa: Casa,
  servico: Servico,
  autor: Autor,
  agora: string = casa.relogio(),
  corte: Corte = {},
): Promise<Contexto> {
  const [parametros, preparado] = await Promise.all([
    parametrosDe(casa.pool, servico, corte),
    prepararContexto(casa, servico, autor, agora),
  ])
  return { ...preparado, parametros }
}

/** A context without the values of the parameters, for who reads them in a transaction. */
export async function prepararContexto(
  casa: Pick<Casa, 'indices' | 'relogio'>,
  servico: Servico,
  autor: Autor,
  agora: string = casa.relogio(),
): Promise<Omit<Contexto, 'parametros'>> {
  const indices = await casa.indices()
  const { pacote, calendario } = servico
  const hoje = diaLocal(agora, pacote.lei.municipio.fuso)
  return { pacote, calendario, indices, autor, agora, hoje }
}

/** The values that the city fixed, by parameter, oldest first; with `corte`, as they were by then. */
async function parametrosDe(
  pool: Pool,
  servico: Servico,
  corte: Corte = {},
): Promise<ValoresDeParametros> {
  const municipio = Number(servico.municipio)
  return emMunicipio(pool, municipio, async (tx) => {
    if (Object.keys(corte).length > 0) {
      const ids = servico.pacote.parametros.map((p) => corrente('parametro', p.id))
      return valoresDosAtos(await lerAtos(tx, servico.slug, ids, corte))
    }
    return lerParametros(tx, servico.slug)
  })
}

/** How long a process may go without noticing an imported month. */
const VALIDADE_MS = 30_000

/** The price indices of the database, read again at most every half minute. */
export function leitorDeIndices(pool: Pool): Casa['indices'] {
  let guardado: { em: number; indices: Contexto['indices'] } | undefined
  return async () => {
    if (guardado && performance.now() - guardado.em < VALIDADE_MS) return guardado.indices
    const { rows } = await pool.query<{ nome: 'INPC' | 'IPCA'; mes: string; variacao: string }>(
      'SELECT nome, mes, variacao::text FROM indice ORDER BY nome, mes',
    )
    const indices: Partial<Record<'INPC' | 'IPCA', SerieIndice>> = {}
    for (const [nome, meses] of Map.groupBy(rows, (r) => r.nome)) {
      indices[nome] = {
        nome,
        variacoes: Object.fromEntries(meses.map((m) => [m.mes, m.variacao])),
      }
    }
    guardado = { em: performance.now(), indices }
    return indices
  }
}
