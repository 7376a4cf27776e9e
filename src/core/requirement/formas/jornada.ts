import { cabeNaJornada, maximoTrabalhado } from '../../condutor/jornada.ts'
import { condutorAtivo } from '../../condutor/vigencia.ts'
import type { Compilador } from '../tipos.ts'

/** The driver's weekly hours are declared, and keep within one of the limits. */
export const jornada: Compilador<'jornada'> =
  ({ limites }) =>
  () =>
  ({ condutor }) => {
    if (condutor === undefined) return undefined
    const declarada = condutor.jornada
    if (declarada === undefined)
      return {
        recusa: { codigo: 'condutor.sem-jornada', falta: 'jornada' },
        fato: { declarada: false },
      }
    const [principal] = limites
    const minutos = principal === undefined ? 0 : maximoTrabalhado(declarada, principal.em)
    const fato = { declarada: true, minutos }
    if (limites.some((l) => cabeNaJornada(declarada, l))) return { fato }
    const horas = principal?.horas ?? 0
    return {
      recusa: {
        codigo: 'condutor.jornada-excessiva',
        falta: 'jornada',
        dados: { horas, em: principal?.em ?? 0, declaradas: Math.floor(minutos / 60) },
      },
      fato,
    }
  }

/** The driver is bound to no other grant, hence to no other vehicle, in that function. */
export const vinculoUnico: Compilador<'vinculo-unico'> =
  (exige) =>
  (_marco, dia) =>
  ({ fatos, condutor }) => {
    if (condutor?.pessoa === undefined || condutor.funcao !== exige.funcao) return undefined
    const outro = fatos.mundo
      .condutoresDaPessoa(condutor.pessoa.id)
      .find(
        (c) =>
          c.id !== condutor.id &&
          c.funcao === exige.funcao &&
          c.outorga !== fatos.outorga?.id &&
          condutorAtivo(c, dia),
      )
    return outro === undefined
      ? { fato: { outroVinculo: false } }
      : {
          recusa: {
            codigo: 'condutor.vinculado-a-outra',
            dados: { numero: fatos.mundo.outorga(outro.outorga)?.numero ?? '' },
          },
          fato: { outroVinculo: true },
        }
  }
