import type { FastifyInstance } from 'fastify'
import type { Catalogo } from '../http/rota.ts'
import { documentoOpenApi } from './openapi.ts'
import { ESTILO, paginaDaApi } from './pagina.ts'

/** The OpenAPI document and a page to read it, without anything from outside. */
export function rotasDeDocumentacao(app: FastifyInstance, catalogo: Catalogo): void {
  let documento: object | undefined
  const montado = (): object => (documento ??= documentoOpenApi(catalogo))
  app.get('/api/openapi.json', (_pedido, resposta) => resposta.send(montado()))
  app.get('/api/docs', (_pedido, resposta) =>
    resposta.type('text/html; charset=utf-8').send(paginaDaApi(montado())),
  )
  app.get('/api/docs.css', (_pedido, resposta) =>
    resposta.type('text/css; charset=utf-8').send(ESTILO),
  )
}
