import { domicilioEm } from '../../pessoa/cadastro/domicilio.ts'
import type { Compilador } from '../tipos.ts'

/** Lives, or has its office, in the municipality on the day. */
export const domicilio: Compilador<'domicilio'> = (_exige, base) => {
  const { ibge, nome } = base.pacote.lei.municipio
  const recusa = { codigo: `${base.quem}.domicilio`, dados: { municipio: nome } }
  return (_marco, dia) =>
    ({ pessoa }) => {
      if (pessoa === undefined) return undefined
      const { municipio, mudaEm } = domicilioEm(pessoa, dia)
      const fato = { municipio }
      return municipio === ibge ? { fato, mudaEm } : { recusa, fato, mudaEm }
    }
}
