import type { Ato } from '#core/ato.ts'
import { comNumero } from '#core/numero.ts'
import type { Tx } from './banco.ts'

/** A number given to an act: what `numero_oficial` keeps. */
export type Numerado = Readonly<{ serie: string; ano: number; numero: number; campo: string }>

/**
 * Gives numbers to the acts that ask for one, or for many at once (a block: the act bears the list),
 * in their order, each series without gap or repeat:
 * the counter's row stays locked until the transaction ends, so a rollback returns the number.
 * Counters are taken in a fixed order, so that two transactions never wait for one another.
 */
export async function numerarAtos<A extends Ato>(
  tx: Tx,
  servico: string,
  atos: readonly A[],
): Promise<readonly { ato: A; numeros: readonly Numerado[] }[]> {
  const pedidos = new Map<string, { serie: string; ano: number; quantos: number }>()
  for (const { numerar: n } of atos) {
    if (n === undefined) continue
    const chave = `${n.serie} ${n.ano}`
    pedidos.set(chave, { ...n, quantos: (pedidos.get(chave)?.quantos ?? 0) + (n.quantos ?? 1) })
  }
  const proximos = new Map<string, number>()
  for (const [chave, { serie, ano, quantos }] of [...pedidos].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    proximos.set(chave, await avancar(tx, servico, serie, ano, quantos))
  }
  return atos.map((ato) => {
    const n = ato.numerar
    if (n === undefined) return { ato, numeros: [] }
    const chave = `${n.serie} ${n.ano}`
    const primeiro = proximos.get(chave) ?? 0
    const { campo, serie, ano, quantos = 1 } = n
    proximos.set(chave, primeiro + quantos)
    const numeros = Array.from({ length: quantos }, (_, i) => ({
      serie,
      ano,
      numero: primeiro + i,
      campo,
    }))
    return { ato: comNumero(ato, primeiro), numeros }
  })
}

/** Moves the counter on; returns the first of the numbers taken. */
async function avancar(tx: Tx, servico: string, serie: string, ano: number, quantos: number) {
  const [linha] = await tx.sql<{ ultimo: number }>(
    `INSERT INTO numeracao AS n (municipio, servico, serie, ano, ultimo)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (municipio, servico, serie, ano) DO UPDATE SET ultimo = n.ultimo + $5
     RETURNING ultimo`,
    [tx.municipio, servico, serie, ano, quantos],
  )
  if (linha === undefined) throw new Error('a numeração não respondeu')
  return linha.ultimo - quantos + 1
}
