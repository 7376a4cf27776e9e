import type { Compilador } from '../tipos.ts'

/** No debt registered with the municipality that is still open on the day. */
export const semDebito: Compilador<'sem-debito'> = (_exige, base) => {
  const codigo = `${base.quem}.debito`
  return (_marco, dia) =>
    ({ pessoa }) => {
      if (pessoa === undefined) return undefined
      let debitos = 0
      for (const d of pessoa.debitos)
        if (d.desde <= dia && (d.quitadoEm === undefined || d.quitadoEm > dia)) debitos++
      return debitos === 0
        ? { fato: { debitos } }
        : { recusa: { codigo, dados: { debitos } }, fato: { debitos } }
    }
}
