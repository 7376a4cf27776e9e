import type { Prazo } from '../calendar/prazo.ts'
import type { Contexto } from '../contexto.ts'
import { prazoDoProcesso } from '../processo/prazoDoProcesso.ts'
import type { Auto } from '../processo/processo.ts'

/**
 * Until when a final fine may be paid before it is inscribed: from the day on which the decision
 * became final, or from the last one's knowledge of what was decided on appeal, if later.
 * `undefined` while it is not final, or when the pack has no rule for it.
 */
export function vencimentoDaMulta(auto: Auto, contexto: Contexto): Prazo | undefined {
  const regra = contexto.pacote.processo.cobranca?.vencimento
  if (regra === undefined || auto.definitivaEm === undefined) return undefined
  const doRecurso = auto.ciencias.filter((c) => c.peca === 'recurso').map((c) => c.cienciaEm)
  const inicio = [auto.definitivaEm, ...doRecurso].toSorted().at(-1) ?? auto.definitivaEm
  return prazoDoProcesso(inicio, regra, contexto)
}
