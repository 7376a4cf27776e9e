import { idDaCorrente } from '../ato.ts'
import type { AtoDeRecolhimento, Recolhimento } from './recolhimento.ts'

/** Folds an act into the custody. Total; erased personal data is simply absent. */
export function evolveRecolhimento(
  estado: Recolhimento | undefined,
  ato: AtoDeRecolhimento,
): Recolhimento | undefined {
  if (ato.tipo === 'veiculoRecolhido') {
    const { em, ...dados } = ato.dados
    return {
      ...dados,
      ...ato.pessoal,
      id: idDaCorrente(ato.corrente),
      situacao: 'recolhido',
      desde: em,
      vistoriasAntes: dados.vistoriasAntes ?? 0,
      depositos: [],
      despesas: [],
    }
  }
  if (estado === undefined) return undefined
  switch (ato.tipo) {
    case 'regularizacaoConstatada':
      return { ...estado, regularizadoEm: ato.dados.em }
    case 'guardaTransferida':
      return { ...estado, local: ato.dados.local, ...ato.pessoal }
    case 'multaDepositada': {
      const { valor, pagoEm } = ato.dados
      return { ...estado, depositos: [...estado.depositos, { valor, pagoEm }] }
    }
    case 'despesasPagas': {
      const { valor, pagoEm } = ato.dados
      return { ...estado, despesas: [...estado.despesas, { valor, pagoEm }] }
    }
    case 'veiculoLiberado':
      return { ...estado, situacao: 'liberado', encerradoEm: ato.dados.em }
    case 'veiculoLeiloado':
      return { ...estado, situacao: 'leiloado', encerradoEm: ato.dados.leiloadoEm }
    default:
      return estado
  }
}
