import { entregasPrevistas } from '#core/entrega/pendentes.ts'
import type { Tx } from '#ledger/banco.ts'
import type { ImpressoAEntregar } from '../contrato/fichas.ts'
import type { Servico } from '../servicos.ts'

/**
 * The issues of a grant's file that are handed over by an act, the newest first; those declared
 * without effect are left out. `emissao`: only that one.
 */
export function impressosAEntregar(
  tx: Tx,
  { slug, pacote }: Servico,
  outorga: string,
  emissao?: string,
): Promise<ImpressoAEntregar[]> {
  return tx.sql<ImpressoAEntregar>(
    `SELECT e.id AS emissao, e.modelo, e.nome, e.dia::text AS dia, encode(e.pdf, 'hex') AS sha256
     FROM emissao e
     WHERE e.municipio = $1 AND e.servico = $2 AND e.recurso = 'outorgas' AND e.ficha = $3
       AND e.modelo = ANY ($4) AND ($5::text IS NULL OR e.id::text = $5)
       AND NOT EXISTS (SELECT FROM emissao_revogada r
         WHERE r.municipio = e.municipio AND r.emissao = e.id)
     ORDER BY e.emitida_em DESC LIMIT 50`,
    [tx.municipio, slug, outorga, entregasPrevistas(pacote).map((i) => i.modelo), emissao ?? null],
  )
}
