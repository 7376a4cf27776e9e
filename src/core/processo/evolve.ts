import { autoInicial } from '#core/infracao/evolve.ts'
import { evolveDivida } from '#core/divida/evolve.ts'
import { comMudanca, comTentativa, daPessoa } from '#core/notificacao/tentativas.ts'
import { comCiencia } from './ciencias.ts'
import { evolveTramite, semTramite } from '#core/junta/tramite.ts'
import { comEfeito } from './efeito.ts'
import type { AtoDeProcesso, Auto } from './processo.ts'
import { proximaFase, type Desfecho, type Passo } from './transicoes.ts'

/**
 * Folds an act into the record. Total: what is recorded happened, so an act that the present rules
 * would refuse is still taken in. Only an act on a record that was never begun gives `undefined`.
 */
export function evolveAuto(auto: Auto | undefined, ato: AtoDeProcesso): Auto | undefined {
  if (ato.tipo === 'autoLavrado') return autoInicial(ato)
  if (auto === undefined) return undefined
  const depois = seguir(auto, ato)
  return NAO_MOVEM.has(ato.tipo) ? depois : { ...depois, movidoEm: ato.dados.em }
}

/** Acts of collection, and of those who owe, take no proceeding on. */
const NAO_MOVEM: ReadonlySet<AtoDeProcesso['tipo']> = new Set([
  'pagamentoRegistrado',
  'depositoConvertido',
  'multaEncerradaEmLeilao',
  'multaRestituida',
  'dividaInscrita',
  'inscricaoCancelada',
  'prescricaoInterrompida',
  'prescricaoDeclarada',
  'punibilidadeExtinta',
  'extincaoDesfeita',
])

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
        notificacoes: comTentativa(auto.notificacoes, 'autuacao', ato.dados),
        ...(processo === undefined ? {} : { processo }),
      }
    }
    case 'decisaoNotificada':
      return {
        ...indo('notificarDecisao'),
        notificacoes: comTentativa(auto.notificacoes, ato.dados.peca, ato.dados),
      }
    case 'notificacaoPostada': {
      const { notificacao, rastreio } = ato.dados
      return { ...auto, notificacoes: comMudanca(auto.notificacoes, notificacao, { rastreio }) }
    }
    case 'notificacaoFrustrada': {
      const { notificacao, motivo, devolvidaEm } = ato.dados
      const fim = { situacao: 'frustrada', motivo, encerradaEm: devolvidaEm } as const
      return { ...auto, notificacoes: comMudanca(auto.notificacoes, notificacao, fim) }
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
      const { membro, motivo, em } = ato.dados
      return {
        ...indo('declararImpedimento'),
        impedidos: [...auto.impedidos, { membro, motivo, em }],
      }
    }
    case 'efeitoSuspensivoConcedido':
      return { ...auto, ...comEfeito(auto, 'conceder', dados.em) }
    case 'efeitoSuspensivoNegado':
      return { ...auto, ...comEfeito(auto, 'negar', dados.em) }
    case 'recursoDistribuido':
    case 'recursoRelatado':
    case 'votoProferido':
    case 'vistaPedida':
      return { ...auto, tramite: evolveTramite(auto.tramite ?? semTramite, ato) }
    case 'parecerEmitido': {
      const { em, conclusao, texto: escrito, autorDoParecer: autor } = ato.dados
      return { ...indo('emitirParecer'), parecer: { em, conclusao, texto: escrito, autor } }
    }
    case 'recursoJulgado': {
      const { votos: _, ...decisao } = ato.dados
      const { resultado } = decisao
      const julgado: Auto = {
        ...indo('julgarRecurso', resultado),
        julgamentoDoRecurso: decisao,
        ...comEfeito(auto, 'julgarRecurso', decisao.em),
      }
      return resultado === 'provido' ? semCondenacao(julgado) : julgado
    }
    case 'punibilidadeExtinta': {
      const { multa, ...resto } = indo('extinguirPelaMorte')
      const { em, obitoEm } = ato.dados
      const { fase, penalidades } = auto
      const antes = { fase, penalidades, ...(multa === undefined ? {} : { multa }) }
      return { ...resto, penalidades: [], extinto: { em, obitoEm, antes } }
    }
    case 'extincaoDesfeita': {
      const { extinto, ...resto } = auto
      return extinto === undefined ? auto : { ...resto, ...extinto.antes }
    }
    case 'decisaoTornadaDefinitiva': {
      const { multa: _antes, ...resto } = indo('certificarDefinitividade')
      const { definitivaEm, tituloExtrajudicial, penalidades, multa } = ato.dados
      return {
        ...resto,
        definitivaEm,
        certificadaEm: ato.dados.em,
        tituloExtrajudicial,
        penalidades,
        ...(multa === undefined ? {} : { multa }),
      }
    }
    case 'pagamentoRegistrado': {
      const { valor, pagoEm, resta, recibo, pessoa } = ato.dados
      const recebido = {
        valor,
        pagoEm,
        ...(recibo === undefined ? {} : { recibo }),
        ...daPessoa(pessoa),
        ...(ato.pessoal?.pagador === undefined ? {} : { pagador: ato.pessoal.pagador }),
      }
      // Until the payment in parts came, only the whole fine was received.
      const quitadaEm = resta === undefined ? pagoEm : ato.dados.quitadaEm
      return {
        ...auto,
        pagamentos: [...auto.pagamentos, recebido],
        ...(quitadaEm === undefined ? {} : { quitadaEm }),
      }
    }
    case 'multaEncerradaEmLeilao': {
      const { em, apurado, remido } = ato.dados
      const pago = apurado > 0 ? [{ valor: apurado, pagoEm: em, origem: 'leilao' as const }] : []
      return { ...auto, remido, quitadaEm: em, pagamentos: [...auto.pagamentos, ...pago] }
    }
    case 'dividaInscrita':
    case 'inscricaoCancelada':
    case 'prescricaoInterrompida':
    case 'prescricaoDeclarada':
    case 'depositoConvertido':
    case 'multaRestituida':
      return evolveDivida(auto, ato)
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
