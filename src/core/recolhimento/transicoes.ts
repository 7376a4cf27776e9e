import type { Corrente } from '../ato.ts'
import type { Recusa } from '../decisao.ts'
import { inexistente } from '../mundo/recusas.ts'
import type { Recolhimento } from './recolhimento.ts'

export const situacoesDeRecolhimento = ['ausente', 'recolhido', 'liberado', 'leiloado'] as const
export type SituacaoDeRecolhimento = (typeof situacoesDeRecolhimento)[number]

/** From where each command may be given, and where it leads. */
export const transicoes = {
  recolherVeiculo: { de: ['ausente'], para: 'recolhido' },
  constatarRegularizacao: { de: ['recolhido'], para: 'recolhido' },
  transferirGuarda: { de: ['recolhido'], para: 'recolhido' },
  depositarMulta: { de: ['recolhido'], para: 'recolhido' },
  pagarDespesas: { de: ['recolhido'], para: 'recolhido' },
  liberarVeiculo: { de: ['recolhido'], para: 'liberado' },
  leiloarVeiculo: { de: ['recolhido'], para: 'leiloado' },
} as const satisfies Record<
  string,
  { de: readonly SituacaoDeRecolhimento[]; para: SituacaoDeRecolhimento }
>
export type ComandoDeRecolhimento = keyof typeof transicoes

/** Why the table does not allow the command from where the custody stands; empty when it does. */
export function recusasDaTransicao(
  comando: ComandoDeRecolhimento,
  r: Recolhimento | undefined,
  corrente: Corrente,
): readonly Recusa[] {
  const situacao = r?.situacao ?? 'ausente'
  if ((transicoes[comando].de as readonly string[]).includes(situacao)) return []
  if (r === undefined) return [inexistente(corrente)]
  if (comando === 'recolherVeiculo')
    return [{ codigo: 'corrente.ja-existe', fundamentos: [], dados: { corrente } }]
  return [{ codigo: 'recolhimento.transicao', fundamentos: [], dados: { situacao, comando } }]
}
