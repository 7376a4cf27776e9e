import { afastamentoEm, especieDe } from '../../afastamento/vigencia.ts'
import { addDias } from '../../calendar/dia.ts'
import type { Compilador } from '../tipos.ts'

/** A leave runs on the day of which the pack says that a driver of this function keeps the service going. */
export const titularAfastado: Compilador<'titular-afastado'> =
  (_exige, base) =>
  (_marco, dia) =>
  ({ fatos, condutor }) => {
    if (fatos.outorga === undefined) return undefined
    const corre = afastamentoEm(fatos.outorga, dia)
    const especie = corre && especieDe(base.pacote, corre.especie)
    if (
      corre?.ate === undefined ||
      condutor === undefined ||
      especie?.continuaCom.includes(condutor.funcao) !== true
    )
      return { recusa: { codigo: 'condutor.sem-afastamento' }, fato: { afastado: false } }
    return { fato: { afastado: true, ate: corre.ate }, mudaEm: addDias(corre.ate, 1) }
  }
