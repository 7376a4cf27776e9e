import type { Corrente } from '../ato.ts'
import type { Recusa } from '../decisao.ts'
import { inexistente } from '../mundo/recusas.ts'
import type { Outorga, SituacaoDeOutorga } from './outorga.ts'

/** The grant's machine: from where each command may be given, and where it leads. */
export const transicoes = {
  requererOutorga: { de: ['ausente'], para: 'requerida' },
  concederOutorga: { de: ['requerida'], para: 'concedida' },
  indeferirOutorga: { de: ['requerida'], para: 'indeferida' },
  prorrogarOutorga: { de: ['concedida'], para: 'concedida' },
  baixarOutorga: { de: ['concedida'], para: 'baixada' },
  licenciarOutorga: { de: ['concedida'], para: 'concedida' },
} as const satisfies Record<
  string,
  { de: readonly (SituacaoDeOutorga | 'ausente')[]; para: SituacaoDeOutorga }
>

export type ComandoDeOutorga = keyof typeof transicoes

/** Why the table does not allow the command from where the grant stands; empty when it does. */
export function recusasDaTransicao(
  comando: ComandoDeOutorga,
  o: Outorga | undefined,
  corrente: Corrente,
): readonly Recusa[] {
  const situacao = o?.situacao ?? 'ausente'
  if ((transicoes[comando].de as readonly string[]).includes(situacao)) return []
  if (o === undefined) return [inexistente(corrente)]
  if (comando === 'requererOutorga')
    return [{ codigo: 'corrente.ja-existe', fundamentos: [], dados: { corrente } }]
  return [{ codigo: 'outorga.transicao', fundamentos: [], dados: { situacao, comando } }]
}
