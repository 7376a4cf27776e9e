import { idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { fundarRecurso, recusa } from '../apoio.ts'
import type { AtoDeSelecao, RecursoDaSelecao, Selecao } from '../selecao.ts'
import { revisaoRecorrida } from './prazos.ts'

type Decidir<D> = (c: Comando<D>, mundo: Mundo, contexto: Contexto) => Decisao<AtoDeSelecao>

/**
 * Heard and decided, over the inscription of who appealed, the one that it changed, or the one whose
 * change it was against.
 */
const decidiuSobre = (s: Selecao, r: RecursoDaSelecao, inscricao: string): boolean =>
  r.decisao !== undefined &&
  r.decisao.resultado !== 'nao-conhecido' &&
  [r.recorrente, r.decisao.afetada, revisaoRecorrida(s, r)?.sobre].includes(inscricao)

/**
 * The command given on its own, and not as the effect of an appeal: refused on an inscription on
 * which an appeal was decided (`selecao.recurso-ja-decidiu`), or who published would undo it.
 */
export const foraDoRecurso =
  <D extends Readonly<{ inscricao: string }>>(decidir: Decidir<D>): Decidir<D> =>
  (c, mundo, contexto) => {
    const s = mundo.selecao(idDaCorrente(c.corrente))
    const r = s?.recursos.findLast((x) => decidiuSobre(s, x, c.dados.inscricao))
    if (r === undefined) return decidir(c, mundo, contexto)
    const { fundamentos } = fundarRecurso(contexto)
    const dados = { recurso: r.protocolo ?? '' }
    return recusar([recusa(contexto, 'selecao.recurso-ja-decidiu', { fundamentos, dados })])
  }
