import type { Pacote } from '#law/pacote.ts'
import { type Corrente, corrente } from '../ato.ts'

type ComSelecao = Readonly<{ selecao?: Readonly<{ processo?: string }> }>

const DECIDEM: ReadonlySet<string> = new Set(['concederOutorga', 'indeferirOutorga'])

/** Whether a command decides a request that may lean on a selection under this law. */
export const dePedidoDeSelecao = (nome: string, { prazos }: Pacote): boolean =>
  prazos.selecao !== undefined && DECIDEM.has(nome)

/**
 * The process that a grant's request leans on, if any: said once, in its acts. It makes no link: a
 * grant's file would otherwise bring every candidate.
 */
export const selecaoDosAtos = (
  atos: readonly Readonly<{ tipo: string; dados: object }>[],
): readonly Corrente[] =>
  atos.flatMap((a) => {
    const processo =
      a.tipo === 'outorgaRequerida' ? (a.dados as ComSelecao).selecao?.processo : undefined
    return processo === undefined ? [] : [corrente('selecao', processo)]
  })
