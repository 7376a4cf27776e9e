import type { Contexto } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { proximaChamada } from './decide.ts'
import { corrente } from '../ato.ts'
import { filaDoServico } from './concessao.ts'
import type { AtoDeFila } from './fila.ts'
import { emOrdem } from './ordem.ts'

/**
 * The call that goes with the end of a grant: the place that it opens is of the first in line. None
 * when the grant held no place, nobody waits, or something bars the call (a tie not yet drawn).
 */
export function chamadaDaVagaAberta(
  outorga: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly AtoDeFila[] {
  const o = mundo.outorga(outorga)
  return o !== undefined && outorgaVigente(o, contexto.hoje)
    ? proximaChamada(mundo, contexto, 1)
    : []
}

/** Why whoever died left the line: told back, should the death be annulled. */
export const MOTIVO_DO_OBITO = 'Falecimento'

/**
 * The end of the person's wait, where they stand in the line and no longer may: they died, or hold a
 * grant by another way. A place that a call held for them is called again.
 */
export function saidaDaFila(
  pessoa: string,
  tipo: 'retiradoDaFila' | 'excluidoDaFila',
  motivo: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly AtoDeFila[] {
  const prevista = contexto.pacote.prazos.filaDeEspera
  const i = emOrdem(filaDoServico(mundo, contexto)).find((x) => x.interessado === pessoa)
  if (prevista === undefined || i === undefined) return []
  return [
    {
      tipo,
      corrente: corrente('fila', prevista.id),
      fundamentos: prevista.fundamentos,
      ...(prevista.lacuna === undefined ? {} : { lacunas: [prevista.lacuna] }),
      dados: { em: contexto.hoje, inscricao: i.id, motivo },
    },
    ...(i.situacao === 'chamada' ? proximaChamada(mundo, contexto, 1) : []),
  ]
}

/** The person's place in the line again, where a death told by error took it, with its old day. */
export function reporNaFila(
  pessoa: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly AtoDeFila[] {
  const prevista = contexto.pacote.prazos.filaDeEspera
  const inscricoes = filaDoServico(mundo, contexto)?.inscricoes ?? []
  const saiu = inscricoes.findLast(
    (i) => i.interessado === pessoa && i.situacao === 'excluida' && i.motivo === MOTIVO_DO_OBITO,
  )
  if (prevista === undefined || saiu === undefined) return []
  return [
    {
      tipo: 'repostoNaFila',
      corrente: corrente('fila', prevista.id),
      fundamentos: prevista.fundamentos,
      ...(prevista.lacuna === undefined ? {} : { lacunas: [prevista.lacuna] }),
      dados: { em: contexto.hoje, inscricao: saiu.id },
    },
  ]
}
