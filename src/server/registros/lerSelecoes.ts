import { corrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import type { Casa } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Servico } from '../servicos.ts'
import { nomesDe } from './nomes.ts'

/** Editais that the public page shows: the newest. */
const MOSTRADOS = 30

/** Processes by id, and the names of who is in them. */
export async function lerSelecoes(
  casa: Casa,
  { municipio, slug }: Servico,
  ids?: readonly string[],
) {
  return emMunicipio(casa.pool, Number(municipio), async (tx) => {
    const quais =
      ids ??
      (
        await tx.sql<{ id: string }>(
          `SELECT split_part(corrente, ':', 2) AS id FROM painel_registro
           WHERE municipio = $1 AND servico = $2 AND tipo = 'selecao' ORDER BY em DESC LIMIT $3`,
          [tx.municipio, slug, MOSTRADOS],
        )
      ).map((l) => l.id)
    const atos = await lerAtos(
      tx,
      slug,
      quais.map((id) => corrente('selecao', id)),
    )
    const mundo = criarMundo(atos)
    const selecoes = quais.flatMap((id) => mundo.selecao(id) ?? [])
    const pessoas = selecoes.flatMap((s) => s.candidatos.map((c) => c.candidato))
    return { selecoes, nomes: await nomesDe(tx, slug, pessoas) }
  })
}

/** One process, or 404. */
export async function lerSelecao(casa: Casa, servico: Servico, id: string) {
  const { selecoes, nomes } = await lerSelecoes(casa, servico, [id])
  const [selecao] = selecoes
  if (selecao === undefined) throw naoEncontrado('Este edital')
  return { selecao, nomes }
}
