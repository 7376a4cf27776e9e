import { formatarDia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Mensagem } from '../infracao/mensagens.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const dia = (r: Recusa, chave: string): string => {
  const valor = r.dados?.[chave]
  return typeof valor === 'string' ? formatarDia(valor) : ''
}
const MEIOS: Record<string, string> = {
  pessoal: 'pessoal',
  postal: 'postal',
  publicacao: 'por publicação',
  eletronica: 'eletrônica',
}
const nomes = (r: Recusa, chave: string, tabela: Record<string, string>): string =>
  dado(r, chave)
    .split(', ')
    .map((n) => tabela[n] ?? n)
    .join(', ')

/** The sentences of the refusals of serving, whatever is served, and of the accounts, by code. */
export const mensagensDeNotificacao: Readonly<Record<string, Mensagem>> = {
  'ciencia.sem-prova': (r) => `Falta a prova da ciência: ${dado(r, 'prova')}.`,
  'ciencia.meio-prematuro': (r) =>
    `A notificação ${MEIOS[dado(r, 'meio')] ?? ''} só cabe depois de outra frustrada, ou com a razão por que nenhuma outra serve.`,
  'ciencia.so-pela-leitura': () =>
    'A ciência da notificação eletrônica só se registra pela leitura, na conta de quem é notificado.',
  'notificacao.sem-destinatario': (r) =>
    `Quem responde não foi identificado: a notificação ${MEIOS[dado(r, 'meio')] ?? ''} não tem a quem chegar. ${
      dado(r, 'admitidos') === ''
        ? 'Identifique quem responde.'
        : `Cabe a notificação ${nomes(r, 'admitidos', MEIOS)}, com a razão de ser ela, ou {o auto} lavrad{auto:o|a} de novo com quem responde identificado.`
    }`,
  'notificacao.sem-conta': () =>
    'Quem se quer notificar não recebe notificações na conta: escolha outro meio, ou convide a pessoa a abrir a sua.',
  'conta.alheia': () => 'Isto é de outra pessoa: na sua conta só se vê e se faz o que é seu.',
  'conta.so-no-balcao': () => 'Esta lei não deixa escrever pela conta: vá ao balcão.',
  'conta.ja-aceita': () => 'A conta já recebe notificações.',
  'conta.nao-aceita': () => 'A conta não recebe notificações.',
  'ciencia.meio-nao-admitido': (r) =>
    `A lei não admite a notificação ${MEIOS[dado(r, 'meio')] ?? ''}; admite: ${nomes(r, 'admitidos', MEIOS)}.`,
  'ciencia.no-futuro': (r) =>
    `O dia informado (${dia(r, 'cienciaEm')}) não pode ser depois de hoje.`,
  'ciencia.antes-do-ato': (r) =>
    `A data da ciência, ${dia(r, 'cienciaEm')}, é anterior ao ato de que se dá ciência (${dia(r, 'desde')}).`,
}
