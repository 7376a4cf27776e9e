import { invalido, semMascara, type Validacao } from './validacao.ts'

/** Validates a postal code: 8 digits (no check digit), not all zeros. */
export function validarCep(texto: string): Validacao {
  const cep = semMascara(texto)
  if (!/^\d{8}$/.test(cep)) return invalido('formato')
  return cep === '00000000' ? invalido('repetido') : { ok: true, valor: cep }
}

/** `69000-000` from the canonical form; what has another length comes back as it is. */
export const formatarCep = (cep: string): string => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
