import type { Corrente } from '#core/ato.ts'
import type { Comando } from '#core/comando.ts'
import { dePedidoDeSelecao, selecaoDosAtos } from '#core/selecao/alcance.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import type { Casa } from '../casa.ts'
import type { Servico } from '../servicos.ts'

/** The process on which the decision of a request leans, beside the streams that the command names. */
export async function selecaoDoComando(
  casa: Casa,
  { municipio, slug, pacote }: Servico,
  { nome, corrente: alvo }: Comando,
): Promise<readonly Corrente[]> {
  if (!dePedidoDeSelecao(nome, pacote)) return []
  return emMunicipio(casa.pool, Number(municipio), async (tx) =>
    selecaoDosAtos(await lerAtos(tx, slug, [alvo])),
  )
}
