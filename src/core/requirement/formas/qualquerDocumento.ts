import { antes, deQuem, depoisDe, nomeDoPapel, papeisDe, papelQueConta } from '../ajuda.ts'
import type { Compilador, Resultado } from '../tipos.ts'

/** One of the papers is enough, valid on the day. */
export const qualquerDocumento: Compilador<'qualquer-documento'> = (exige, base) => {
  const nomes = exige.tipos.map((t) => nomeDoPapel(base, t.tipo)).join(' ou ')
  const falta = exige.tipos.map((t) => t.tipo).join('|')
  return (_marco, dia) => (p) => {
    let vencido: Resultado | undefined
    for (const { tipo, semValidade } of exige.tipos) {
      const papel = papelQueConta(papeisDe(p, base), tipo, dia, undefined, base)
      if (papel === undefined) continue
      const fim = papel.validoAte
      const fato = fim === undefined ? { documento: tipo } : { documento: tipo, validoAte: fim }
      const dados = { documento: nomeDoPapel(base, tipo), de: deQuem(base) }
      if (fim === undefined && semValidade !== true) {
        vencido ??= { recusa: { codigo: 'documento.sem-validade', falta: tipo, dados }, fato }
      } else if (fim !== undefined && fim < dia) {
        vencido ??= {
          recusa: { codigo: 'documento.vencido', falta: tipo, dados: { ...dados, validoAte: fim } },
          fato,
        }
      } else return { fato, mudaEm: antes(depoisDe(fim), undefined) }
    }
    return (
      vencido ?? {
        recusa: {
          codigo: 'documento.ausente',
          falta,
          dados: { documento: nomes, de: deQuem(base) },
        },
        fato: { presente: false },
      }
    )
  }
}
