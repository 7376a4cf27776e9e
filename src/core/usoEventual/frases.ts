import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'
import type { Frase } from '../mensagens/frases.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const SITUACOES: Readonly<Record<string, string>> = {
  nenhum: 'Não há uso eventual comunicado',
  terminado: 'O uso eventual comunicado já terminou',
}

/** The sentences of refusals of the occasional use, by code. */
export const frasesDoUsoEventual: Readonly<Record<string, Frase>> = {
  'uso-eventual.transicao': (t) =>
    SITUACOES[t.d('situacao')] ?? `Já há uso eventual comunicado, até ${t.d('ate')}`,
  'uso-eventual.ja-comecou': (t) =>
    `O uso eventual comunica-se até o seu primeiro dia, e ${t.d('desde')} já passou`,
  'uso-eventual.alem-do-termo': (t) => `{Outorga} termina antes, em ${t.d('termoFinal')}`,
  'uso-eventual.longo-demais': (t) =>
    `O uso eventual é de no máximo ${t.d('maximo')} dias (${t.d('fonte')}), e foram comunicados ${t.d('dias')}; desse primeiro dia, cabe até ${t.d('atePossivel')}`,
  'uso-eventual.com-provisorio': (t) =>
    `Até ${t.d('ate')} quem trabalha é o veículo provisório, com a faixa que lhe é própria`,
  'uso-eventual.sem-faixa': (t) => `No uso eventual o veículo traz ${t.d('pede')}`,
}

/** The sentences of its acts. */
export const frasesDosAtosDoUsoEventual: Readonly<Record<string, FraseDoAto>> = {
  usoEventualComunicado: (d, p) =>
    `Uso eventual do veículo de ${formatarDia(texto(d['desde']))} a ${formatarDia(texto(d['ate']))}, com ${p.prazos.usoEventual?.faixa.pede ?? 'a identificação própria'}: ${texto(d['motivo'])}.`,
  usoEventualEncerrado: (d) => `Uso eventual do veículo encerrado: ${texto(d['motivo'])}.`,
}
