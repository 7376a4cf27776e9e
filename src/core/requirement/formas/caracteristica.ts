import type { Compilador } from '../tipos.ts'

/** A characteristic declared in the register and equal to what is asked. */
export const caracteristica: Compilador<'caracteristica'> = (exige, base) => {
  const { campo, igual } = exige
  const recusa = {
    codigo: 'veiculo.caracteristica',
    falta: campo,
    dados: { campo, pede: base.requisito.pede },
  }
  return () =>
    ({ fatos }) => {
      if (fatos.veiculo === undefined) return undefined
      const valor = fatos.veiculo.caracteristicas[campo]
      const fato = { campo, valor: valor ?? '' }
      return valor === igual ? { fato } : { recusa, fato }
    }
}
