import type { TipoDeVeiculo } from '#law/esquema/requisitos.ts'
import { valorEm } from '../../lei/valorEm.ts'
import { passaComValorFuturo } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/** The vehicle's type is one of those of the redaction in force. */
export const tipoDeVeiculo: Compilador<'tipo-de-veiculo'> = (exige, base) => (marco) => {
  const vigente = valorEm<TipoDeVeiculo[]>(exige.tipos, marco)
  if (vigente === undefined) return undefined
  const tipos = new Set(vigente.valor)
  return ({ fatos }) => {
    if (fatos.veiculo === undefined) return undefined
    const { tipo } = fatos.veiculo
    if (tipos.has(tipo)) return { fato: { tipo }, desde: vigente.desde }
    const passaEm = passaComValorFuturo<TipoDeVeiculo[]>(exige.tipos, marco, base, (v) =>
      v.includes(tipo),
    )
    const dados = { tipo, admite: vigente.valor.join(', ') }
    return {
      recusa: { codigo: 'veiculo.tipo', passaEm, dados },
      fato: { tipo },
      mudaEm: passaEm,
      desde: vigente.desde,
    }
  }
}
