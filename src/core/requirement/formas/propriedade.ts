import { somarDuracao } from '../../lei/prazo.ts'
import { valorEm } from '../../lei/valorEm.ts'
import { familiarDesde, propriedadeEm } from '../../veiculo/propriedade.ts'
import { depoisDe, passaComValorFuturo } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

type Regime = 'proprio' | 'arrendamento' | 'familiar'

/**
 * Who owns the vehicle. `proprio` and `arrendamento` are the holder's own; `familiar` needs a
 * kinship of the list and the owner's formal act, from whose day `limiteFamiliar` runs (of the first
 * relative's, where it passed from one to another), its last day inclusive. What it was on the day.
 */
export const propriedade: Compilador<'propriedade'> = (exige, base) => (marco, dia) => {
  const vigente = valorEm<Regime[]>(exige.admite, marco)
  if (vigente === undefined) return undefined
  const admite = vigente.valor
  const desde = vigente.desde
  return ({ fatos }) => {
    if (fatos.veiculo === undefined) return undefined
    const de = propriedadeEm(fatos.veiculo, dia)
    if (de === undefined)
      return {
        recusa: { codigo: 'dado.ausente', falta: 'propriedade' },
        fato: { campo: 'propriedade' },
        desde,
      }
    const fato = { regime: de.regime }
    const alheio =
      de.regime !== 'familiar' &&
      de.pessoa !== undefined &&
      fatos.titular !== undefined &&
      de.pessoa !== fatos.titular.id
    if (alheio || !(admite as readonly string[]).includes(de.regime)) {
      const passa = (v: Regime[]) => !alheio && (v as readonly string[]).includes(de.regime)
      const passaEm = passaComValorFuturo<Regime[]>(exige.admite, marco, base, passa)
      const dados = { regime: alheio ? 'outra-pessoa' : de.regime, admite: admite.join(', ') }
      return {
        recusa: { codigo: 'veiculo.propriedade', passaEm, dados },
        fato,
        mudaEm: passaEm,
        desde,
      }
    }
    if (de.regime !== 'familiar') return { fato, desde }
    const { parentesco = '', atoFormalEm } = de
    if (exige.parentescos !== undefined && !exige.parentescos.includes(parentesco)) {
      return {
        recusa: {
          codigo: 'veiculo.parentesco',
          dados: { parentesco, admite: exige.parentescos.join(', ') },
        },
        fato,
        desde,
      }
    }
    if (atoFormalEm === undefined || atoFormalEm > dia) {
      return {
        recusa: { codigo: 'veiculo.ato-formal', falta: 'ato-formal', passaEm: atoFormalEm },
        fato,
        mudaEm: atoFormalEm,
        desde,
      }
    }
    if (exige.limiteFamiliar === undefined) return { fato, desde }
    const desdeQuando = familiarDesde(fatos.veiculo, dia) ?? atoFormalEm
    const ate = somarDuracao(desdeQuando, exige.limiteFamiliar, base.pacote.prazos.contagem)
    if (ate < dia)
      return {
        recusa: { codigo: 'veiculo.prazo-familiar', dados: { ate } },
        fato: { ...fato, ate },
        desde,
      }
    return { fato: { ...fato, ate }, mudaEm: depoisDe(ate), desde }
  }
}
