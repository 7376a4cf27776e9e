import { formatarDia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Mensagem } from '../infracao/mensagens.ts'
import { formatarReais } from '../money/centavos.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const reais = (r: Recusa, chave: string): string => formatarReais(Number(r.dados?.[chave] ?? 0))
const dia = (r: Recusa, chave: string): string => {
  const valor = r.dados?.[chave]
  return typeof valor === 'string' ? formatarDia(valor) : ''
}

const ELEMENTOS: Record<string, string> = {
  devedor: 'o nome de quem deve',
  processo: 'o número do processo administrativo',
}
const CAUSAS: Record<string, string> = {
  anulacao: '{o auto} não foi anulad{auto:o|a} nem a decisão reformada',
  prescricao: 'a prescrição não foi declarada',
}

/** The sentences of this room's refusals, by code. */
export const mensagensDeDivida: Readonly<Record<string, Mensagem>> = {
  'cobranca.nao-prevista': () =>
    'O pacote desta lei não trata da cobrança da multa: nada se inscreve nem se restitui por ele.',
  'divida.ja-inscrita': (r) =>
    `A multa já está inscrita em dívida ativa, sob o nº ${dado(r, 'inscricao')}, desde ${dia(r, 'em')}.`,
  'divida.nao-inscrita': () => 'A multa não está inscrita em dívida ativa.',
  'divida.cancelada-em-juizo': () =>
    'A inscrição foi cancelada por decisão judicial: a multa não se inscreve outra vez.',
  'divida.prazo-de-pagamento': (r) =>
    `A multa pode ser paga até ${dia(r, 'ate')}, inclusive: só depois se inscreve.`,
  'divida.prescrita': (r) =>
    `O prazo para cobrar terminou em ${dia(r, 'ate')}: cabe declarar a prescrição, não inscrever.`,
  'divida.elemento-ausente': (r) =>
    `Falta um elemento da inscrição: ${ELEMENTOS[r.falta ?? ''] ?? 'dado exigido por lei'}.`,
  'divida.motivo-sem-fato': (r) =>
    `O motivo não confere: ${CAUSAS[dado(r, 'motivo')] ?? 'o fato não está registrado'}.`,
  'prescricao.nao-corre': () => 'Nenhum prazo de prescrição corre neste processo.',
  'prescricao.nao-consumada': (r) =>
    `A prescrição ainda não se consumou: o prazo vai até ${dia(r, 'ate')}, inclusive.`,
  'prescricao.causa-nao-prevista': () => 'Esta causa não interrompe a prescrição da cobrança.',
  'prescricao.fora-do-prazo': (r) =>
    `A causa é de ${dia(r, 'ocorridaEm')}; só interrompe o prazo a que ocorre nele, de ${dia(r, 'desde')} a ${dia(r, 'ate')}.`,
  'restituicao.nada-a-restituir': () => 'Não há o que restituir: nada se pagou sem ser devido.',
  'restituicao.antes-do-pagamento': (r) =>
    `A restituição não pode ser anterior ao último pagamento, de ${dia(r, 'ultimo')}.`,
  'restituicao.valor-diverso': (r) =>
    `O valor a restituir em ${dia(r, 'restituidaEm')} é ${reais(r, 'devido')}, e não ${reais(r, 'valor')}.`,
}
