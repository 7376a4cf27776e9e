import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'
import type { Prejudica } from './selecao.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v.replace(/\.$/, '') : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const numero = (v: unknown): string => (typeof v === 'string' && v !== '' ? ` nº ${v}` : '')
const contar = (n: number, um: string, varios: string): string => `${n} ${n === 1 ? um : varios}`
const classificados = (v: unknown): string =>
  contar(Array.isArray(v) ? v.length : 0, 'classificado', 'classificados')

/** Of a request that leans on an edital of before the system: which, and why. */
export function deEditalAnterior(selecao: unknown): string {
  const { edital, classificacao, motivo } = (selecao ?? {}) as Readonly<Record<string, unknown>>
  return motivo === undefined
    ? ''
    : `, pelo ${String(classificacao)}º lugar no edital anterior ${texto(edital)}: ${texto(motivo)}`
}

/** How an appeal was decided, in words. */
export const RESULTADO_DO_RECURSO: Readonly<Record<string, string>> = {
  provido: 'provido',
  'provido-em-parte': 'provido em parte',
  improvido: 'negado',
  'nao-conhecido': 'não conhecido',
}

/** The terms that a change made after the provisional result opens: to whom it is on, and to others. */
function comPrazo(d: Readonly<Record<string, unknown>>): string {
  const { inscricoes, recursoAte } = (d['prejudica'] ?? {}) as Partial<Prejudica>
  const n = inscricoes?.length ?? 0
  const proprio = d['recursoAte'] === undefined ? '' : `; recurso até ${dia(d['recursoAte'])}`
  if (n === 0) return proprio
  const de = contar(n, 'inscrição que perde lugar', 'inscrições que perdem lugar')
  return `${proprio}; recurso de ${de} até ${dia(recursoAte)}`
}

/** The signed request on which a withdrawal stands; none from the candidate's own account. */
function doPedido(pedido: unknown): string {
  const { documento, em } = (pedido ?? {}) as Readonly<Record<string, unknown>>
  return documento === undefined ? '' : ` (${texto(documento)}, de ${dia(em)})`
}

/** What happened in a process of selection. */
export const frasesDosAtosDaSelecao: Readonly<Record<string, FraseDoAto>> = {
  selecaoAberta: (d) =>
    `Edital${numero(d['edital'])} aberto: ${contar(Number(d['vagas']), 'vaga', 'vagas')}, inscrições de ${dia(d['inscricoesDe'])} a ${dia(d['inscricoesAte'])}.`,
  candidatoInscrito: (d) => `Inscrição${numero(d['protocolo'])} recebida.`,
  inscricaoIndeferida: (d) =>
    `Inscrição indeferida${d['itemDoEdital'] === undefined ? '' : ` (item ${texto(d['itemDoEdital'])} do edital)`}: ${texto(d['motivo'])}${comPrazo(d)}.`,
  inscricaoReconsiderada: (d) =>
    `Indeferimento reconsiderado: ${texto(d['motivo'])}${comPrazo(d)}.`,
  candidatoRetirado: (d) => `Desistência: ${texto(d['motivo'])}${doPedido(d['pedido'])}.`,
  desistenciaDesfeita: (d) => `Desistência desfeita: ${texto(d['motivo'])}${comPrazo(d)}.`,
  candidatoPontuado: (d) =>
    `Pontos lançados: ${String(d['total'])}${d['motivo'] === undefined ? '' : ` (${texto(d['motivo'])})`}${comPrazo(d)}.`,
  sementeDaSelecaoPublicada: (d) =>
    `Semente do sorteio publicada: “${texto(d['semente'])}” (${texto(d['fonte'])})${comPrazo(d)}.`,
  resultadoProvisorioPublicado: (d) =>
    `Resultado provisório publicado: ${classificados(d['ordem'])}; recursos até ${dia(d['recursoAte'])}.`,
  recursoDaSelecaoInterposto: (d) =>
    `Recurso${numero(d['protocolo'])} contra ${d['revisao'] === undefined ? 'o resultado provisório' : 'mudança de depois dele'}${d['tempestivo'] === true ? '' : ', fora do prazo'}.`,
  recursoDaSelecaoDecidido: (d) =>
    `Recurso${numero(d['protocolo'])} ${RESULTADO_DO_RECURSO[texto(d['resultado'])] ?? ''}: ${texto(d['razoes'])}.`,
  resultadoFinalPublicado: (d) => `Resultado final publicado: ${classificados(d['ordem'])}.`,
  selecaoHomologada: () => 'Seleção homologada.',
  candidatoConvocado: (d) =>
    `Convocado o ${String(d['lugar'])}º classificado (inscrição${numero(d['protocolo'])}), para comparecer até ${dia(d['responderAte'])}.`,
  convocacaoAtendida: () => 'Convocação atendida: pedido protocolado.',
  convocacaoPerdida: (d) => `Convocação não atendida até ${dia(d['responderAte'])}: vaga perdida.`,
  convocacaoDesfeita: (d) =>
    `Convocação da inscrição${numero(d['protocolo'])} desfeita: voltou quem vinha antes (${texto(d['motivo'])}).`,
  candidatoContemplado: () => 'Vaga tomada: {outorga} {outorga:concedido|concedida}.',
  candidatoEliminado: (d) => `Candidato eliminado: ${texto(d['motivo'])}.`,
  selecaoRevogada: (d) => `Edital revogado: ${texto(d['motivo'])}.`,
  selecaoAnulada: (d) => `Edital anulado: ${texto(d['motivo'])}.`,
}
