import { conferir, semMascara, type Validacao } from './validacao.ts'

/**
 * Validates a chassis number (VIN): 17 signs of 0-9 A-Z without I, O and Q. There is no check
 * digit: the ninth sign is one in North America, not in Brazil.
 */
export const validarChassi = (texto: string): Validacao =>
  conferir(semMascara(texto), /^[0-9A-HJ-NPR-Z]{17}$/, () => true)

/** The number as it is stamped: 17 signs, no mask. */
export const formatarChassi = (chassi: string): string => chassi
