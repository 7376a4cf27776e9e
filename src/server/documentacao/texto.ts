import { fastify } from 'fastify'
import { join } from 'node:path'
import type { CasaComChaves } from '../casa.ts'
import { Rotas } from '../http/rota.ts'
import { definirRotas } from '../rotas.ts'
import { documentoOpenApi } from './openapi.ts'

/** Where the document is kept, for a diff to be seen. */
export const ARQUIVO = join(import.meta.dirname, '../../../openapi.json')

/** The OpenAPI document as it is committed: routes are defined and never run, so no database is needed. */
export function openApiEmTexto(): string {
  const rotas = new Rotas(fastify(), () => Promise.resolve(null))
  definirRotas(rotas, {} as CasaComChaves, {})
  return `${JSON.stringify(documentoOpenApi(rotas.catalogo), null, 2)}\n`
}
