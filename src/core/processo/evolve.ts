import { autoInicial } from '#core/infracao/evolve.ts'
import { comCiencia, comMudanca, comTentativa, daPessoa } from './avisos.ts'
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
        notificacoes: comTentativa(auto, 'autuacao', ato.dados),
        ...(processo === undefined ? {} : { processo }),
      }
    }
    case 'decisaoNotificada':
      return {
        ...indo('notificarDecisao'),
        notificacoes: comTentativa(auto, ato.dados.peca, ato.dados),
      }
    case 'notificacaoPostada': {
      const { notificacao, rastreio } = ato.dados
      return { ...auto, notificacoes: comMudanca(auto, notificacao, { rastreio }) }
    }
    case 'notificacaoFrustrada': {
      const { notificacao, motivo, devolvidaEm } = ato.dados
      const fim = { situacao: 'frustrada', motivo, encerradaEm: devolvidaEm } as const
      return { ...auto, notificacoes: comMudanca(auto, notificacao, fim) }
    }
    case 'cienciaRegistrada': {
      const { cienciaEm, defesaAte } = ato.dados
      return {
        ...indo('registrarCiencia'),
        ...comCiencia(auto, 'autuacao', ato.dados, defesaAte),
        cienciaEm: maior(auto.cienciaEm, cienciaEm),
        defesaAte: maior(auto.defesaAte, defesaAte),
      }
    }
    case 'cienciaDoRecursoRegistrada':
      return {
        ...indo('registrarCienciaDoRecurso'),
        ...comCiencia(auto, 'recurso', ato.dados),
      }
    case 'defesaApresentada': {
      const { protocoladaEm, tempestiva } = ato.dados
      const defesa = {
        protocoladaEm,
        tempestiva,
        ...daPessoa(ato.dados.pessoa),
        ...texto(ato.pessoal),
      }
      return {
        ...indo('apresentarDefesa', tempestiva ? 'tempestiva' : 'intempestiva'),
        defesas: [...auto.defesas, defesa],
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
    case 'cienciaDaDecisaoRegistrada': {
      const { cienciaEm, recursoAte } = ato.dados
      return {
        ...indo('registrarCienciaDaDecisao'),
        ...comCiencia(auto, 'decisao', ato.dados, recursoAte),
        cienciaDaDecisaoEm: maior(auto.cienciaDaDecisaoEm, cienciaEm),
        recursoAte: maior(auto.recursoAte, recursoAte),
      }
    }
    case 'recursoInterposto': {
      const { protocoladaEm, tempestivo } = ato.dados
      const recurso = {
        protocoladaEm,
        tempestivo,
        ...daPessoa(ato.dados.pessoa),
        ...texto(ato.pessoal),
      }
      return {
        ...indo('interporRecurso', tempestivo ? 'tempestiva' : 'intempestiva'),
        recursos: [...auto.recursos, recurso],
      }
    }
    case 'impedimentoDeclarado': {
      const { membro, motivo } = ato.dados
      return { ...indo('declararImpedimento'), impedidos: [...auto.impedidos, { membro, motivo }] }
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

const maior = (antes: string | undefined, novo: string): string =>
  antes !== undefined && antes > novo ? antes : novo

/** What was argued, while it has not been erased. */
const texto = (pessoal: Readonly<{ texto: string }> | undefined): { texto?: string } =>
  pessoal?.texto === undefined ? {} : { texto: pessoal.texto }
