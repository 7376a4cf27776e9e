import { valorEm } from '../../lei/valorEm.ts'
import type { Compilador } from '../tipos.ts'

/** A number of the vehicle's register between bounds, both inclusive. */
export const faixa: Compilador<'faixa'> = (exige) => (marco) => {
  const minimo = exige.minimo === undefined ? undefined : valorEm<number>(exige.minimo, marco)
  const maximo = exige.maximo === undefined ? undefined : valorEm<number>(exige.maximo, marco)
  if (minimo === undefined && maximo === undefined) return undefined
  const { campo } = exige
  const limites = {
    ...(minimo === undefined ? {} : { minimo: minimo.valor }),
    ...(maximo === undefined ? {} : { maximo: maximo.valor }),
  }
  const desde = minimo?.desde ?? maximo?.desde
  return ({ fatos }) => {
    if (fatos.veiculo === undefined) return undefined
    const valor = fatos.veiculo[campo]
    if (valor === undefined)
      return { recusa: { codigo: 'dado.ausente', falta: campo }, fato: { campo }, desde }
    const fato = { campo, valor, ...limites }
    const dentro =
      (minimo === undefined || valor >= minimo.valor) &&
      (maximo === undefined || valor <= maximo.valor)
    return dentro
      ? { fato, desde }
      : { recusa: { codigo: 'veiculo.faixa', dados: fato }, fato, desde }
  }
}
