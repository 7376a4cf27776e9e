import type { Dia } from '../../calendar/dia.ts'
import { addAnos } from '../../calendar/meses.ts'
import { valorEm } from '../../lei/valorEm.ts'
import { antes, deQuem, nomeDoPapel, papeisDe, passaComValorFuturo } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/** Licensed in one of the categories for so many years: the day that completes them already counts. */
export const habilitadoHa: Compilador<'habilitado-ha'> = (exige, base) => {
  const ausente = {
    codigo: 'documento.ausente',
    falta: 'cnh',
    dados: { documento: nomeDoPapel(base, 'cnh'), de: deQuem(base) },
  }
  const pedidas = exige.categorias.join(', ')
  return (marco, dia) => {
    const vigente = valorEm<number>(exige.anos, marco)
    if (vigente === undefined) return undefined
    const anos = vigente.valor
    const corte = addAnos(dia, -anos, 'ultimo-dia')
    return (p) => {
      if (p.pessoa?.tipo === 'juridica') return undefined
      let temCnh = false
      let primeira: Dia | undefined
      for (const d of papeisDe(p, base)) {
        if (d.tipo !== 'cnh' || d.emitidoEm > dia) continue
        temCnh = true
        for (const c of exige.categorias) primeira = antes(primeira, d.habilitadoDesde?.[c])
      }
      const desde = vigente.desde
      if (!temCnh) return { recusa: ausente, fato: { documento: 'cnh' }, desde }
      if (primeira === undefined) {
        return {
          recusa: {
            codigo: 'dado.ausente',
            falta: 'habilitado-desde',
            dados: { categorias: pedidas },
          },
          fato: {},
          desde,
        }
      }
      const fato = { habilitadoDesde: primeira, anos }
      if (primeira <= corte) return { fato, desde }
      const inicio = primeira
      const porLei = passaComValorFuturo<number>(
        exige.anos,
        marco,
        base,
        (v, em) => addAnos(inicio, v, 'dia-seguinte') <= em,
      )
      const passaEm = antes(addAnos(inicio, anos, 'dia-seguinte'), porLei)
      return {
        recusa: {
          codigo: `${base.quem}.habilitacao-recente`,
          passaEm,
          dados: { anos, categorias: pedidas },
        },
        fato,
        mudaEm: passaEm,
        desde,
      }
    }
  }
}
