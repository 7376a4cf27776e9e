import { idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { fundarRecurso, recusa } from '../apoio.ts'
import type { AtoDeSelecao, RecursoDaSelecao } from '../selecao.ts'

type Decidir<D> = (c: Comando<D>, mundo: Mundo, contexto: Contexto) => Decisao<AtoDeSelecao>

/** Heard and decided, over the inscription of who appealed or the one that it changed. */
const decidiuSobre = ({ decisao, recorrente }: RecursoDaSelecao, inscricao: string): boolean =>
  decisao !== undefined &&
  decisao.resultado !== 'nao-conhecido' &&
  (recorrente === inscricao || decisao.afetada === inscricao)

/**
 * The command given on its own, and not as the effect of an appeal: refused on an inscription on
 * which an appeal was decided (`selecao.recurso-ja-decidiu`), or who published would undo it.
 */
export const foraDoRecurso =
  <D extends Readonly<{ inscricao: string }>>(decidir: Decidir<D>): Decidir<D> =>
  (c, mundo, contexto) => {
    const { recursos = [] } = mundo.selecao(idDaCorrente(c.corrente)) ?? {}
    const r = recursos.findLast((x) => decidiuSobre(x, c.dados.inscricao))
    if (r === undefined) return decidir(c, mundo, contexto)
    const { fundamentos } = fundarRecurso(contexto)
    const dados = { recurso: r.protocolo ?? '' }
    return recusar([recusa(contexto, 'selecao.recurso-ja-decidiu', { fundamentos, dados })])
  }
