import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { conferir, semMascara, type Validacao } from './validacao.ts'

/**
 * Validates a CPF, with or without mask; the canonical form is its 11 digits. One wrong digit is
 * always found when the first check digit is not 0 (remainders 0 and 1 share the digit 0).
 */
export const validarCpf = (texto: string): Validacao =>
  conferir(semMascara(texto), /^\d{11}$/, isValidCpf)

/** `123.456.789-09` from the canonical form; what has another length comes back as it is. */
export const formatarCpf = (cpf: string): string =>
  cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
