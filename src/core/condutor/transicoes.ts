import type { Corrente } from '../ato.ts'
import type { Recusa } from '../decisao.ts'
import { inexistente } from '../mundo/recusas.ts'
import type { Condutor } from './condutor.ts'

/** A driver's registration: where it may stand. */
export const situacoesDeCondutor = ['ausente', 'inscrito', 'baixado'] as const
export type SituacaoDeCondutor = (typeof situacoesDeCondutor)[number]

/** From where each command may be given, and where it leads. */
export const transicoes = {
  inscreverCondutor: { de: ['ausente'], para: 'inscrito' },
  renovarCondutor: { de: ['inscrito'], para: 'inscrito' },
  baixarCondutor: { de: ['inscrito'], para: 'baixado' },
} as const satisfies Record<string, { de: readonly SituacaoDeCondutor[]; para: SituacaoDeCondutor }>

/** Where a registration stands. */
export const situacaoDe = (c: Condutor | undefined): SituacaoDeCondutor =>
  c === undefined ? 'ausente' : c.baixadoEm === undefined ? 'inscrito' : 'baixado'

/** Why the table does not allow the command from where the registration stands. */
export function recusasDaTransicao(
  comando: keyof typeof transicoes,
  c: Condutor | undefined,
  corrente: Corrente,
): readonly Recusa[] {
  const situacao = situacaoDe(c)
  if ((transicoes[comando].de as readonly SituacaoDeCondutor[]).includes(situacao)) return []
  return situacao === 'ausente'
    ? [inexistente(corrente)]
    : [{ codigo: 'condutor.transicao', fundamentos: [], dados: { situacao, comando } }]
}
