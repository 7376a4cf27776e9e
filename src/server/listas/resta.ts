import { emMunicipio } from '#ledger/banco.ts'
import { contextoDe, type Casa } from '../casa.ts'
import { restaDosAutos } from '../leituras/restaDosAutos.ts'
import type { Servico } from '../servicos.ts'
import type { LinhaDeLista } from './consultar.ts'
import type { ColunaDeLista, DefinicaoDeLista } from './lista.ts'

/** What is left to pay today of a final fine: of rows whose main table is `painel_auto`. */
export const COLUNA_DO_RESTO: ColunaDeLista = {
  id: 'resta',
  titulo: 'Resta hoje',
  tipo: 'reais',
  sql: `CASE WHEN l.fase = 'definitivo' AND l.multa > 0 AND l.anulado_em IS NULL AND l.quitada_em IS NULL
    AND l.prescrita_em IS NULL THEN greatest(l.multa - l.pago, 1) END`,
  calculada: 'resta',
}

/** Rows at a time: what a file of thousands holds in memory of their acts. */
const DE_CADA_VEZ = 250

/**
 * The rows with what the core works out of each record, a few hundred at a time as they are asked
 * for; as they are, where the list has nothing so.
 */
export async function* comOQueResta(
  casa: Casa,
  servico: Servico,
  { colunas }: DefinicaoDeLista,
  linhas: readonly LinhaDeLista[],
): AsyncGenerator<LinhaDeLista> {
  const onde = colunas.findIndex((c) => c.calculada === 'resta')
  if (!linhas.some((l) => onde >= 0 && l.celulas[onde] !== null)) return yield* linhas
  const contexto = await contextoDe(casa, servico, { id: 'sistema', papeis: [] })
  for (let i = 0; i < linhas.length; i += DE_CADA_VEZ) {
    const parte = linhas.slice(i, i + DE_CADA_VEZ)
    const devem = parte.filter((l) => l.celulas[onde] !== null).map((l) => l.id)
    const restam = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
      restaDosAutos(tx, servico.slug, contexto, devem),
    )
    yield* parte.map((l) => ({
      ...l,
      celulas: l.celulas.map((v, k) => (k === onde && v !== null ? (restam.get(l.id) ?? null) : v)),
    }))
  }
}
