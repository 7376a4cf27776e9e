import type { Dia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { calcularMulta, type ResultadoDaMulta } from '#core/multa/calcularMulta.ts'
import type { Auto } from './processo.ts'
import { reincidenciaQueResta } from './reincidenciaQueResta.ts'

/** What is owed if paid on the day `em`, in centavos, with its steps; or why it is not known. */
export const multaDevida = (
  auto: Auto,
  em: Dia,
  mundo: Mundo,
  contexto: Contexto,
): ResultadoDaMulta =>
  calcularMulta(
    { auto, em, reincidente: reincidenciaQueResta(auto, mundo, contexto) },
    mundo,
    contexto,
  )

/** Why the fine may not be demanded or received today, phase and annulment apart. */
export function recusasDeExigibilidade(auto: Auto, contexto: Contexto): readonly Recusa[] {
  const { efeitoSuspensivo, decisaoDefinitiva } = contexto.pacote.processo
  return [
    ...(auto.multa === undefined
      ? [{ codigo: 'multa.nao-prevista', fundamentos: decisaoDefinitiva.fundamentos }]
      : []),
    ...(auto.efeito === 'concedido'
      ? [{ codigo: 'multa.exigibilidade-suspensa', fundamentos: efeitoSuspensivo.fundamentos }]
      : []),
    ...(auto.pagamentos.length > 0 || auto.remido !== undefined
      ? [{ codigo: 'multa.ja-paga', fundamentos: decisaoDefinitiva.fundamentos }]
      : []),
  ]
}
