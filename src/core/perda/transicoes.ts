import type { Corrente } from '../ato.ts'
import type { Recusa } from '../decisao.ts'
import { inexistente } from '../mundo/recusas.ts'
import type { Perda, SituacaoDePerda } from './perda.ts'

export const situacoesDePerda = [
  'ausente',
  'proposta',
  'notificada',
  'defendida',
  'decidida',
  'ciente',
  'recorrida',
  'confirmada',
  'executada',
  'desfeita',
  'arquivada',
] as const satisfies readonly (SituacaoDePerda | 'ausente')[]

/**
 * From where each command may be given. A late defence is recorded and changes no stage; an appeal
 * after its term too.
 */
export const transicoes = {
  executarPenalidade: ['ausente'],
  proporPerda: ['ausente'],
  notificarPerda: ['proposta', 'decidida'],
  anotarPostagemDaPerda: ['proposta', 'decidida'],
  registrarDevolucaoDaPerda: ['proposta', 'decidida'],
  lerNotificacaoDaPerda: ['proposta', 'decidida'],
  registrarCienciaDaPerda: ['proposta'],
  defenderPerda: ['proposta', 'notificada', 'defendida'],
  decidirPerda: ['notificada', 'defendida'],
  comunicarDecisaoDaPerda: ['decidida'],
  recorrerDaPerda: ['decidida', 'ciente', 'recorrida'],
  julgarRecursoDaPerda: ['recorrida'],
  declararImpedimento: ['notificada', 'defendida', 'decidida', 'ciente', 'recorrida'],
  decidirEfeitoSuspensivo: ['recorrida'],
  emitirParecer: ['recorrida'],
  distribuirRecurso: ['recorrida'],
  redistribuirRecurso: ['recorrida'],
  relatarRecurso: ['recorrida'],
  votarRecurso: ['recorrida'],
  pedirVista: ['recorrida'],
  proclamarResultado: ['recorrida'],
  executarPerda: ['ciente', 'confirmada'],
  extinguirPelaMorte: [
    'proposta',
    'notificada',
    'defendida',
    'decidida',
    'ciente',
    'recorrida',
    'confirmada',
  ],
  desfazerPenalidade: ['executada'],
} as const satisfies Record<string, readonly (SituacaoDePerda | 'ausente')[]>
export type ComandoDePerda = keyof typeof transicoes

/** Why the table does not allow the command from where the case stands; empty when it does. */
export function recusasDaTransicao(
  comando: ComandoDePerda,
  p: Perda | undefined,
  corrente: Corrente,
): readonly Recusa[] {
  const situacao = p?.situacao ?? 'ausente'
  if ((transicoes[comando] as readonly string[]).includes(situacao)) return []
  if (p === undefined) return [inexistente(corrente)]
  if (comando === 'proporPerda' || comando === 'executarPenalidade')
    return [{ codigo: 'corrente.ja-existe', fundamentos: [], dados: { corrente } }]
  return [{ codigo: 'perda.transicao', fundamentos: [], dados: { situacao, comando } }]
}
