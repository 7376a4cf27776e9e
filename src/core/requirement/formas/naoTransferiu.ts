import { esperaPassaEm } from '../../lei/espera.ts'
import type { Compilador } from '../tipos.ts'

/** The person transferred no grant of this service: ever, or not since the time that the law asks. */
export const naoTransferiu: Compilador<'nao-transferiu'> =
  (exige, base) =>
  (_marco, dia) =>
  ({ pessoa, fatos }) => {
    if (pessoa === undefined) return undefined
    let ultima: string | undefined
    for (const o of fatos.mundo.outorgasDoTitular(pessoa.id))
      if (o.situacao === 'transferida' && o.obito === undefined && o.encerradaEm !== undefined)
        if (o.encerradaEm <= dia && (ultima === undefined || o.encerradaEm > ultima))
          ultima = o.encerradaEm
    if (ultima === undefined) return { fato: { transferiu: false } }
    const passaEm =
      exige.espera === undefined ? undefined : esperaPassaEm(ultima, exige.espera, base.pacote)
    const fato = { transferiu: true, em: ultima }
    if (passaEm !== undefined && passaEm <= dia) return { fato }
    return {
      recusa: { codigo: `${base.quem}.ja-transferiu`, passaEm, dados: { em: ultima } },
      fato,
      mudaEm: passaEm,
    }
  }
