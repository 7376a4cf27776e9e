import type { Compilador } from '../tipos.ts'

/** Lives, or has its office, in the municipality. */
export const domicilio: Compilador<'domicilio'> = (_exige, base) => {
  const { ibge, nome } = base.pacote.lei.municipio
  const recusa = { codigo: `${base.quem}.domicilio`, dados: { municipio: nome } }
  return () =>
    ({ pessoa }) => {
      if (pessoa === undefined) return undefined
      const fato = { municipio: pessoa.municipioDoDomicilio }
      return pessoa.municipioDoDomicilio === ibge ? { fato } : { recusa, fato }
    }
}
