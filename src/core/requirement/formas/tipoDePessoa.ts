import { valorEm } from '../../lei/valorEm.ts'
import { passaComValorFuturo } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

type Tipo = 'fisica' | 'juridica'

/** The person is of a kind that the redaction in force admits: natural or a company. */
export const tipoDePessoa: Compilador<'tipo-de-pessoa'> = (exige, base) => {
  const codigo = `${base.quem}.tipo-de-pessoa`
  return (marco) => {
    const vigente = valorEm<Tipo[]>(exige.admite, marco)
    if (vigente === undefined) return undefined
    const { desde } = vigente
    return ({ pessoa }) => {
      if (pessoa === undefined) return undefined
      const { tipo } = pessoa
      if (vigente.valor.includes(tipo)) return { fato: { tipo }, desde }
      const passaEm = passaComValorFuturo<Tipo[]>(exige.admite, marco, base, (v) =>
        v.includes(tipo),
      )
      const dados = { tipo, admite: vigente.valor.join(', ') }
      return { recusa: { codigo, passaEm, dados }, fato: { tipo }, mudaEm: passaEm, desde }
    }
  }
}
