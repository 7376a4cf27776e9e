import { fundamentosDoBloco } from '#core/bloco/decide.ts'
import type { FichaDeBloco } from '#documents/fichas.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import type { AoImprimir } from '../documentos/fichasImpressas.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Vista } from '../leituras/vista.ts'

/** The name of the inspector who has the block. */
export async function fiscalDoBloco(casa: Casa, vista: Vista, id: string): Promise<string> {
  const conta = vista.mundo.bloco(id)?.fiscal
  if (conta === undefined) throw naoEncontrado('Este bloco')
  const [achado] = await emMunicipio(casa.pool, Number(vista.servico.municipio), (tx) =>
    tx.sql<{ nome: string }>('SELECT nome FROM usuario WHERE municipio = $1 AND id::text = $2', [
      tx.municipio,
      conta,
    ]),
  )
  return achado?.nome ?? 'usuário desligado'
}

/** A block as its receipt tells of it. */
export async function blocoImpresso(
  vista: Vista,
  id: string,
  { casa }: AoImprimir,
): Promise<FichaDeBloco> {
  const bloco = vista.mundo.bloco(id)
  if (bloco === undefined) throw naoEncontrado('Este bloco')
  const fiscal = await fiscalDoBloco(casa, vista, id)
  return { bloco, fiscal, fundamentos: fundamentosDoBloco(vista.contexto) }
}
