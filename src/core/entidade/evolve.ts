import { idDaCorrente } from '../ato.ts'
import type { AtoDeEntidade, Entidade } from './entidade.ts'

/** Folds an act. Total: an act without the one that began it gives nothing. */
export function evolveEntidade(e: Entidade | undefined, ato: AtoDeEntidade): Entidade | undefined {
  const { em } = ato.dados
  if (ato.tipo === 'entidadeCadastrada') {
    const { em: cadastradaEm, ...dados } = ato.dados
    return { ...dados, id: idDaCorrente(ato.corrente), cadastradaEm, renovacoes: [], membros: [] }
  }
  if (e === undefined) return undefined
  switch (ato.tipo) {
    case 'entidadeRenovada': {
      const { provas, validoAte, cancelaEm } = ato.dados
      return { ...e, provas, validoAte, cancelaEm, renovacoes: [...e.renovacoes, em] }
    }
    case 'entidadeIdentificada':
      return { ...e, logomarca: ato.dados.logomarca, telefone: ato.dados.telefone }
    case 'entidadeCancelada':
      return { ...e, canceladaEm: em }
    case 'incluidoNaEntidade':
      return { ...e, membros: [...e.membros, { outorga: ato.dados.para, desde: em }] }
    case 'retiradoDaEntidade':
      return {
        ...e,
        membros: e.membros.map((m) =>
          m.outorga === ato.dados.para && m.ate === undefined ? { ...m, ate: em } : m,
        ),
      }
    default:
      return e
  }
}
