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

/** The rows with what the core works out of each record; as they are, where the list has nothing so. */
export async function comOQueResta(
  casa: Casa,
  servico: Servico,
  { colunas }: DefinicaoDeLista,
  linhas: readonly LinhaDeLista[],
): Promise<readonly LinhaDeLista[]> {
  const onde = colunas.findIndex((c) => c.calculada === 'resta')
  if (onde < 0) return linhas
  const devem = linhas.filter((l) => l.celulas[onde] !== null).map((l) => l.id)
  if (devem.length === 0) return linhas
  const contexto = await contextoDe(casa, servico, { id: 'sistema', papeis: [] })
  const restam = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    restaDosAutos(tx, servico.slug, contexto, devem),
  )
  return linhas.map((l) => ({
    ...l,
    celulas: l.celulas.map((v, i) => (i === onde && v !== null ? (restam.get(l.id) ?? null) : v)),
  }))
}
