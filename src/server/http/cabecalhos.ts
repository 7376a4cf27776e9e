import helmet from '@fastify/helmet'
import { fastify, type FastifyInstance } from 'fastify'

const POLITICA = {
  defaultSrc: ["'self'"],
  // React Aria positions overlays with style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

/**
 * The security headers of every answer, errors too. They never vary, and helmet works them out at
 * each request: so it is asked once, by a request of our own, and its answer is kept.
 * @param seguro the site is served over HTTPS only (HSTS)
 */
export async function protegerRespostas(app: FastifyInstance, seguro: boolean): Promise<void> {
  const fixos = await cabecalhosDoHelmet(seguro)
  app.addHook('onRequest', (_pedido, resposta, seguir) => {
    resposta.headers(fixos)
    seguir()
  })
}

async function cabecalhosDoHelmet(seguro: boolean): Promise<Record<string, string>> {
  const prova = fastify()
  await prova.register(helmet, { contentSecurityPolicy: { directives: POLITICA }, hsts: seguro })
  prova.get('/', (_pedido, resposta) => resposta.send())
  const { headers } = await prova.inject('/')
  await prova.close()
  const doServidor = new Set(['content-length', 'date', 'connection'])
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([nome]) => !doServidor.has(nome))
      .map(([nome, valor]) => [nome, String(valor)]),
  )
}
