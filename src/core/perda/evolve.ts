import { idDaCorrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { evolveTramite, semTramite } from '../junta/tramite.ts'
import { comCumpridas, comMudanca, comTentativa } from '../notificacao/tentativas.ts'
import { comEfeito } from '../processo/efeito.ts'
import type { AtoDePerda, Executada, PecaDaPerda, Perda } from './perda.ts'

/** Whoever knows, or came to the proceeding, waits for no notice: those under way are done. */
const ciente = (p: Perda, peca: PecaDaPerda, cienciaEm: Dia): Perda => ({
  ...p,
  notificacoes: comCumpridas(p.notificacoes, { peca, cienciaEm }),
})

/** Out of effect while the appeal waits; the case goes on, and the loss may take effect again. */
function sustada({ executada, ...resto }: Perda, em: Dia): Perda {
  const { fundamentos: _, ...antes } = executada ?? {}
  return executada === undefined
    ? resto
    : { ...resto, sustadas: [...resto.sustadas, { ...(antes as Executada), em }] }
}

/** Folds an act into the case. Total; erased personal data is simply absent. */
export function evolvePerda(estado: Perda | undefined, ato: AtoDePerda): Perda | undefined {
  const id = idDaCorrente(ato.corrente)
  if (ato.tipo === 'perdaProposta') {
    const { em, ...dados } = ato.dados
    return {
      ...dados,
      ...ato.pessoal,
      id,
      situacao: 'proposta',
      propostaEm: em,
      notificacoes: [],
      defesas: [],
      recursos: [],
      impedidos: [],
      efeito: 'nenhum',
      suspensoes: [],
      sustadas: [],
    }
  }
  if (ato.tipo === 'penalidadeExecutada') {
    const { em: _, ...executada } = ato.dados
    const { penalidade, auto, outorga, condutor } = executada
    return {
      fatos: [],
      notificacoes: [],
      defesas: [],
      recursos: [],
      impedidos: [],
      efeito: 'nenhum',
      suspensoes: [],
      sustadas: [],
      ...estado,
      id,
      penalidade,
      ...(auto === undefined ? {} : { auto }),
      ...(outorga === undefined ? {} : { outorga }),
      ...(condutor === undefined ? {} : { condutor }),
      situacao: estado?.situacao === 'recorrida' ? 'recorrida' : 'executada',
      executada: {
        ...executada,
        pessoas: executada.pessoas ?? [],
        fundamentos: ato.fundamentos,
      },
    }
  }
  if (estado === undefined) return undefined
  switch (ato.tipo) {
    case 'notificacaoDaPerdaExpedida': {
      const { peca } = ato.dados
      return { ...estado, notificacoes: comTentativa(estado.notificacoes, peca, ato.dados) }
    }
    case 'notificacaoDaPerdaPostada': {
      const { notificacao, rastreio } = ato.dados
      return { ...estado, notificacoes: comMudanca(estado.notificacoes, notificacao, { rastreio }) }
    }
    case 'notificacaoDaPerdaFrustrada': {
      const { notificacao, motivo, devolvidaEm } = ato.dados
      const fim = { situacao: 'frustrada', motivo, encerradaEm: devolvidaEm } as const
      return { ...estado, notificacoes: comMudanca(estado.notificacoes, notificacao, fim) }
    }
    case 'perdaNotificada': {
      const { cienciaEm, defesaAte } = ato.dados
      return {
        ...ciente(estado, 'proposta', cienciaEm),
        situacao: 'notificada',
        cienciaEm,
        defesaAte,
      }
    }
    case 'defesaDaPerdaApresentada': {
      const { protocoladaEm, tempestiva } = ato.dados
      return {
        ...ciente(estado, 'proposta', protocoladaEm),
        ...(tempestiva ? { situacao: 'defendida' as const } : {}),
        defesas: [...estado.defesas, { protocoladaEm, tempestiva, ...ato.pessoal }],
      }
    }
    case 'reveliaDaPerdaDecretada':
      return { ...estado, situacao: 'revel' }
    case 'perdaDecidida': {
      const situacao = ato.dados.resultado === 'procedente' ? 'decidida' : 'arquivada'
      return { ...estado, situacao, decisao: ato.dados }
    }
    case 'decisaoDaPerdaComunicada': {
      const { cienciaEm, recursoAte } = ato.dados
      const cienciaDaDecisaoEm = cienciaEm
      return {
        ...ciente(estado, 'decisao', cienciaEm),
        situacao: 'ciente',
        cienciaDaDecisaoEm,
        recursoAte,
      }
    }
    case 'recursoDaPerdaInterposto': {
      const { protocoladaEm, tempestivo, efeito } = ato.dados
      // Of old cases a late one was recorded and never judged.
      const espera = tempestivo || efeito !== undefined
      return {
        ...ciente(estado, 'decisao', protocoladaEm),
        ...(espera ? { situacao: 'recorrida' as const } : {}),
        ...(espera ? { efeitoDoRecurso: efeito ?? 'automatico' } : {}),
        recursos: [...estado.recursos, { protocoladaEm, tempestivo, ...ato.pessoal }],
      }
    }
    case 'impedimentoDeclarado': {
      const { membro, motivo, em } = ato.dados
      return { ...estado, impedidos: [...estado.impedidos, { membro, motivo, em }] }
    }
    case 'recursoDistribuido':
    case 'recursoRelatado':
    case 'votoProferido':
    case 'vistaPedida':
      return { ...estado, tramite: evolveTramite(estado.tramite ?? semTramite, ato) }
    case 'parecerEmitido': {
      const { em, conclusao, texto, autorDoParecer: autor } = ato.dados
      return { ...estado, parecer: { em, conclusao, texto, autor } }
    }
    case 'recursoDaPerdaJulgado': {
      const { votos: _, ...decisao } = ato.dados
      const mantida = estado.executada === undefined ? 'confirmada' : 'executada'
      return {
        ...estado,
        situacao: decisao.resultado === 'provido' ? 'arquivada' : mantida,
        ...comEfeito(estado, 'julgarRecurso', decisao.em),
        decisaoDoRecurso: decisao,
      }
    }
    case 'efeitoSuspensivoConcedido':
      return { ...estado, ...comEfeito(estado, 'conceder', ato.dados.em) }
    case 'efeitoSuspensivoNegado':
      return { ...estado, ...comEfeito(estado, 'negar', ato.dados.em) }
    case 'cienciaDoRecursoDaPerdaRegistrada': {
      const { cienciaEm } = ato.dados
      return { ...ciente(estado, 'recurso', cienciaEm), cienciaDoRecursoEm: cienciaEm }
    }
    case 'punibilidadeExtinta': {
      const { em, obitoEm } = ato.dados
      const extinta = { em, obitoEm, antes: estado.situacao }
      return { ...estado, situacao: 'arquivada', extinta }
    }
    case 'extincaoDesfeita': {
      const { extinta, ...resto } = estado
      return extinta === undefined ? estado : { ...resto, situacao: extinta.antes }
    }
    case 'penalidadeDesfeita': {
      const { em, motivo, razoes, ato: norma } = ato.dados
      if (motivo === 'efeito-suspensivo') return sustada(estado, em)
      const desfeita = { em, motivo, razoes, ...(norma === undefined ? {} : { ato: norma }) }
      return { ...estado, situacao: 'desfeita', desfeita }
    }
    default:
      return estado
  }
}
