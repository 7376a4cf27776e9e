import type { FastifyInstance } from 'fastify'

/**
 * Does something once the server is ready and every `ms` milliseconds after, beside the requests:
 * never two at once, and the server waits for the one at work before it closes. `fazer` handles
 * its own failures.
 */
export function deTempoEmTempo(
  app: FastifyInstance,
  ms: number,
  fazer: () => Promise<unknown>,
): void {
  let andando: Promise<unknown> | undefined
  const vez = () => {
    andando ??= fazer().finally(() => (andando = undefined))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    vez()
    timer = setInterval(vez, ms).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await andando
  })
}
