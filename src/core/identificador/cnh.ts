import { isValidCnh } from '@brazilian-utils/brazilian-utils/is-valid-cnh'
import { conferir, semMascara, type Validacao } from './validacao.ts'

/**
 * Validates the register number of a driver's licence (CNH): 9 digits and 2 check digits. One
 * wrong digit is always found when the first check digit is not 0.
 */
export const validarCnh = (texto: string): Validacao =>
  conferir(semMascara(texto), /^\d{11}$/, isValidCnh)

/** The number as the licence prints it: 11 digits, no mask. */
export const formatarCnh = (cnh: string): string => cnh
