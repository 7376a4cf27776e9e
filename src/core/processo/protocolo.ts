import type { Dia } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { tempestivo } from '#core/calendar/prazo.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'

/** A petition lodged in the future, or before there was anything to answer. `desde`: inclusive. */
export function recusaDoProtocolo(
  protocoladaEm: string,
  desde: Dia,
  contexto: Contexto,
  fundamentos: readonly string[],
): readonly Recusa[] {
  const dia = diaLocal(protocoladaEm, contexto.calendario.fuso)
  const [instante, agora] = [protocoladaEm, contexto.agora].map((i) => Temporal.Instant.from(i))
  if (
    instante !== undefined &&
    agora !== undefined &&
    Temporal.Instant.compare(instante, agora) > 0
  ) {
    return [
      {
        codigo: 'protocolo.no-futuro',
        fundamentos,
        falta: 'protocoladaEm',
        dados: { dia },
      },
    ]
  }
  return dia < desde
    ? [
        {
          codigo: 'protocolo.antes-do-ato',
          fundamentos,
          falta: 'protocoladaEm',
          dados: { dia, desde },
        },
      ]
    : []
}

/** In time until the local end of the last day; a term that has not begun has not ended. */
export const noPrazo = (protocoladaEm: string, ate: Dia | undefined, contexto: Contexto): boolean =>
  ate === undefined || tempestivo({ ultimoDia: ate }, protocoladaEm, contexto.calendario.fuso)
