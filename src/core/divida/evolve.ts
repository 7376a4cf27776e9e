import type { Auto } from '../processo/processo.ts'
import type { AtoDeDivida } from './divida.ts'

/** Folds an act of the fine's collection into its record. Total; erased personal data is absent. */
export function evolveDivida(auto: Auto, ato: AtoDeDivida): Auto {
  switch (ato.tipo) {
    case 'dividaInscrita': {
      const nomes = ato.pessoal?.devedores
      const nova = { ...ato.dados, ...(nomes === undefined ? {} : { nomes }) }
      return { ...auto, inscricoes: [...auto.inscricoes, nova] }
    }
    case 'inscricaoCancelada': {
      const { em, inscricao, motivo, razoes } = ato.dados
      const inscricoes = auto.inscricoes.map((i) =>
        i.canceladaEm === undefined && i.inscricao === inscricao
          ? { ...i, canceladaEm: em, motivo, razoes }
          : i,
      )
      return { ...auto, inscricoes }
    }
    case 'prescricaoInterrompida': {
      const { causa, ocorridaEm } = ato.dados
      return { ...auto, interrupcoes: [...auto.interrupcoes, { causa, em: ocorridaEm }] }
    }
    case 'prescricaoDeclarada': {
      const { em, especie, prescreveuEm, razoes } = ato.dados
      return { ...auto, prescricao: { especie, em, prescreveuEm, razoes } }
    }
    case 'depositoConvertido': {
      const { valor, pagoEm, recolhimento, quitadaEm } = ato.dados
      return {
        ...auto,
        pagamentos: [...auto.pagamentos, { valor, pagoEm, origem: 'deposito', recolhimento }],
        ...(quitadaEm === undefined ? {} : { quitadaEm }),
      }
    }
    case 'multaRestituida': {
      const { valor, principal, restituidaEm, motivo } = ato.dados
      const nova = { valor, principal, em: restituidaEm, motivo }
      return { ...auto, restituicoes: [...auto.restituicoes, nova] }
    }
  }
}
