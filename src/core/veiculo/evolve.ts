import { idDaCorrente } from '../ato.ts'
import { comNumero } from '../pessoa/evolve.ts'
import { evolveCorrecao } from './correcao.ts'
import { evolvePropriedade } from './propriedade.ts'
import type { AtoDeVeiculo, Veiculo } from './veiculo.ts'

/** Folds an act into the vehicle. Total. The current plate is the latest by its day of effect. */
export function evolveVeiculo(estado: Veiculo | undefined, ato: AtoDeVeiculo): Veiculo | undefined {
  if (ato.tipo === 'veiculoCadastrado' || ato.tipo === 'veiculoImportado') {
    const { em, ...registro } = ato.dados
    return {
      ...registro,
      caracteristicas: registro.caracteristicas ?? {},
      id: idDaCorrente(ato.corrente),
      ...ato.pessoal,
      documentos: [],
      placas: [{ placa: registro.placa, desde: em }],
    }
  }
  if (estado === undefined) return undefined
  switch (ato.tipo) {
    case 'veiculoCompletado': {
      const { em: _, caracteristicas, ...dados } = ato.dados
      return {
        ...estado,
        ...dados,
        ...ato.pessoal,
        caracteristicas: { ...estado.caracteristicas, ...caracteristicas },
      }
    }
    case 'documentoDoVeiculoJuntado':
      return {
        ...estado,
        documentos: [...estado.documentos, comNumero(ato.dados.documento, ato.pessoal)],
      }
    case 'placaAlterada': {
      const { placa, desde, motivo } = ato.dados
      const outras = estado.placas.filter((p) => p.desde !== desde)
      const nova = { placa, desde, ...(motivo === undefined ? {} : { motivo }) }
      const placas = [...outras, nova].toSorted((a, b) =>
        a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0,
      )
      return { ...estado, placas, placa: placas.at(-1)?.placa ?? placa }
    }
    case 'propriedadeAlterada':
      return evolvePropriedade(estado, ato)
    default:
      return evolveCorrecao(estado, ato)
  }
}
