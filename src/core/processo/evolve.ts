import { autoInicial } from '#core/infracao/evolve.ts'
import { proximoEfeito } from './efeito.ts'
import type { AtoDeProcesso, Auto } from './processo.ts'
import { proximaFase, type Desfecho, type Passo } from './transicoes.ts'

/**
 * Folds an act into the record. Total: what is recorded happened, so an act that the present rules
 * would refuse is still taken in. Only an act on a record that was never begun gives `undefined`.
 */
export function evolveAuto(auto: Auto | undefined, ato: AtoDeProcesso): Auto | undefined {
  if (ato.tipo === 'autoLavrado') return autoInicial(ato)
  return auto === undefined ? undefined : seguir(auto, ato)
}

function seguir(auto: Auto, ato: Exclude<AtoDeProcesso, { tipo: 'autoLavrado' }>): Auto {
  const indo = (passo: Passo, desfecho?: Desfecho): Auto => ({
    ...auto,
    fase: proximaFase(auto.fase, passo, desfecho),
  })
  const { dados } = ato
  switch (ato.tipo) {
    case 'autoAnulado':
      return { ...auto, anuladoEm: dados.em }
    case 'autuacaoNotificada': {
      const processo = ato.dados.processo
      return {
        ...indo('notificarAutuacao'),
        notificadoEm: dados.em,
        ...(processo === undefined ? {} : { processo }),
      }
    }
    case 'cienciaRegistrada':
      return {
        ...indo('registrarCiencia'),
        cienciaEm: ato.dados.cienciaEm,
        defesaAte: ato.dados.defesaAte,
      }
    case 'defesaApresentada': {
      const { protocoladaEm, tempestiva } = ato.dados
      return {
        ...indo('apresentarDefesa', tempestiva ? 'tempestiva' : 'intempestiva'),
        defesas: [...auto.defesas, { protocoladaEm, tempestiva, ...texto(ato.pessoal) }],
      }
    }
    case 'reveliaDecretada':
      return indo('decretarRevelia')
    case 'autoJulgado': {
      const { penalidades, multa } = ato.dados
      return {
        ...indo('julgarAuto', ato.dados.resultado),
        julgamento: ato.dados,
        penalidades,
        ...(multa === undefined ? {} : { multa }),
      }
    }
    case 'cienciaDaDecisaoRegistrada':
      return {
        ...indo('registrarCienciaDaDecisao'),
        cienciaDaDecisaoEm: ato.dados.cienciaEm,
        recursoAte: ato.dados.recursoAte,
      }
    case 'recursoInterposto': {
      const { protocoladaEm, tempestivo } = ato.dados
      return {
        ...indo('interporRecurso', tempestivo ? 'tempestiva' : 'intempestiva'),
        recursos: [...auto.recursos, { protocoladaEm, tempestivo, ...texto(ato.pessoal) }],
      }
    }
    case 'efeitoSuspensivoConcedido':
      return { ...auto, efeito: proximoEfeito(auto.efeito, 'conceder') }
    case 'efeitoSuspensivoNegado':
      return { ...auto, efeito: proximoEfeito(auto.efeito, 'negar') }
    case 'recursoJulgado': {
      const { em, resultado, julgador, razoes } = ato.dados
      const julgado: Auto = {
        ...indo('julgarRecurso', resultado),
        julgamentoDoRecurso: { em, resultado, julgador, razoes },
        efeito: proximoEfeito(auto.efeito, 'julgarRecurso'),
      }
      return resultado === 'provido' ? semCondenacao(julgado) : julgado
    }
    case 'decisaoTornadaDefinitiva': {
      const { multa: _antes, ...resto } = indo('certificarDefinitividade')
      const { definitivaEm, tituloExtrajudicial, penalidades, multa } = ato.dados
      return {
        ...resto,
        definitivaEm,
        tituloExtrajudicial,
        penalidades,
        ...(multa === undefined ? {} : { multa }),
      }
    }
    case 'pagamentoRegistrado': {
      const { valor, pagoEm } = ato.dados
      return { ...auto, pagamentos: [...auto.pagamentos, { valor, pagoEm }] }
    }
    case 'multaEncerradaEmLeilao': {
      const { em, apurado, remido } = ato.dados
      const pago = apurado > 0 ? [{ valor: apurado, pagoEm: em }] : []
      return { ...auto, remido, pagamentos: [...auto.pagamentos, ...pago] }
    }
    default:
      return auto
  }
}

/** An appeal that wins leaves neither penalty nor fine; the judgement stays in the history. */
function semCondenacao(auto: Auto): Auto {
  const { multa: _cai, ...resto } = auto
  return { ...resto, penalidades: [] }
}

/** What was argued, while it has not been erased. */
const texto = (pessoal: Readonly<{ texto: string }> | undefined): { texto?: string } =>
  pessoal?.texto === undefined ? {} : { texto: pessoal.texto }
