import { idDaCorrente } from '../ato.ts'
import type { AtoDeOutorga, Outorga } from './outorga.ts'

/**
 * Folds an act into the grant. Total: a grant recorded without its request (imported from an older
 * register) begins with the act that grants it.
 */
export function evolveOutorga(estado: Outorga | undefined, ato: AtoDeOutorga): Outorga | undefined {
  switch (ato.tipo) {
    case 'outorgaRequerida': {
      const { em, titular, veiculo, selecao, protocolo, presencial } = ato.dados
      return {
        id: idDaCorrente(ato.corrente),
        situacao: 'requerida',
        titular,
        veiculo,
        presencial: presencial ?? false,
        ...(selecao === undefined ? {} : { selecao }),
        ...(protocolo === undefined ? {} : { protocolo }),
        requeridaEm: em,
        prorrogacoes: 0,
      }
    }
    case 'outorgaConcedida': {
      const { em, titular, veiculo, numero, inicio, termoFinal } = ato.dados
      return {
        id: idDaCorrente(ato.corrente),
        requeridaEm: em,
        presencial: false,
        prorrogacoes: 0,
        ...estado,
        situacao: 'concedida',
        titular: titular ?? estado?.titular,
        veiculo: veiculo ?? estado?.veiculo,
        ...(numero === undefined ? {} : { numero }),
        inicio: inicio ?? em,
        ...(termoFinal === undefined ? {} : { termoFinal }),
      }
    }
    case 'outorgaIndeferida':
      return estado === undefined
        ? undefined
        : { ...estado, situacao: 'indeferida', encerradaEm: ato.dados.em }
    case 'outorgaProrrogada':
      return estado === undefined
        ? undefined
        : { ...estado, termoFinal: ato.dados.termoFinal, prorrogacoes: estado.prorrogacoes + 1 }
    case 'outorgaBaixada':
      return estado === undefined
        ? undefined
        : { ...estado, situacao: 'baixada', encerradaEm: ato.dados.em }
    default:
      return estado
  }
}
