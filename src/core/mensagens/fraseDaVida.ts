import type { Pacote } from '#law/pacote.ts'
import { formatarDia } from '../calendar/dia.ts'

type D = Readonly<Record<string, unknown>>
/** A sentence of an act, from its data. */
export type FraseDoAto = (d: D, p: Pacote) => string
const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const especie = (d: D, p: Pacote): string =>
  p.prazos.afastamentos?.find((a) => a.id === d['especie'])?.nome ?? texto(d['especie'])

/** Sentences of the acts of leaves, blocks and vehicles of a grant. */
export const frasesDaVidaDosAtos: Readonly<Record<string, FraseDoAto>> = {
  afastamentoRequerido: (d, p) =>
    `Afastamento requerido: ${especie(d, p)}, desde ${dia(d['desde'])}, por ${String(d['dias'])} dias${d['procuracao'] === undefined ? '' : ', por procurador'}.`,
  afastamentoConcedido: (d, p) =>
    `Afastamento concedido: ${especie(d, p)}, de ${dia(d['desde'])} a ${dia(d['ate'])}${d['auxiliarAQualquerHora'] === true ? ', com o auxiliar a qualquer hora' : ''}.`,
  afastamentoIndeferido: (d) => `Afastamento indeferido: ${texto(d['motivo'])}.`,
  afastamentoProrrogado: (d) => `Afastamento prorrogado até ${dia(d['ate'])}.`,
  afastamentoEncerrado: (d) =>
    `Retorno em ${dia(d['retornoEm'])}${Number(d['diasAlem']) > 0 ? `, ${String(d['diasAlem'])} dia(s) além do concedido` : ''}.`,
  outorgaBloqueada: (d) => {
    const a = d['autorizacao'] as D | undefined
    return `Bloqueio, por autorização de ${texto(a?.['autoridade'])} (${texto(a?.['cargo'])}), de ${dia(a?.['assinadaEm'])}${d['ate'] === undefined ? '' : `, até ${dia(d['ate'])}`}: ${texto(a?.['texto'])}`
  },
  outorgaDesbloqueada: (d) => `Bloqueio levantado: ${texto(d['motivo'])}.`,
  perdaDoVeiculoComunicada: (d) =>
    `${d['causa'] === 'furto' ? 'Furto' : 'Sinistro'} do veículo em ${dia(d['ocorridaEm'])}; substituição até ${dia(d['substituirAte'])}.`,
  substituicaoProrrogada: (d) => `Prazo da substituição prorrogado até ${dia(d['ate'])}.`,
  veiculoSubstituido: (d) =>
    `Veículo substituído${d['foraDoPrazo'] === true ? ', fora do prazo' : ''}${d['procuracao'] === undefined ? '' : ', por procurador'}.`,
  veiculoDescaracterizado: (d) =>
    `Veículo que saiu: descaracterizado em ${dia(d['realizadaEm'])}, com baixa da placa.`,
  veiculoProvisorioAutorizado: (d) =>
    `Veículo provisório autorizado até ${dia(d['ate'])}: ${texto(d['avaria'])}.`,
  veiculoProvisorioEncerrado: (d) => `Veículo provisório encerrado: ${texto(d['motivo'])}.`,
}
