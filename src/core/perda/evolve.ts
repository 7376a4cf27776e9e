import { idDaCorrente } from '../ato.ts'
import type { AtoDePerda, Perda } from './perda.ts'

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
      defesas: [],
      recursos: [],
    }
  }
  if (ato.tipo === 'penalidadeExecutada') {
    const { em: _, ...executada } = ato.dados
    const { penalidade, auto, outorga, condutor } = executada
    return {
      fatos: [],
      defesas: [],
      recursos: [],
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
    case 'perdaNotificada': {
      const { cienciaEm, defesaAte } = ato.dados
      return { ...estado, situacao: 'notificada', cienciaEm, defesaAte }
    }
    case 'defesaDaPerdaApresentada': {
      const { protocoladaEm, tempestiva } = ato.dados
      return {
        ...estado,
        ...(tempestiva ? { situacao: 'defendida' as const } : {}),
        defesas: [...estado.defesas, { protocoladaEm, tempestiva, ...ato.pessoal }],
      }
    }
    case 'perdaDecidida': {
      const situacao = ato.dados.resultado === 'procedente' ? 'decidida' : 'arquivada'
      return { ...estado, situacao, decisao: ato.dados }
    }
    case 'decisaoDaPerdaComunicada':
      return { ...estado, situacao: 'ciente', recursoAte: ato.dados.recursoAte }
    case 'recursoDaPerdaInterposto': {
      const { protocoladaEm, tempestivo } = ato.dados
      return {
        ...estado,
        ...(tempestivo ? { situacao: 'recorrida' as const } : {}),
        recursos: [...estado.recursos, { protocoladaEm, tempestivo, ...ato.pessoal }],
      }
    }
    case 'recursoDaPerdaJulgado': {
      const situacao = ato.dados.resultado === 'provido' ? 'arquivada' : 'confirmada'
      return { ...estado, situacao, decisaoDoRecurso: ato.dados }
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
