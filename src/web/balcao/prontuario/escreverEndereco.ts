import type { Identidade } from '#core/pessoa/pessoa.ts'
import type { MunicipioDoSistema } from '../../../server/contrato/contrato.ts'

/** An address in one line; another city's by its code. */
export const escreverEndereco = (
  e: NonNullable<Identidade['endereco']>,
  municipio: MunicipioDoSistema | undefined,
): string =>
  [
    e.logradouro,
    e.numero,
    e.complemento,
    e.bairro,
    e.municipio === municipio?.ibge
      ? `${municipio.nome} (${municipio.uf})`
      : `Município de código ${e.municipio}`,
    e.cep && `CEP ${e.cep}`,
  ]
    .filter(Boolean)
    .join(', ')
