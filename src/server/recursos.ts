import type { TipoDeCorrente } from '#core/ato.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import { comandos } from '#core/comandos.ts'

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
  recolhimento: 'recolhimentos',
  perda: 'perdas',
  fila: 'filas-de-espera',
  expediente: 'expedientes',
  denuncia: 'denuncias',
  junta: 'juntas',
  bloco: 'blocos',
  entidade: 'entidades',
  carteira: 'carteiras',
  selecao: 'selecoes',
  parametro: 'parametros',
} as const satisfies Record<TipoDeCorrente, string>

/**
 * Streams that live beside another, under its id: they exist as soon as it does, and their first
 * command needs no beginning of their own.
 */
export const AO_LADO: Partial<Record<TipoDeCorrente, TipoDeCorrente>> = {
  vistoria: 'veiculo',
  licenciamento: 'outorga',
}

/** Whether the command begins a stream of its own, so that its address has no id. */
export const comecaCorrente = (d: DefinicaoDeComando): boolean =>
  d.cria && AO_LADO[d.corrente] === undefined

/**
 * Where a command is posted, below the service's address: `outorgas` for the usual beginning of a
 * kind of stream, `veiculos/importarVeiculo` for another one, `outorgas/{id}/concederOutorga` after.
 */
export function caminhoDoComando(d: DefinicaoDeComando, id: string): string {
  const recurso = RECURSOS[d.corrente]
  if (!comecaCorrente(d)) return `${recurso}/${id}/${d.nome}`
  const usual = comandos.find((c) => c.corrente === d.corrente && comecaCorrente(c))
  return usual === d ? recurso : `${recurso}/${d.nome}`
}
