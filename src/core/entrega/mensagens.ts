import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const dia = (r: Recusa, chave: string): string => formatarDia(dado(r, chave))

/** The sentences of the delivery's refusals, by code. */
export const mensagensDeEntrega: Readonly<Record<string, Mensagem>> = {
  'entrega.impresso-inexistente': () =>
    'Escolha um documento já impresso desta ficha e que não foi declarado sem efeito.',
  'entrega.nao-prevista': (r) =>
    `“${dado(r, 'nome')}”: a lei não diz como se entrega, e a entrega não se registra.`,
  'entrega.so-em-pessoa': (r) => `${dado(r, 'papel')}: só se entrega em pessoa {ao titular}.`,
  'entrega.empresa-por-representante': (r) =>
    `${dado(r, 'papel')}: uma empresa recebe pelo representante, cujo nome se registra.`,
  'entrega.sem-nome': () => 'Escreva o nome de quem recebe.',
  'entrega.sem-procuracao': () => 'Informe a procuração de quem recebe {pelo titular}.',
  'entrega.impresso-antigo': (r) =>
    `“${dado(r, 'nome')}” foi impresso em ${dia(r, 'dia')}, antes da última mudança (${dia(r, 'desde')}): imprima de novo.`,
  'entrega.ja-entregue': (r) => `“${dado(r, 'nome')}”: esta impressão já foi entregue.`,
}
