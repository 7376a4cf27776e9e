import type { Corrente } from '#core/ato.ts'
import type { AtoRegistrado } from './ato.ts'
import type { Tx } from './banco.ts'
import { padroes } from './projecoes/normalizar.ts'
import { correntesVizinhas, type Corte, lerAtos } from './vizinhanca.ts'

/** Acts of one stream with their personal data, in sequence; none when it does not exist. */
export const lerCorrente = (
  tx: Tx,
  servico: string,
  corrente: Corrente,
): Promise<readonly AtoRegistrado[]> => lerAtos(tx, servico, [corrente])

/** Acts of the streams around those given (at most two links away), without locking: for reading. */
export const lerVizinhanca = async (
  tx: Tx,
  servico: string,
  raizes: readonly Corrente[],
  corte: Corte = {},
): Promise<readonly AtoRegistrado[]> =>
  lerAtos(tx, servico, await correntesVizinhas(tx, servico, raizes), corte)

/**
 * The neighbourhood as it was known at an instant (ISO 8601, inclusive): only acts recorded by then.
 * With `ocorridosAte`, only facts up to that instant, however late they were recorded.
 */
export const lerAtosAte = (
  tx: Tx,
  servico: string,
  raizes: readonly Corrente[],
  registradosAte: string,
  ocorridosAte?: string,
): Promise<readonly AtoRegistrado[]> =>
  lerVizinhanca(tx, servico, raizes, {
    registradosAte,
    ...(ocorridosAte !== undefined && { ocorridosAte }),
  })

/** A find of the search: what it is, its stream, and how a list shows it. */
export type Achado = Readonly<{
  corrente: Corrente
  tipo: 'pessoa' | 'veiculo' | 'outorga' | 'auto'
  titulo: string
  subtitulo: string
  situacao: string | null
}>

/**
 * One search for everything: every word must be found, accents and case aside; plates in both
 * forms, CPF, CNPJ and official numbers with or without their signs. An empty query finds nothing.
 */
export async function buscar(
  tx: Tx,
  servico: string,
  consulta: string,
  limite = 30,
): Promise<readonly Achado[]> {
  const palavras = padroes(consulta)
  if (palavras.length === 0) return []
  return tx.sql<Achado>('SELECT * FROM buscar($1, $2, $3)', [servico, palavras, limite], 'buscar')
}
