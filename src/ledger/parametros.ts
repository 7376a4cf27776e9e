import type { ValoresDeParametros } from '#core/contexto.ts'
import type { Tx } from './banco.ts'

/** The values that the municipality fixed, by parameter, oldest first, as of this transaction. */
export async function lerParametros(tx: Tx, servico: string): Promise<ValoresDeParametros> {
  const linhas = await tx.sql<{ parametro: string; valores: ValoresDeParametros[string] }>(
    'SELECT parametro, valores FROM parametro_atual WHERE municipio = $1 AND servico = $2',
    [tx.municipio, servico],
    'parametros',
  )
  return Object.fromEntries(linhas.map((l) => [l.parametro, l.valores]))
}
