import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const dia = (r: Recusa, chave: string): string => {
  const v = r.dados?.[chave]
  return typeof v === 'string' && v !== '' ? formatarDia(v) : ''
}
const pessoas = (n: string): string => (n === '1' ? '1 pessoa espera' : `${n} pessoas esperam`)
const SITUACOES: Readonly<Record<string, string>> = {
  inscrita: 'à espera, sem chamada',
  chamada: 'chamada, com a vaga guardada',
  atendida: 'encerrada: a vaga foi tomada',
  recusada: 'encerrada: a chamada foi recusada',
  expirada: 'encerrada: a chamada ficou sem resposta',
  retirada: 'encerrada a pedido',
  excluida: 'encerrada por exclusão',
}

/** The sentences of the waiting list's refusals, by code. */
export const mensagensDeFila: Readonly<Record<string, Mensagem>> = {
  'fila.sem-inscricao': () => 'Escolha a inscrição da lista.',
  'fila.transicao': (r) =>
    `A inscrição está ${SITUACOES[dado(r, 'situacao')] ?? dado(r, 'situacao')}: isto não cabe agora.`,
  'fila.ja-inscrito': (r) => `A pessoa já está na lista, em ${dado(r, 'lugar')}º lugar.`,
  'fila.ja-titular': () => 'A pessoa já é titular no serviço: não entra na espera.',
  'fila.vazia': () => 'Ninguém espera na lista.',
  'fila.ninguem': (r) =>
    dado(r, 'situacao') === 'chamada' ? 'Ninguém está chamado.' : 'Ninguém espera na lista.',
  'fila.empate-sem-sorteio': (r) =>
    `${dado(r, 'empatados')} pessoas inscreveram-se no mesmo dia (${dia(r, 'em')}): publique a semente e sorteie a ordem antes de chamar.`,
  'fila.sem-vaga': () =>
    'Não há vaga livre: as que restam estão guardadas para quem já foi chamado.',
  'fila.chamada-no-prazo': (r) =>
    `A chamada ainda pode ser respondida até ${dia(r, 'responderAte')}, inclusive.`,
  'fila.chamada-vencida': (r) =>
    `A pessoa foi chamada e o prazo para tomar a vaga terminou em ${dia(r, 'responderAte')}.`,
  'fila.ha-quem-espere': (r) =>
    `${pessoas(dado(r, 'esperam'))} na “${dado(r, 'lista')}”: inscreva quem pede no fim da lista.`,
  'fila.nao-chamado': (r) =>
    `A pessoa está em ${dado(r, 'lugar')}º lugar na “${dado(r, 'lista')}” e ainda não foi chamada.`,
  'fila.semente-repetida': () => 'Esta semente já foi publicada: use o resultado de outro sorteio.',
  'fila.sem-semente': () => 'Nenhuma semente foi publicada para o sorteio.',
  'fila.semente-de-hoje': (r) =>
    `A semente foi publicada em ${dia(r, 'em')}: o sorteio só pode ser feito a partir do dia seguinte.`,
  'fila.sem-empate': (r) =>
    `Não há empate a sortear entre os inscritos antes de ${dia(r, 'em')}, dia da última semente.`,
}
