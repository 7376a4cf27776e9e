import type { Tx } from '#ledger/banco.ts'
import { padroes } from '#ledger/projecoes/normalizar.ts'
import type { DefinicaoDeLista } from './lista.ts'

export type ConsultaDeLista = Readonly<{
  /** Words typed: every one must be found. */
  q?: string | undefined
  /** A column's id; with `-` before it, from the last to the first. */
  ordem?: string | undefined
  /** Filter by its id. Unknown ids are left out. */
  filtros: Readonly<Record<string, string | undefined>>
}>

export type LinhaDeLista = Readonly<{ id: string; celulas: readonly (string | number | null)[] }>

/**
 * Rows of a list. Every piece of SQL comes from the definition; what the asker typed is bound.
 * @param ate how many rows at most, after skipping `pular`
 */
export async function lerLinhas(
  tx: Tx,
  servico: string,
  lista: DefinicaoDeLista,
  consulta: ConsultaDeLista,
  { pular, ate }: Readonly<{ pular: number; ate: number }>,
): Promise<readonly LinhaDeLista[]> {
  const { onde, valores } = condicoes(tx, servico, lista, consulta)
  const colunas = lista.colunas.map((c, i) => `${c.sql} AS c${i}`)
  const linhas = await tx.sql<Record<string, string | number | null> & { id: string }>(
    `SELECT ${lista.chave} AS id, ${colunas.join(', ')} FROM ${lista.de} WHERE ${onde}
     ORDER BY ${ordenar(lista, consulta.ordem)}, ${lista.desempate ?? lista.chave} LIMIT ${ate} OFFSET ${pular}`,
    valores,
  )
  return linhas.map((l) => ({ id: l.id, celulas: lista.colunas.map((_, i) => l[`c${i}`] ?? null) }))
}

/** How many rows there are with these filters. */
export async function contarLinhas(
  tx: Tx,
  servico: string,
  lista: DefinicaoDeLista,
  consulta: ConsultaDeLista,
): Promise<number> {
  const { onde, valores } = condicoes(tx, servico, lista, consulta)
  const [l] = await tx.sql<{ n: string }>(
    `SELECT count(*) AS n FROM ${lista.de} WHERE ${onde}`,
    valores,
  )
  return Number(l?.n ?? 0)
}

function condicoes(tx: Tx, servico: string, lista: DefinicaoDeLista, consulta: ConsultaDeLista) {
  const valores: unknown[] = [tx.municipio, servico]
  const onde = ['l.municipio = $1', 'l.servico = $2']
  if (lista.onde !== undefined) onde.push(lista.onde)
  for (const palavra of padroes(consulta.q ?? '')) {
    valores.push(palavra)
    onde.push(`${lista.texto} LIKE $${valores.length}`)
  }
  for (const f of lista.filtros) {
    const valor = consulta.filtros[f.id]
    if (valor === undefined || valor === '') continue
    if (typeof f.sql !== 'string') {
      onde.push(f.sql[valor] ?? 'false')
      continue
    }
    valores.push(valor)
    onde.push(f.sql.replace('?', `$${valores.length}`))
  }
  return { onde: onde.join(' AND '), valores }
}

function ordenar(lista: DefinicaoDeLista, pedida: string | undefined): string {
  const id = pedida?.replace(/^-/, '')
  const coluna = lista.colunas.find((c) => c.id === id)
  if (coluna !== undefined) return sentido(coluna.sql, pedida?.startsWith('-') === true)
  const padrao = lista.colunas.find((c) => c.id === lista.ordem)
  return sentido(padrao?.sql ?? lista.chave, lista.decrescente === true)
}

const sentido = (sql: string, decrescente: boolean) =>
  `${sql} ${decrescente ? 'DESC' : ''} NULLS LAST`
