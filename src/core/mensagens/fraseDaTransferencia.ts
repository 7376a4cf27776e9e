import type { Pacote } from '#law/pacote.ts'
import { formatarDia } from '../calendar/dia.ts'
import { nomeDoVinculo } from './frasesDaTransferencia.ts'

type D = Readonly<Record<string, unknown>>
const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const hipotese = (d: D, p: Pacote): string =>
  p.prazos.transferencia?.hipoteses.find((h) => h.id === d['hipotese'])?.nome ??
  texto(d['hipotese'])
const etapa = (d: D, p: Pacote): string =>
  p.prazos.transferencia?.etapas.find((e) => e.id === d['etapa'])?.nome ?? texto(d['etapa'])
const numero = (v: unknown): string => (typeof v === 'string' && v !== '' ? ` nº ${v}` : '')

/** Sentences of the acts of the transfer, of the holder's death and invalidity. */
export const frasesDaTransferenciaDosAtos: Readonly<Record<string, (d: D, p: Pacote) => string>> = {
  obitoComunicado: (d) =>
    d['por'] === 'oficio'
      ? `Falecimento do titular em ${dia(d['obitoEm'])}, registrado de ofício${d['prazoAte'] === undefined ? '' : `; a família pode comunicá-lo até ${dia(d['prazoAte'])}`}.`
      : `Falecimento do titular em ${dia(d['obitoEm'])}, comunicado em ${dia(d['comunicadoEm'])} por ${nomeDoVinculo(texto(d['por']))}${d['tempestiva'] === false ? `, fora do prazo, que ia até ${dia(d['prazoAte'])}` : ''}.`,
  obitoRetificado: (d) =>
    `Dia do falecimento retificado para ${dia(d['obitoEm'])}: ${texto(d['razoes'])}`,
  obitoAnulado: (d) =>
    `Anulada a comunicação do falecimento em ${dia(d['obitoEm'])}: ${texto(d['razoes'])}`,
  invalidezComunicada: (d) => `Invalidez do titular comunicada, desde ${dia(d['desde'])}.`,
  transferenciaRequerida: (d, p) =>
    `Transferência ${texto(d['modo'])} requerida: ${hipotese(d, p)}${d['procuracao'] === undefined ? '' : ', por procurador'}. Protocolo${numero(d['protocolo'])}.`,
  transferenciaInstruida: (d, p) =>
    `Etapa da transferência cumprida: ${etapa(d, p)}. ${texto(d['parecer'])}`,
  transferenciaDeferida: (d) => `Transferência deferida: ${texto(d['razoes'])}`,
  transferenciaIndeferida: (d) => `Transferência indeferida: ${texto(d['razoes'])}`,
  transferenciaDesistida: (d) => `Desistência da transferência: ${texto(d['motivo'])}`,
  outorgaTransferida: (d) =>
    `Transferência ${texto(d['modo'])} concluída: assinado o novo termo, este se encerra.`,
  transferenciaAverbada: (d, p) =>
    `Averbada a transferência parcial: outra ${p.lei.termos.outorga.singular} do titular${numero(d['numero'])} passou a outra pessoa.`,
}
