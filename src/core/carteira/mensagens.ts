import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const SITUACOES: Readonly<Record<string, string>> = {
  nenhuma: 'O fiscal não tem carteira.',
  valida: 'O fiscal já tem carteira válida: revogue-a antes de emitir outra.',
  vencida: 'A carteira do fiscal venceu.',
  revogada: 'A carteira do fiscal foi revogada.',
}

/** The sentences of the cards' refusals, by code. */
export const mensagensDeCarteira: Readonly<Record<string, Mensagem>> = {
  'carteira.transicao': (r) => SITUACOES[dado(r, 'situacao')] ?? '',
  'carteira.sem-usuario': () => 'Não há usuário ativo deste serviço com essa identificação.',
  'carteira.nao-e-fiscal': (r) =>
    `${dado(r, 'nome')} não tem a função de fiscal: dê a função em Usuários antes de emitir a carteira.`,
  'carteira.validade-passada': (r) =>
    `A validade (${formatarDia(dado(r, 'validaAte'))}) já passou: escreva um dia de hoje em diante.`,
  'auto.fiscal-sem-carteira': (r) =>
    `${SITUACOES[dado(r, 'situacao')] ?? ''} Quem fiscaliza identifica-se com carteira válida no dia do fato.`,
}
