import { formatarIdentificador } from '#core/identificador/identificador.ts'
import type { Achado } from '../../server/contrato/contrato.ts'

/** What tells one found from another: of a person or a company, the CPF or CNPJ with its mask. */
export const subtituloDoAchado = ({ tipo, subtitulo }: Achado): string =>
  tipo === 'pessoa' ? formatarIdentificador(subtitulo) : subtitulo
