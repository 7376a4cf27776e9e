import type { Espera } from '#law/esquema/transferencia.ts'
import type { Pacote } from '#law/pacote.ts'
import { addDias, type Dia } from '../calendar/dia.ts'
import { somarDuracao } from './prazo.ts'

/**
 * The first day on which the time has gone by since `desde`: the day that completes it date to date,
 * or the next, as the pack says.
 */
export function esperaPassaEm(
  desde: Dia,
  espera: Pick<Espera, 'duracao' | 'passa'>,
  pacote: Pacote,
): Dia {
  const completa = somarDuracao(desde, espera.duracao, pacote.prazos.contagem)
  return espera.passa === 'no-dia' ? completa : addDias(completa, 1)
}
