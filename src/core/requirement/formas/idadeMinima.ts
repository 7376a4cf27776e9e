import { anoDe } from '../../calendar/dia.ts'
import { addAnos } from '../../calendar/meses.ts'
import { valorEm } from '../../lei/valorEm.ts'
import { antes, passaComValorFuturo } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/**
 * Years completed on the day: whoever is born on 29 February completes them, in a common year, on
 * 1 March. The cut-off birth date is worked out once a day; birth dates compare as strings.
 */
export const idadeMinima: Compilador<'idade-minima'> = (exige, base) => {
  const codigo = `${base.quem}.idade-minima`
  return (marco, dia) => {
    const vigente = valorEm<number>(exige.anos, marco)
    if (vigente === undefined) return undefined
    const anos = vigente.valor
    const corte = addAnos(dia, -anos, 'ultimo-dia')
    const ano = anoDe(dia)
    const mesEDia = dia.slice(5)
    return ({ pessoa }) => {
      if (pessoa === undefined || pessoa.tipo === 'juridica') return undefined
      const nascimento = pessoa.identidade?.nascimento
      if (nascimento === undefined) {
        const falta = pessoa.identidade === undefined ? 'dado.eliminado' : 'dado.ausente'
        return { recusa: { codigo: falta, falta: 'nascimento' }, fato: {}, desde: vigente.desde }
      }
      const fato = {
        idade: ano - Number(nascimento.slice(0, 4)) - (mesEDia < nascimento.slice(5) ? 1 : 0),
        minima: anos,
      }
      if (nascimento <= corte) return { fato, desde: vigente.desde }
      const completa = addAnos(nascimento, anos, 'dia-seguinte')
      const porLei = passaComValorFuturo<number>(
        exige.anos,
        marco,
        base,
        (v, em) => addAnos(nascimento, v, 'dia-seguinte') <= em,
      )
      const passaEm = antes(completa, porLei)
      return {
        recusa: { codigo, passaEm, dados: { anos } },
        fato,
        mudaEm: passaEm,
        desde: vigente.desde,
      }
    }
  }
}
