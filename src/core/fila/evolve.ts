import { idDaCorrente } from '../ato.ts'
import type { AtoDeFila, Fila, Inscricao } from './fila.ts'

const vazia = (id: string): Fila => ({
  id,
  inscricoes: [],
  sementes: [],
  sorteios: [],
  editais: [],
})

/** Folds an act into the line. Total: an act on an inscription that is not there changes nothing. */
export function evolveFila(estado: Fila | undefined, ato: AtoDeFila): Fila {
  const fila = estado ?? vazia(idDaCorrente(ato.corrente))
  const { em } = ato.dados
  switch (ato.tipo) {
    case 'inscritoNaFila': {
      const { inscricao: id, interessado, protocolo, observacao } = ato.dados
      const nova: Inscricao = {
        id,
        interessado,
        em,
        situacao: 'inscrita',
        ...(protocolo === undefined ? {} : { protocolo }),
        ...(observacao === undefined ? {} : { observacao }),
      }
      return { ...fila, inscricoes: [...fila.inscricoes, nova] }
    }
    case 'sementeDaFilaPublicada': {
      const { semente, fonte } = ato.dados
      return { ...fila, sementes: [...fila.sementes, { semente, fonte, em }] }
    }
    case 'empatesDaFilaSorteados': {
      const { semente, chaves } = ato.dados
      const inscricoes = fila.inscricoes.map((i) => {
        const chave = chaves[i.id]
        return chave === undefined ? i : { ...i, chave }
      })
      const sorteio = { semente, em, inscricoes: Object.keys(chaves) }
      return { ...fila, inscricoes, sorteios: [...fila.sorteios, sorteio] }
    }
    case 'filaPublicada': {
      const { edital, ordem, meios, referencia, acompanhadoPor } = ato.dados
      const publicado = {
        em,
        ordem,
        meios,
        ...(edital === undefined ? {} : { numero: edital }),
        ...(referencia === undefined ? {} : { referencia }),
        ...(acompanhadoPor === undefined ? {} : { acompanhadoPor }),
      }
      return { ...fila, editais: [...fila.editais, publicado] }
    }
    default:
      return mover(fila, ato)
  }
}

type AtoDaInscricao = Extract<AtoDeFila, { dados: { inscricao: string } }>

function mover(fila: Fila, ato: Exclude<AtoDaInscricao, { tipo: 'inscritoNaFila' }>): Fila {
  const { em, inscricao } = ato.dados
  const muda = (): Partial<Inscricao> => {
    switch (ato.tipo) {
      case 'interessadoChamado':
        return { situacao: 'chamada', chamadaEm: em, responderAte: ato.dados.responderAte }
      case 'chamadaAtendida':
        return { situacao: 'atendida', encerradaEm: em, outorga: ato.dados.concedida }
      case 'chamadaExpirada':
        return { situacao: 'expirada', encerradaEm: em }
      case 'chamadaRecusada':
        return { situacao: 'recusada', encerradaEm: em, motivo: ato.dados.motivo }
      case 'retiradoDaFila':
        return { situacao: 'retirada', encerradaEm: em, motivo: ato.dados.motivo }
      case 'excluidoDaFila':
        return { situacao: 'excluida', encerradaEm: em, motivo: ato.dados.motivo }
      default:
        return {}
    }
  }
  if (ato.tipo === 'repostoNaFila')
    return {
      ...fila,
      inscricoes: fila.inscricoes.map((i) => (i.id === inscricao ? comoInscrita(i) : i)),
    }
  return {
    ...fila,
    inscricoes: fila.inscricoes.map((i) => (i.id === inscricao ? { ...i, ...muda() } : i)),
  }
}

/** Waiting again, on the day on which it came first. */
function comoInscrita({
  encerradaEm: _e,
  motivo: _m,
  chamadaEm: _c,
  responderAte: _r,
  ...i
}: Inscricao): Inscricao {
  return { ...i, situacao: 'inscrita' }
}
