import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { conferir, semMascara, type Validacao } from './validacao.ts'

/**
 * Validates a CNPJ, numeric or alphanumeric (issued since July 2026: twelve of 0-9 A-Z and two
 * check digits), with or without mask; the canonical form is its 14 signs in upper case. One
 * digit changed for another is always found, unless both check digits are 0. A letter changed
 * for a sign whose value differs by a multiple of 11 (`A` and `6`) is not.
 */
export const validarCnpj = (texto: string): Validacao =>
  conferir(semMascara(texto), /^[0-9A-Z]{12}\d{2}$/, (cnpj) => isValidCnpj(cnpj, { version: 2 }))

/** `12.ABC.345/01DE-35` from the canonical form; what has another form comes back as it is. */
export const formatarCnpj = (cnpj: string): string =>
  cnpj.replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5')
