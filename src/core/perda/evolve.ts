import { idDaCorrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { evolveTramite, semTramite } from '../junta/tramite.ts'
import { comCumpridas, comMudanca, comTentativa } from '../notificacao/tentativas.ts'
import type { AtoDePerda, PecaDaPerda, Perda } from './perda.ts'

/** Whoever knows, or came to the proceeding, waits for no notice: those under way are done. */
const ciente = (p: Perda, peca: PecaDaPerda, cienciaEm: Dia): Perda => ({
  ...p,
  notificacoes: comCumpridas(p.notificacoes, { peca, cienciaEm }),
})

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
      ...estado,
      id,
      penalidade,
      ...(auto === undefined ? {} : { auto }),
      ...(outorga === undefined ? {} : { outorga }),
      ...(condutor === undefined ? {} : { condutor }),
      situacao: 'executada',
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
    case 'perdaDecidida': {
      const situacao = ato.dados.resultado === 'procedente' ? 'decidida' : 'arquivada'
      return { ...estado, situacao, decisao: ato.dados }
    }
    case 'decisaoDaPerdaComunicada': {
      const { cienciaEm, recursoAte } = ato.dados
      return { ...ciente(estado, 'decisao', cienciaEm), situacao: 'ciente', recursoAte }
    }
    case 'recursoDaPerdaInterposto': {
      const { protocoladaEm, tempestivo } = ato.dados
      return {
        ...ciente(estado, 'decisao', protocoladaEm),
        ...(tempestivo ? { situacao: 'recorrida' as const } : {}),
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
      const situacao = decisao.resultado === 'provido' ? 'arquivada' : 'confirmada'
      return { ...estado, situacao, decisaoDoRecurso: decisao }
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
      const desfeita = { em, motivo, razoes, ...(norma === undefined ? {} : { ato: norma }) }
      return { ...estado, situacao: 'desfeita', desfeita }
    }
    default:
      return estado
  }
}
