import type { TipoDeCorrente } from '#core/ato.ts'

/** The path segment of each kind of stream, in addresses of the API and of the screens. */
export const RECURSOS = {
  pessoa: 'pessoas',
  condutor: 'condutores',
  veiculo: 'veiculos',
  vistoria: 'vistorias',
  outorga: 'outorgas',
  licenciamento: 'licenciamentos',
  taxa: 'taxas',
  auto: 'autos',
  parametro: 'parametros',
} as const satisfies Record<TipoDeCorrente, string>

const TIPOS = new Map<string, TipoDeCorrente>(
  Object.entries(RECURSOS).map(([tipo, recurso]) => [recurso, tipo as TipoDeCorrente]),
)

/** The kind of stream that a path segment names. */
export const tipoDoRecurso = (recurso: string): TipoDeCorrente | undefined => TIPOS.get(recurso)

/**
 * Streams that live beside another, under its id: they exist as soon as it does, and their first
 * command needs no beginning of their own.
 */
export const AO_LADO: Partial<Record<TipoDeCorrente, TipoDeCorrente>> = {
  vistoria: 'veiculo',
  licenciamento: 'outorga',
}
