import type { Dia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import type { ResultadoDaMulta } from '#core/multa/calcularMulta.ts'
import { saldoDaMulta, saldoRecusado } from '#core/multa/saldo.ts'
import type { Auto } from './processo.ts'

/**
 * What is still owed on the day `em`, in centavos, payments until then counted, with its steps; or
 * why it is not known.
 */
export function multaDevida(
  auto: Auto,
  em: Dia,
  mundo: Mundo,
  contexto: Contexto,
): ResultadoDaMulta {
  const saldo = saldoDaMulta(auto, em, mundo, contexto)
  return saldoRecusado(saldo) ? saldo : saldo.calculo
}

/** Paid in full, or forgiven. */
export const quitada = (auto: Auto): boolean =>
  auto.quitadaEm !== undefined || auto.remido !== undefined

/** Paid in full (`multa.ja-paga`). */
export const recusaDeQuitada = (auto: Auto, { pacote }: Contexto): readonly Recusa[] =>
  quitada(auto)
    ? [
        {
          codigo: 'multa.ja-paga',
          fundamentos: pacote.processo.decisaoDefinitiva.fundamentos,
        },
      ]
    : []

/** Why the fine may not be demanded or received today, phase, annulment and payment apart. */
export function recusasDeExigibilidade(auto: Auto, contexto: Contexto): readonly Recusa[] {
  const { efeitoSuspensivo, decisaoDefinitiva } = contexto.pacote.processo
  return [
    ...(auto.multa === undefined
      ? [{ codigo: 'multa.nao-prevista', fundamentos: decisaoDefinitiva.fundamentos }]
      : []),
    ...(auto.efeito === 'concedido'
      ? [{ codigo: 'multa.exigibilidade-suspensa', fundamentos: efeitoSuspensivo.fundamentos }]
      : []),
  ]
}
