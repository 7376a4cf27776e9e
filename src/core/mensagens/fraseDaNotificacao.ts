import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from './fraseDaVida.ts'

type D = Readonly<Record<string, unknown>>
const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')

/** How a notice goes, after `expedida` or `segue`. */
export const meios: Record<string, string> = {
  pessoal: 'pessoalmente',
  postal: 'por via postal com aviso de recebimento',
  publicacao: 'por publicação',
  eletronica: 'por meio eletrônico',
}
const DEVOLUCOES: Record<string, string> = {
  ausente: 'destinatário ausente',
  'mudou-se': 'destinatário mudou-se',
  'endereco-insuficiente': 'endereço insuficiente',
  desconhecido: 'destinatário desconhecido',
  recusado: 'recebimento recusado',
  'nao-procurado': 'não procurada',
  'nao-lida': 'não lida no prazo',
  falecido: 'destinatário falecido',
  outro: 'outro motivo',
}

const PECAS_DA_PERDA: Record<string, string> = {
  proposta: 'da proposta de perda',
  decisao: 'da decisão de perda',
  recurso: 'da decisão do recurso contra a perda',
}

const frustrada = (d: D): string =>
  `Notificação frustrada em ${dia(d['devolvidaEm'])}: ${DEVOLUCOES[texto(d['motivo'])] ?? texto(d['motivo'])}${meios[texto(d['proximo'])] === undefined ? '' : `. Segue ${meios[texto(d['proximo'])]}`}.`
const postada = (d: D): string => `Notificação postada, código ${texto(d['rastreio'])}.`

/** Sentences of the acts of serving, whatever is served, and of who takes notices in an account. */
export const frasesDaNotificacaoDosAtos: Readonly<Record<string, FraseDoAto>> = {
  notificacaoPostada: postada,
  notificacaoFrustrada: frustrada,
  notificacaoDaPerdaExpedida: (d) =>
    `Notificação ${PECAS_DA_PERDA[texto(d['peca'])] ?? ''} expedida ${meios[texto(d['meio'])] ?? ''}.`,
  notificacaoDaPerdaPostada: postada,
  notificacaoDaPerdaFrustrada: frustrada,
  notificacaoEletronicaAceita: () => 'Passa a receber as notificações na própria conta.',
  notificacaoEletronicaDeixada: () => 'Deixa de receber as notificações na própria conta.',
}
