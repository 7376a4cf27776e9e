import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lerSerieCsv } from '#core/money/serie.ts'
import { cadastrarMunicipio } from '#ledger/banco.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import type { Casa } from './casa.ts'

/**
 * What a database must hold before the first request: the municipalities of the packs, and the
 * price indices that come along. A month already recorded is never touched. Safe to repeat.
 */
export async function preparar({ pool, servicos }: Pick<Casa, 'pool' | 'servicos'>): Promise<void> {
  for (const m of servicos.municipios()) {
    await cadastrarMunicipio(pool, { ...m, ibge: Number(m.ibge) })
  }
  for (const nome of ['INPC', 'IPCA'] as const) {
    const arquivo = join(PASTA_DAS_LEIS, 'indices', `${nome.toLowerCase()}.csv`)
    const lida = lerSerieCsv(nome, await readFile(arquivo, 'utf8'))
    if (!lida.ok) throw new Error(`A série ${nome} que acompanha o sistema está danificada.`)
    const meses = Object.entries(lida.valor.variacoes)
    await pool.query(
      `INSERT INTO indice (nome, mes, variacao, fonte)
       SELECT $1, mes, variacao, 'IBGE' FROM unnest($2::text[], $3::numeric[]) AS n(mes, variacao)
       ON CONFLICT (nome, mes) DO NOTHING`,
      [nome, meses.map(([mes]) => mes), meses.map(([, v]) => String(v))],
    )
  }
}
