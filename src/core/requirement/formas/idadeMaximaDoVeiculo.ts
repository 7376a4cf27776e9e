import type { TipoDeVeiculo } from '#law/esquema/requisitos.ts'
import { anoDe, montarDia } from '../../calendar/dia.ts'
import { valorEm } from '../../lei/valorEm.ts'
import { passaComValorFuturo } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

type Anos = Partial<Record<TipoDeVeiculo, number>>

/**
 * The vehicle serves until 31 December, inclusive, of its year of make + the limit of its type. A
 * type that the redaction in force does not name has no limit, and the answer carries the gap.
 */
export const idadeMaximaDoVeiculo: Compilador<'idade-maxima-do-veiculo'> =
  (exige, base) => (marco, dia) => {
    const vigente = valorEm<Anos>(exige.anos, marco)
    if (vigente === undefined) return undefined
    const ano = anoDe(dia)
    const { desde } = vigente
    const lacunaDoTipo = exige.lacuna ?? base.requisito.lacuna
    return ({ fatos }) => {
      if (fatos.veiculo === undefined) return undefined
      const { tipo, anoFabricacao } = fatos.veiculo
      const limite = vigente.valor[tipo]
      if (limite === undefined)
        return { fato: { tipo, anoFabricacao, limite: 'nenhum' }, desde, lacuna: lacunaDoTipo }
      const ultimo = anoFabricacao + limite
      const fato = { tipo, anoFabricacao, limite, ate: montarDia(ultimo, 12, 31) }
      if (ano <= ultimo) return { fato, desde, mudaEm: montarDia(ultimo + 1, 1, 1) }
      const passaEm = passaComValorFuturo<Anos>(exige.anos, marco, base, (v, em) => {
        const novo = v[tipo]
        return novo === undefined || anoDe(em) <= anoFabricacao + novo
      })
      return {
        recusa: {
          codigo: 'veiculo.idade-maxima',
          passaEm,
          dados: exige.para === undefined ? fato : { ...fato, para: exige.para },
        },
        fato,
        mudaEm: passaEm,
        desde,
      }
    }
  }
