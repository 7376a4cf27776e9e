import type { Corrente } from '../ato.ts'
import type { Recusa } from '../decisao.ts'
import { inexistente } from '../mundo/recusas.ts'
import type { Perda, SituacaoDePerda } from './perda.ts'

export const situacoesDePerda = [
  'ausente',
  'proposta',
  'notificada',
  'defendida',
  'revel',
  'decidida',
  'ciente',
  'recorrida',
  'confirmada',
  'executada',
  'desfeita',
  'arquivada',
] as const satisfies readonly (SituacaoDePerda | 'ausente')[]

const emAviso = ['proposta', 'decidida', 'confirmada', 'executada', 'arquivada'] as const

/**
 * From where each command may be given. A late defence is recorded and changes no stage; a late
 * appeal is recorded and then judged, as one in time. What was decided on the appeal is made known
 * wherever the case went with it; whether there is something to make known, a guard asks. A loss put
 * into effect while its appeal waits stays under appeal.
 */
export const transicoes = {
  executarPenalidade: ['ausente'],
  proporPerda: ['ausente'],
  notificarPerda: emAviso,
  anotarPostagemDaPerda: emAviso,
  registrarDevolucaoDaPerda: emAviso,
  lerNotificacaoDaPerda: emAviso,
  registrarCienciaDaPerda: ['proposta'],
  defenderPerda: ['proposta', 'notificada', 'defendida', 'revel'],
  decretarReveliaDaPerda: ['notificada'],
  decidirPerda: ['notificada', 'defendida', 'revel'],
  comunicarDecisaoDaPerda: ['decidida'],
  recorrerDaPerda: ['decidida', 'ciente', 'recorrida'],
  julgarRecursoDaPerda: ['recorrida'],
  registrarCienciaDoRecursoDaPerda: ['confirmada', 'executada', 'arquivada'],
  declararImpedimento: ['notificada', 'defendida', 'revel', 'decidida', 'ciente', 'recorrida'],
  decidirEfeitoSuspensivo: ['recorrida'],
  emitirParecer: ['recorrida'],
  distribuirRecurso: ['recorrida'],
  redistribuirRecurso: ['recorrida'],
  relatarRecurso: ['recorrida'],
  votarRecurso: ['recorrida'],
  pedirVista: ['recorrida'],
  proclamarResultado: ['recorrida'],
  executarPerda: ['ciente', 'recorrida', 'confirmada'],
  extinguirPelaMorte: [
    'proposta',
    'notificada',
    'defendida',
    'revel',
    'decidida',
    'ciente',
    'recorrida',
    'confirmada',
  ],
  desfazerPenalidade: ['recorrida', 'executada', 'arquivada'],
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
