import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

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

/** The term that a change made after the provisional result opens. */
const comPrazo = (d: Readonly<Record<string, unknown>>): string =>
  d['recursoAte'] === undefined ? '' : `; recurso até ${dia(d['recursoAte'])}`

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
  inscricaoReconsiderada: (d) => `Indeferimento reconsiderado: ${texto(d['motivo'])}.`,
  candidatoRetirado: (d) => `Desistência: ${texto(d['motivo'])}${doPedido(d['pedido'])}.`,
  desistenciaDesfeita: (d) => `Desistência desfeita: ${texto(d['motivo'])}.`,
  candidatoPontuado: (d) =>
    `Pontos lançados: ${String(d['total'])}${d['motivo'] === undefined ? '' : ` (${texto(d['motivo'])})`}${comPrazo(d)}.`,
  sementeDaSelecaoPublicada: (d) =>
    `Semente do sorteio publicada: “${texto(d['semente'])}” (${texto(d['fonte'])}).`,
  resultadoProvisorioPublicado: (d) =>
    `Resultado provisório publicado: ${classificados(d['ordem'])}; recursos até ${dia(d['recursoAte'])}.`,
  recursoDaSelecaoInterposto: (d) =>
    `Recurso${numero(d['protocolo'])} contra ${d['revisao'] === undefined ? 'o resultado provisório' : 'a mudança na inscrição'}${d['tempestivo'] === true ? '' : ', fora do prazo'}.`,
  recursoDaSelecaoDecidido: (d) =>
    `Recurso${numero(d['protocolo'])} ${RESULTADO_DO_RECURSO[texto(d['resultado'])] ?? ''}: ${texto(d['razoes'])}.`,
  resultadoFinalPublicado: (d) => `Resultado final publicado: ${classificados(d['ordem'])}.`,
  selecaoHomologada: () => 'Seleção homologada.',
  candidatoConvocado: (d) =>
    `Convocado o ${String(d['lugar'])}º classificado (inscrição${numero(d['protocolo'])}), para comparecer até ${dia(d['responderAte'])}.`,
  convocacaoAtendida: () => 'Convocação atendida: pedido protocolado.',
  convocacaoPerdida: (d) => `Convocação não atendida até ${dia(d['responderAte'])}: vaga perdida.`,
  candidatoContemplado: () => 'Vaga tomada: {outorga} {outorga:concedido|concedida}.',
  candidatoEliminado: (d) => `Candidato eliminado: ${texto(d['motivo'])}.`,
  selecaoRevogada: (d) => `Edital revogado: ${texto(d['motivo'])}.`,
  selecaoAnulada: (d) => `Edital anulado: ${texto(d['motivo'])}.`,
}
