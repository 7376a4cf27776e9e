import { valorEm } from '../../lei/valorEm.ts'
import {
  deQuem,
  depoisDe,
  nomeDoPapel,
  papeisDe,
  papelQueConta,
  passaComValorFuturo,
} from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/** Whether a licence's letters hold one of the categories: `AD` is A and D; `ACC` is itself only. */
export const temCategoria = (letras: string | undefined, categorias: readonly string[]): boolean =>
  letras !== undefined &&
  (letras === 'ACC'
    ? categorias.includes('ACC')
    : categorias.some((c) => c !== 'ACC' && letras.includes(c)))

/** A driving licence valid on the day, in one of the categories, and for paid work if asked. */
export const cnh: Compilador<'cnh'> = (exige, base) => {
  const { quem } = base
  const nome = nomeDoPapel(base, 'cnh')
  const ausente = {
    codigo: 'documento.ausente',
    falta: 'cnh',
    dados: { documento: nome, de: deQuem(base) },
  }
  return (marco, dia) => {
    const vigente = valorEm<string[]>(exige.categorias, marco)
    if (vigente === undefined) return undefined
    const categorias = vigente.valor
    const pedidas = categorias.join(', ')
    return (p) => {
      if (p.pessoa?.tipo === 'juridica') return undefined
      const papel = papelQueConta(papeisDe(p, base), 'cnh', dia, undefined, base)
      const desde = vigente.desde
      if (papel === undefined) return { recusa: ausente, fato: { documento: 'cnh' }, desde }
      const { validoAte, categorias: letras = '' } = papel
      const fato = { documento: 'cnh', categorias: letras, validoAte: validoAte ?? '' }
      if (!temCategoria(papel.categorias, categorias)) {
        const passaEm = passaComValorFuturo<string[]>(exige.categorias, marco, base, (v) =>
          temCategoria(letras, v),
        )
        return {
          recusa: { codigo: `${quem}.cnh-categoria`, passaEm, dados: { pedidas, tem: letras } },
          fato,
          mudaEm: passaEm,
          desde,
        }
      }
      if (validoAte === undefined) {
        return {
          recusa: { codigo: 'documento.sem-validade', falta: 'cnh', dados: { documento: nome } },
          fato,
          desde,
        }
      }
      if (validoAte < dia)
        return {
          recusa: { codigo: `${quem}.cnh-vencida`, falta: 'cnh', dados: { validoAte } },
          fato,
          desde,
        }
      if (exige.ear === true && papel.ear !== true) {
        return { recusa: { codigo: `${quem}.cnh-sem-ear`, falta: 'cnh' }, fato, desde }
      }
      return { fato, mudaEm: depoisDe(validoAte), desde }
    }
  }
}
