import { formatarCep } from '../identificador/cep.ts'
import type { Identidade } from './pessoa.ts'

type Municipio = Readonly<{ ibge: string; nome: string; uf: string }>

/** An address in one line; another city's by its code. */
export const escreverEndereco = (
  e: NonNullable<Identidade['endereco']>,
  municipio: Municipio | undefined,
): string =>
  [
    e.logradouro,
    e.numero,
    e.complemento,
    e.bairro,
    e.municipio === municipio?.ibge
      ? `${municipio.nome} (${municipio.uf})`
      : `Município de código ${e.municipio}`,
    e.cep && `CEP ${formatarCep(e.cep)}`,
  ]
    .filter(Boolean)
    .join(', ')
