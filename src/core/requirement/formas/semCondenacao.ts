import type { Compilador } from '../tipos.ts'

/**
 * No final conviction of the kinds on the day. Which kind it was is not told: it is sensitive. The
 * fact tells what was looked at, the register, never that there is none anywhere.
 */
export const semCondenacao: Compilador<'sem-condenacao'> = (exige, base) => {
  const especies = new Set(exige.especies)
  const codigo = `${base.quem}.condenacao`
  return (_marco, dia) =>
    ({ pessoa }) => {
      if (pessoa === undefined) return undefined
      let achadas = 0
      for (const c of pessoa.condenacoes)
        if (c.transitadaEm <= dia && especies.has(c.especie)) achadas++
      return achadas === 0
        ? { fato: { registro: 'nenhuma condenação registrada' } }
        : { recusa: { codigo }, fato: { registro: 'condenação registrada' } }
    }
}
