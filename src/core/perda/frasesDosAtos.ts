import type { Pacote } from '#law/pacote.ts'
import { formatarDia } from '../calendar/dia.ts'
import { acordao, caidos } from '../junta/fraseDoResultado.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

type D = Readonly<Record<string, unknown>>
const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const numero = (v: unknown): string => (typeof v === 'string' && v !== '' ? ` nº ${v}` : '')
const hipoteseDe = (d: D, p: Pacote): string =>
  p.processo.medidas?.perda.hipoteses.find((h) => h.id === d['hipotese'])?.nome ??
  texto(d['hipotese'])
const PENALIDADES: Record<string, string> = {
  'cassa-outorga': 'Perda {do outorga} executada',
  'extingue-outorga': 'Encerramento {do outorga} executado',
  'suspende-outorga': 'Suspensão executada',
  'cassa-certificado': 'Perda {do certificado} executada',
  'suspende-certificado': 'Suspensão {do certificado} executada',
  veda: 'Inscrição vedada',
}

const DESFAZIMENTOS: Record<string, string> = {
  'auto-anulado': 'auto anulado',
  'reincidencia-desfeita': 'reincidência desfeita',
  'recurso-provido': 'recurso provido',
  'efeito-suspensivo': 'efeito suspensivo do recurso',
  'decisao-judicial': 'decisão judicial',
  revisao: 'revisão pela autoridade',
}

/** What the appeal does to the loss until it is judged; of old acts nothing is said. */
const EFEITOS: Record<string, string> = {
  automatico: '; suspende a perda até ser julgado',
  'a-pedido': '; só suspende a perda se o efeito for concedido',
  nenhum: '; não suspende a perda',
}
const efeito = (d: D): string => EFEITOS[texto(d['efeito'])] ?? ''

const foraDoPrazo = (d: D): string => {
  if (d['efeito'] === undefined) return '; segue registrado'
  return d['efeito'] === 'a-pedido'
    ? `${efeito(d)}; segue a julgamento`
    : '; segue a julgamento e não suspende a perda'
}

/** Of a case decided without a defence in time. */
const revelia = (d: D): string => {
  if (d['aRevelia'] !== true) return ''
  return d['defesaIntempestiva'] === true
    ? ', à revelia: a defesa veio fora do prazo'
    : ', à revelia'
}

/** What happened in a case of loss. */
export const frasesDosAtosDaPerda: Readonly<Record<string, FraseDoAto>> = {
  perdaProposta: (d, p) => `Proposta${numero(d['numero'])} de perda: ${hipoteseDe(d, p)}.`,
  perdaNotificada: (d) =>
    `Ciência da proposta de perda em ${dia(d['cienciaEm'])}; defesa até ${dia(d['defesaAte'])}.`,
  defesaDaPerdaApresentada: (d) =>
    d['tempestiva'] === true
      ? 'Defesa contra a perda apresentada no prazo.'
      : 'Defesa contra a perda apresentada fora do prazo; segue registrada.',
  reveliaDaPerdaDecretada: () => 'Decretada a revelia: o prazo de defesa passou sem defesa.',
  perdaDecidida: (d) =>
    `Proposta de perda julgada ${d['resultado'] === 'procedente' ? 'procedente' : 'improcedente'}${revelia(d)}.`,
  decisaoDaPerdaComunicada: (d) =>
    `Ciência da decisão de perda em ${dia(d['cienciaEm'])}; recurso até ${dia(d['recursoAte'])}.`,
  recursoDaPerdaInterposto: (d) =>
    d['tempestivo'] === true
      ? `Recurso contra a perda interposto no prazo${efeito(d)}.`
      : `Recurso contra a perda interposto fora do prazo${foraDoPrazo(d)}.`,
  recursoDaPerdaJulgado: (d) =>
    d['resultado'] === 'provido'
      ? `Recurso provido${acordao(d)}: perda afastada.${caidos(d)}`
      : `Recurso não provido${acordao(d)}${d['inicio'] === 'depois-da-ciencia' ? '; a perda vale depois da ciência desta decisão' : ''}.${caidos(d)}`,
  cienciaDoRecursoDaPerdaRegistrada: (d) =>
    `Ciência da decisão do recurso contra a perda em ${dia(d['cienciaEm'])}.`,
  penalidadeExecutada: (d) =>
    `${PENALIDADES[texto(d['efeito'])] ?? 'Penalidade executada'} desde ${dia(d['desde'])}${d['ate'] === undefined ? '' : ` até ${dia(d['ate'])}`}.`,
  penalidadeDesfeita: (d) =>
    `${d['motivo'] === 'efeito-suspensivo' ? 'Penalidade sustada' : 'Penalidade desfeita'} (${DESFAZIMENTOS[texto(d['motivo'])] ?? texto(d['motivo'])}${d['ato'] === undefined ? '' : `, ${texto(d['ato'])}`}): ${texto(d['razoes'])}`,
}
