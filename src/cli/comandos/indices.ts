import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contexto } from '#core/contexto.ts'
import { lerSerieCsv } from '#core/money/serie.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { ErroDoPedido } from './subcomando.ts'

/**
 * The price indices that come with the laws (`indices/inpc.csv`, `ipca.csv`): those of the folder in
 * use, else those of this program. A series with a defect is an error that names its line.
 */
export function lerIndices(leis: string): Contexto['indices'] {
  return { ...lerIndice(leis, 'INPC'), ...lerIndice(leis, 'IPCA') }
}

function lerIndice(leis: string, nome: 'INPC' | 'IPCA'): Contexto['indices'] {
  const arquivo = [leis, PASTA_DAS_LEIS]
    .map((pasta) => join(pasta, 'indices', `${nome.toLowerCase()}.csv`))
    .find((caminho) => existsSync(caminho))
  if (arquivo === undefined) return {}
  const lida = lerSerieCsv(nome, readFileSync(arquivo, 'utf8'))
  if (lida.ok) return { [nome]: lida.valor }
  throw new ErroDoPedido(
    lida.defeitos.map(({ linha, motivo }) => `${arquivo}:${linha}: ${motivo}`).join('\n'),
  )
}
