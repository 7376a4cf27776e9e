import type { Lei } from './esquema/lei.ts'
import type { DispositivoEscrito } from './esquema/texto.ts'
import type { Requisito } from './esquema/requisitos.ts'
import type { Prazos } from './esquema/prazos.ts'
import type { Infracoes } from './esquema/infracoes.ts'
import type { Processo } from './esquema/processo.ts'
import type {
  Cobertura,
  DocumentosPrevistos,
  Lacunas,
  Parametros,
  Taxas,
  Vistoria,
} from './esquema/demais.ts'

/**
 * A law pack, checked and compiled: the only home of a municipality's rule.
 * Canonical JSON of this value, less `sha256`, is what `sha256` digests.
 */
export type Pacote = Readonly<{
  lei: Lei
  texto: readonly DispositivoEscrito[]
  requisitos: readonly Requisito[]
  prazos: Prazos
  infracoes: Infracoes
  processo: Processo
  vistoria: Vistoria
  documentos: DocumentosPrevistos
  taxas: Taxas
  parametros: Parametros
  lacunas: Lacunas
  cobertura: Cobertura
  sha256: string
}>

/** The engine's version: a pack with a greater `motor` is newer than this engine and is refused. */
export const VERSAO_DO_MOTOR = 1
