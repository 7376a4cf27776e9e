import { cobertura, documentos, lacunas, parametros, taxas, vistoria } from './esquema/demais.ts'
import { infracoes } from './esquema/infracoes.ts'
import { lei } from './esquema/lei.ts'
import { prazos } from './esquema/prazos.ts'
import { processo } from './esquema/processo.ts'
import { requisitos } from './esquema/requisitos.ts'
import { texto } from './esquema/texto.ts'
import type { Pacote } from './pacote.ts'

/** A part of a pack, by the name that it has in the compiled value. */
export type Secao = Exclude<keyof Pacote, 'sha256'>

/**
 * Each part with its file and schema, in the order in which problems are told. The text is the
 * only part in several files (`texto/*.yaml`, in name order), each of them one stretch of the list.
 */
export const secoes = {
  lei: { arquivo: 'lei.yaml', esquema: lei },
  texto: { arquivo: 'texto', esquema: texto },
  requisitos: { arquivo: 'requisitos.yaml', esquema: requisitos },
  prazos: { arquivo: 'prazos.yaml', esquema: prazos },
  infracoes: { arquivo: 'infracoes.yaml', esquema: infracoes },
  processo: { arquivo: 'processo.yaml', esquema: processo },
  vistoria: { arquivo: 'vistoria.yaml', esquema: vistoria },
  documentos: { arquivo: 'documentos.yaml', esquema: documentos },
  taxas: { arquivo: 'taxas.yaml', esquema: taxas },
  parametros: { arquivo: 'parametros.yaml', esquema: parametros },
  lacunas: { arquivo: 'lacunas.yaml', esquema: lacunas },
  cobertura: { arquivo: 'cobertura.yaml', esquema: cobertura },
} as const satisfies Record<Secao, unknown>

export const nomesDasSecoes = Object.keys(secoes) as readonly Secao[]
