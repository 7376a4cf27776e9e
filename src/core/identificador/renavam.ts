import { isValidRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam'
import { conferir, semMascara, type Validacao } from './validacao.ts'

/**
 * Validates a RENAVAM of 9 to 11 digits (old numbers have 9; spreadsheets drop leading zeros);
 * the canonical form has 11. One wrong digit is always found when the check digit is not 0.
 */
export function validarRenavam(texto: string): Validacao {
  const digitos = semMascara(texto)
  return conferir(
    /^\d{9,11}$/.test(digitos) ? digitos.padStart(11, '0') : digitos,
    /^\d{11}$/,
    isValidRenavam,
  )
}

/** The number as the vehicle's paper prints it: 11 digits, no mask. */
export const formatarRenavam = (renavam: string): string => renavam
