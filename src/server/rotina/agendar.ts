import type { FastifyInstance } from 'fastify'
import { addDias, type Dia } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import { deTempoEmTempo } from '../deTempoEmTempo.ts'
import type { Servico } from '../servicos.ts'
import { rodar, ultimaRodada } from './rodar.ts'

const QUARTO_DE_HORA_MS = 900_000
/** The hour, in the city, from which the day's run is due. */
const HORA = 3

/** The day for which a run is due now: today from three in the morning on, before that yesterday. */
export function diaDaRodada(agora: string, fuso: string): Dia {
  const { hour } = Temporal.Instant.from(agora).toZonedDateTimeISO(fuso)
  const hoje = diaLocal(agora, fuso)
  return hour >= HORA ? hoje : addDias(hoje, -1)
}

/** Runs the night of each service that has none yet for the day due. @returns how many it ran */
export async function rodarOsQueFaltam(
  casa: Casa,
  aoFalhar: (erro: unknown, servico: Servico) => void,
): Promise<number> {
  let rodados = 0
  for (const servico of casa.servicos.todos) {
    try {
      const dia = diaDaRodada(casa.relogio(), servico.pacote.lei.municipio.fuso)
      const ultima = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        ultimaRodada(tx, servico.slug),
      )
      if (ultima !== null && ultima >= dia) continue
      if ((await rodar(casa, servico, dia)) !== undefined) rodados++
    } catch (erro) {
      aoFalhar(erro, servico)
    }
  }
  return rodados
}

/**
 * The night run inside the server: asked for once it is ready and every quarter of an hour, beside
 * the requests, by every process; one does it. A night missed is made up at the next start.
 */
export function rodarDeNoite(app: FastifyInstance, casa: Casa): void {
  deTempoEmTempo(app, QUARTO_DE_HORA_MS, () =>
    rodarOsQueFaltam(casa, (erro, s) =>
      app.log.error({ err: erro, servico: s.pacote.lei.id }, 'rotina da noite interrompida'),
    ),
  )
}
