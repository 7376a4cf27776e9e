import { formatarCnpj } from './cnpj.ts'
import { formatarCpf } from './cpf.ts'

/** A CPF or a CNPJ with its mask, told apart by length; what is neither comes back as it is. */
export const formatarIdentificador = (id: string): string =>
  id.length === 11 ? formatarCpf(id) : id.length === 14 ? formatarCnpj(id) : id
