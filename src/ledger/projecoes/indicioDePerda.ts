import { corrente, idDaCorrente } from '#core/ato.ts'
import type { Indicio } from '#core/perda/perda.ts'
import type { AtoRegistrado } from '../ato.ts'
import type { Tx } from '../banco.ts'
import { gravar, type Projecao, tocadas } from './projecao.ts'

/** The grounds seen on a grant, from the acts of its neighbourhood: by who knows the packs. */
export type CalcularIndicios = (
  pedido: Readonly<{ tx: Tx; servico: string; outorga: string; atos: readonly AtoRegistrado[] }>,
) => Promise<readonly Indicio[]>

const COLUNAS = ['outorga text', 'hipotese text', 'desde date', 'fatos jsonb'] as const

/**
 * `indicio_de_perda`: a row a ground of loss that the system sees on a grant. A ground that is no
 * longer there, or was proposed, keeps its row without `desde`: rows are written, never counted on.
 */
export const indicioDePerda = (calcular: CalcularIndicios): Projecao => ({
  nome: 'indicio_de_perda',
  tabelas: ['indicio_de_perda'],
  reconstroiDe: ['outorga'],
  async aplicar(tx, servico, atos, estados) {
    for (const id of await afetadas(tx, servico, atos)) {
      const vizinhos = await estados.vizinhanca(corrente('outorga', id))
      const vistos = await calcular({ tx, servico, outorga: id, atos: vizinhos })
      await tx.sql(
        `UPDATE indicio_de_perda SET desde = NULL
         WHERE municipio = $1 AND servico = $2 AND outorga = $3`,
        [tx.municipio, servico, id],
      )
      const linhas = vistos.map((v) => ({ outorga: id, ...v }))
      await gravar(tx, servico, 'indicio_de_perda', COLUNAS, 2, linhas)
    }
  },
})

/** The grants that the acts are of or name: of a record, a licensing, a case of loss, an inspection. */
async function afetadas(
  tx: Tx,
  servico: string,
  atos: readonly AtoRegistrado[],
): Promise<readonly string[]> {
  const ids = new Set(tocadas(atos, 'outorga', 'licenciamento').map(idDaCorrente))
  for (const a of atos) {
    const nomeada = (a.dados as { outorga?: unknown }).outorga
    if (/^(auto|perda):/.test(a.corrente) && typeof nomeada === 'string') ids.add(nomeada)
  }
  const veiculos = tocadas(atos, 'vistoria', 'veiculo').map(idDaCorrente)
  if (veiculos.length > 0) {
    const linhas = await tx.sql<{ outorga: string }>(
      `SELECT outorga FROM painel_outorga
       WHERE municipio = $1 AND servico = $2 AND veiculo = ANY ($3)`,
      [tx.municipio, servico, veiculos],
    )
    for (const { outorga } of linhas) ids.add(outorga)
  }
  return [...ids]
}
