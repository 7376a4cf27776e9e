import type { AtoDeAfastamento } from '../afastamento/afastamento.ts'
import { evolveAfastamentos } from '../afastamento/evolve.ts'
import { idDaCorrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { type AtoDeBloqueio, evolveBloqueios } from '../bloqueio/bloqueio.ts'
import { anotamNoTermo, type AtoDeEntrega, evolveEntregas } from '../entrega/entrega.ts'
import { type AtoDeInforme, evolveInformes } from '../informe/informe.ts'
import { evolveFrota } from '../substituicao/frota.ts'
import { type AtoDeCustos, evolveCalculos } from '../custos/custos.ts'
import { type AtoDeUsoEventual, evolveUsosEventuais } from '../usoEventual/usoEventual.ts'
import { type AtoDePublicidade, evolvePublicidades } from '../publicidade/publicidade.ts'
import {
  type AtoDeRecadastramento,
  evolveRecadastramentos,
} from '../recadastramento/recadastramento.ts'
import { type AtoDeParalisacao, evolveJustificativas } from '../paralisacao/paralisacao.ts'
import { type AtoDeProvidencia, evolveProvidencias } from '../providencia/providencia.ts'
import type { AtoDeSubstituicao } from '../substituicao/substituicao.ts'
import { evolveTransferencia } from '../transferencia/evolve.ts'
import type { AtoDeTransferencia } from '../transferencia/transferencia.ts'
import type { AtoDeOutorga, Outorga } from './outorga.ts'

type AtoDaVida =
  | AtoDeAfastamento
  | AtoDePublicidade
  | AtoDeInforme
  | AtoDeEntrega
  | AtoDeUsoEventual
  | AtoDeCustos
  | AtoDeRecadastramento
  | AtoDeParalisacao
  | AtoDeProvidencia
  | AtoDeBloqueio
  | AtoDeSubstituicao
  | AtoDeTransferencia

/**
 * Folds an act into the grant. Total: a grant recorded without its request (imported from an older
 * register) begins with the act that grants it.
 */
export function evolveOutorga(
  estado: Outorga | undefined,
  ato: AtoDeOutorga | AtoDaVida,
): Outorga | undefined {
  const o = dobrar(estado, ato)
  if (o === undefined || !anotamNoTermo.has(ato.tipo)) return o
  return { ...o, anotacoes: { quantas: (o.anotacoes?.quantas ?? 0) + 1, ultimaEm: ato.dados.em } }
}

function dobrar(estado: Outorga | undefined, ato: AtoDeOutorga | AtoDaVida): Outorga | undefined {
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
      const { em, titular, veiculo, numero, inicio, termoFinal, substitui } = ato.dados
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
        ...(substitui === undefined
          ? {}
          : { substitui, prorrogacoes: substitui.prorrogacoes ?? 0 }),
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
        : { ...estado, situacao: 'baixada', ...fim(ato.dados) }
    case 'outorgaCassada':
      return estado === undefined
        ? undefined
        : { ...estado, situacao: 'cassada', ...fim(ato.dados) }
    case 'outorgaRestabelecida': {
      if (estado === undefined) return undefined
      const { encerradaEm: _dia, encerradaPor: _caso, ...resto } = estado
      return { ...resto, situacao: 'concedida' }
    }
    default:
      return estado === undefined ? undefined : evolveVida(estado, ato)
  }
}

const fim = ({ em, perda }: Readonly<{ em: Dia; perda?: string }>) => ({
  encerradaEm: em,
  ...(perda === undefined ? {} : { encerradaPor: perda }),
})

/** The machines that live beside the grant's stage: leaves, blocks, vehicles. */
function evolveVida(o: Outorga, ato: AtoDaVida): Outorga {
  switch (ato.tipo) {
    case 'afastamentoRequerido':
    case 'afastamentoConcedido':
    case 'afastamentoIndeferido':
    case 'afastamentoProrrogado':
    case 'afastamentoEncerrado':
      return { ...o, afastamentos: evolveAfastamentos(o.afastamentos ?? [], ato) }
    case 'publicidadeRequerida':
    case 'publicidadeAprovada':
    case 'publicidadeRecusada':
    case 'publicidadeEncerrada':
      return { ...o, publicidades: evolvePublicidades(o.publicidades ?? [], ato) }
    case 'informeRegistrado':
      return { ...o, informes: evolveInformes(o.informes ?? [], ato) }
    case 'impressoEntregue':
      return { ...o, entregas: evolveEntregas(o.entregas ?? [], ato) }
    case 'usoEventualComunicado':
    case 'usoEventualEncerrado':
      return { ...o, usosEventuais: evolveUsosEventuais(o.usosEventuais ?? [], ato) }
    case 'calculoDeCustosRequerido':
    case 'custosCalculados':
    case 'calculoDeCustosIndeferido':
      return { ...o, calculosDeCustos: evolveCalculos(o.calculosDeCustos ?? [], ato) }
    case 'titularRecadastrado':
      return { ...o, recadastramentos: evolveRecadastramentos(o.recadastramentos ?? [], ato) }
    case 'paralisacaoJustificada':
    case 'justificativaDecidida':
      return { ...o, justificativas: evolveJustificativas(o.justificativas ?? [], ato) }
    case 'providenciaComunicada':
      return { ...o, providencias: evolveProvidencias(o.providencias ?? [], ato) }
    case 'outorgaBloqueada':
    case 'outorgaDesbloqueada':
      return { ...o, bloqueios: evolveBloqueios(o.bloqueios ?? [], ato) }
    case 'obitoComunicado':
    case 'obitoRetificado':
    case 'obitoAnulado':
    case 'invalidezComunicada':
    case 'transferenciaRequerida':
    case 'transferenciaInstruida':
    case 'transferenciaDeferida':
    case 'transferenciaIndeferida':
    case 'transferenciaDesistida':
    case 'outorgaTransferida':
    case 'transferenciaAverbada':
      return evolveTransferencia(o, ato)
    default:
      return evolveFrota(o, ato)
  }
}
