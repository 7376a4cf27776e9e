import type { FastifyInstance } from 'fastify'
import { fecharDias } from '#ledger/fecharDias.ts'
import type { Casa } from './casa.ts'
import { deTempoEmTempo } from './deTempoEmTempo.ts'

const HORA_MS = 3_600_000

/**
 * Closes the past days once the server is ready and every hour after, beside the requests. A failure
 * is logged and tried again at the next hour: days stay open, and `livro verificar` says which.
 */
export function fecharDiasDeHoraEmHora(app: FastifyInstance, { pool, relogio }: Casa): void {
  deTempoEmTempo(app, HORA_MS, () =>
    fecharDias(pool, relogio()).catch((erro: unknown) =>
      app.log.error({ err: erro }, 'dias não fechados'),
    ),
  )
}
