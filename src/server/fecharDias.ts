import type { FastifyInstance } from 'fastify'
import { fecharDias } from '#ledger/fecharDias.ts'
import type { Casa } from './casa.ts'

const HORA_MS = 3_600_000

/**
 * Closes the past days once the server is ready and every hour after, beside the requests. A failure
 * is logged and tried again at the next hour: days stay open, and `livro verificar` says which.
 */
export function fecharDiasDeHoraEmHora(app: FastifyInstance, { pool, relogio }: Casa): void {
  let andando: Promise<unknown> | undefined
  const fechar = () => {
    andando ??= fecharDias(pool, relogio())
      .catch((erro: unknown) => app.log.error({ err: erro }, 'dias não fechados'))
      .finally(() => (andando = undefined))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    fechar()
    timer = setInterval(fechar, HORA_MS).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await andando
  })
}
