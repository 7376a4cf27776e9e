import { idDaCorrente } from '../ato.ts'
import type { AtoDeDenuncia, Denuncia } from './denuncia.ts'

/** Folds an act into the complaint. Total; erased personal data is simply absent. */
export function evolveDenuncia(
  estado: Denuncia | undefined,
  ato: AtoDeDenuncia,
): Denuncia | undefined {
  if (ato.tipo === 'denunciaRecebida') {
    const { em, ...dados } = ato.dados
    return {
      ...dados,
      ...ato.pessoal,
      id: idDaCorrente(ato.corrente),
      situacao: 'recebida',
      recebidaEm: em,
      encaminhamentos: [],
    }
  }
  if (estado === undefined) return undefined
  switch (ato.tipo) {
    case 'denunciaEncaminhada':
      return {
        ...estado,
        situacao: 'encaminhada',
        encaminhamentos: [...estado.encaminhamentos, ato.dados],
      }
    case 'denunciaArquivada':
      return {
        ...estado,
        situacao: 'arquivada',
        arquivadaEm: ato.dados.em,
        razoes: ato.dados.razoes,
      }
    default:
      return estado
  }
}
