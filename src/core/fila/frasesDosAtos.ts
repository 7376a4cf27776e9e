import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const numero = (v: unknown): string => (typeof v === 'string' && v !== '' ? ` nº ${v}` : '')
const MEIOS: Readonly<Record<string, string>> = {
  mural: 'no mural',
  'imprensa-oficial': 'no órgão oficial de imprensa',
  sitio: 'na internet',
}

/** What happened in the waiting list. */
export const frasesDosAtosDaFila: Readonly<Record<string, FraseDoAto>> = {
  inscritoNaFila: (d) => `Inscrição${numero(d['protocolo'])} na lista de espera.`,
  sementeDaFilaPublicada: (d) =>
    `Semente do sorteio publicada: “${texto(d['semente'])}” (${texto(d['fonte'])}).`,
  empatesDaFilaSorteados: (d) =>
    `Ordem dos empatados sorteada com a semente “${texto(d['semente'])}”: ${Object.keys((d['chaves'] as object | undefined) ?? {}).length} inscrições.`,
  interessadoChamado: (d) =>
    `Chamado o primeiro da lista de espera (inscrição${numero(d['protocolo'])}), para responder até ${dia(d['responderAte'])}.`,
  chamadaAtendida: () => 'Chamada da lista de espera atendida: vaga tomada.',
  chamadaRecusada: (d) => `Chamada da lista de espera recusada: ${texto(d['motivo'])}.`,
  chamadaExpirada: (d) =>
    `Chamada da lista de espera sem resposta até ${dia(d['responderAte'])}: encerrada.`,
  retiradoDaFila: (d) => `Saída da lista de espera: ${texto(d['motivo'])}.`,
  repostoNaFila: () => 'De volta à lista de espera, no seu lugar: o falecimento foi anulado.',
  excluidoDaFila: (d) => `Exclusão da lista de espera: ${texto(d['motivo'])}.`,
  filaPublicada: (d) =>
    `Lista de espera publicada, edital${numero(d['edital'])}: ${((d['meios'] ?? []) as readonly string[]).map((m) => MEIOS[m] ?? m).join(', ')}.`,
}
