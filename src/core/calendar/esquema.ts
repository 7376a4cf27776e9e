import * as z from 'zod'
import { PRIMEIRO_ANO } from './dia.ts'

/** The last year that a command may name: the terms counted from it are still in the calendar. */
export const ULTIMO_ANO_DE_COMANDO = 2199

const anoAceito = (texto: string): boolean => {
  const ano = Number(texto.slice(0, 4))
  return ano >= PRIMEIRO_ANO && ano <= ULTIMO_ANO_DE_COMANDO
}
const params = { frase: `Use uma data de ${PRIMEIRO_ANO} a ${ULTIMO_ANO_DE_COMANDO}.` }

/** A day in a command, `AAAA-MM-DD`: it exists, and is of 1900 to 2199, both inclusive. */
export const dia = z.iso.date().refine(anoAceito, { params })

/** An instant in a command, ISO 8601 with offset or Z, of the years of `dia`. */
export const instante = z.iso.datetime({ offset: true }).refine(anoAceito, { params })
