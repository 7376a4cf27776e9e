import { type Corrente, corrente } from '#core/ato.ts'
import type { Comando } from '#core/comando.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import type { Casa } from '../casa.ts'
import type { Servico } from '../servicos.ts'

type ComSelecao = Readonly<{ selecao?: Readonly<{ processo?: string }> }>

/** The process that the acts of a grant's request lean on, if any: said once, at the request. */
export const selecaoDosAtos = (
  atos: readonly Readonly<{ tipo: string; dados: object }>[],
): readonly Corrente[] =>
  atos.flatMap((a) => {
    const processo =
      a.tipo === 'outorgaRequerida' ? (a.dados as ComSelecao).selecao?.processo : undefined
    return processo === undefined ? [] : [corrente('selecao', processo)]
  })

const DECIDEM: ReadonlySet<string> = new Set(['concederOutorga', 'indeferirOutorga'])

/**
 * The process on which the decision of a request leans, beside the streams that the command names.
 * It makes no link: a grant's file would otherwise bring every candidate.
 */
export async function selecaoDoComando(
  casa: Casa,
  { municipio, slug, pacote }: Servico,
  { nome, corrente: alvo }: Comando,
): Promise<readonly Corrente[]> {
  if (pacote.prazos.selecao === undefined || !DECIDEM.has(nome)) return []
  return emMunicipio(casa.pool, Number(municipio), async (tx) =>
    selecaoDosAtos(await lerAtos(tx, slug, [alvo])),
  )
}
