import { corrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import type { AtoDeBloco } from './bloco.ts'
import { fundamentosDoBloco } from './decide.ts'
import { recusasDoBloco, recusasDoNumero } from './transicoes.ts'

/** The paper form on which a record was written in the street: its number, and its block. */
export type Formulario = Readonly<{ numero: string; bloco?: string | undefined }>

/**
 * Why a record may not bear the form's number: it is of no block, of another inspector's, not yet
 * delivered on the day of the fact, or already has its end.
 */
export function recusasDoFormulario(
  f: Formulario | undefined,
  fatoEm: Dia,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  if (f === undefined) return []
  const fundamentos = fundamentosDoBloco(contexto)
  const { numero } = f
  const bloco = f.bloco === undefined ? undefined : mundo.bloco(f.bloco)
  if (bloco === undefined)
    return [{ codigo: 'bloco.numero-de-nenhum', fundamentos, dados: { numero } }]
  if (bloco.fiscal !== contexto.autor.id)
    return [{ codigo: 'bloco.de-outro-fiscal', fundamentos, dados: { numero } }]
  const fora = [
    ...recusasDoBloco('usarNumero', bloco, fundamentos),
    ...recusasDoNumero('usarNumero', numero, bloco.numeros.get(numero), fundamentos),
  ]
  if (fora.length > 0) return fora
  return bloco.entregueEm !== undefined && fatoEm < bloco.entregueEm
    ? [
        {
          codigo: 'bloco.fato-antes-da-entrega',
          fundamentos,
          dados: { numero, entregueEm: bloco.entregueEm },
        },
      ]
    : []
}

/** The act on the block that goes with the record. */
export const usoDoNumero = (
  f: Formulario | undefined,
  registro: string,
  contexto: Contexto,
): readonly AtoDeBloco[] =>
  f?.bloco === undefined
    ? []
    : [
        {
          tipo: 'numeroDoBlocoUsado',
          corrente: corrente('bloco', f.bloco),
          fundamentos: fundamentosDoBloco(contexto),
          dados: { em: contexto.hoje, numero: f.numero, registro },
        },
      ]
