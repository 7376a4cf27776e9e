import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'

const dia = (r: Recusa, chave: string): string => {
  const v = r.dados?.[chave]
  return typeof v === 'string' && v !== '' ? formatarDia(v) : ''
}
const SITUACOES: Readonly<Record<string, string>> = {
  expedido: 'ainda não há ciência',
  ciente: 'já há ciência registrada',
  respondido: 'já foi respondido',
  descumprido: 'o descumprimento já foi constatado',
  revogado: 'foi revogado',
}

/** The sentences of refusals of the acts of the body, by code. */
export const mensagensDeExpediente: Readonly<Record<string, Mensagem>> = {
  'expediente.desconhecido': (r) => `Esta lei não prevê a espécie “${r.falta ?? ''}”.`,
  'expediente.sem-destinatario': () => 'Diga a quem se dirige, ou que é para todos.',
  'expediente.sem-prazo': () => 'Diga em quantos dias se responde: a lei não dá o prazo.',
  'expediente.nao-e-destinatario': () => 'O expediente não se dirige a este titular.',
  'expediente.tem-destinatario': () =>
    'Tem destinatários certos: registre a ciência de cada um em vez da publicação.',
  'expediente.ja-publicado': (r) => `Já foi publicado em ${dia(r, 'publicadoEm')}.`,
  'expediente.no-prazo': (r) =>
    `O prazo para responder corre até ${dia(r, 'responderAte')}, inclusive.`,
  'expediente.transicao': (r) =>
    `Isto não cabe agora: ${SITUACOES[String(r.dados?.['situacao'])] ?? ''}.`,
}
