import type { FastifyInstance } from 'fastify'
import type { Casa } from '../casa.ts'
import { deTempoEmTempo } from '../deTempoEmTempo.ts'
import { resumir } from './resumir.ts'

const QUARTO_DE_HORA_MS = 900_000

/**
 * The panel's sums made up to date once the server is ready and every quarter of an hour after. A
 * failure is logged and tried again then: meanwhile the panel adds those months up from the rows.
 */
export function resumirDeTempoEmTempo(app: FastifyInstance, casa: Casa): void {
  deTempoEmTempo(app, QUARTO_DE_HORA_MS, async () => {
    for (const servico of casa.servicos.todos) {
      await resumir(casa, servico).catch((erro: unknown) =>
        app.log.error(
          { err: erro, servico: servico.pacote.lei.id },
          'somas do painel não refeitas',
        ),
      )
    }
  })
}
