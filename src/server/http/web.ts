import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemaHttp, responderProblema } from './problema.ts'

/**
 * Serves the built app: its hashed files for ever, its page for any other address, so that a link
 * to a file of the counter opens it. Addresses of the API never fall back to the page.
 */
export async function servirWeb(app: FastifyInstance, pasta: string): Promise<void> {
  if (!existsSync(join(pasta, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: pasta,
    wildcard: false,
    setHeaders: (resposta, caminho) => {
      const fixo = caminho.includes('/assets/')
      resposta.header('cache-control', fixo ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', (pedido, resposta) => {
    const url = pedido.url.split('?')[0] ?? ''
    if (url.startsWith('/api/') || /\.[a-z0-9]{2,5}$/i.test(url)) {
      return responderProblema(
        resposta,
        new ProblemaHttp(404, 'Este endereço não existe.').problema,
      )
    }
    return resposta.sendFile('index.html')
  })
}
