import type { Recusa } from '#core/decisao.ts'
import type { EspecieDeReserva } from './reservas.ts'

/** What each kind of reservation refuses when another stream holds it, as a plain refusal reads. */
const CODIGOS: Readonly<Record<EspecieDeReserva, string>> = {
  titular: 'outorga.unica-por-titular',
  veiculo: 'veiculo.vinculado',
  placa: 'veiculo.placa-repetida',
  chassi: 'veiculo.ja-cadastrado',
  renavam: 'veiculo.ja-cadastrado',
  identificador: 'pessoa.ja-cadastrada',
  lugar: 'selecao.lugar-ja-usado',
}

/** The database refused a reservation: the law (or the register) says no, and this is the refusal. */
export class RestricaoViolada extends Error {
  override readonly name = 'RestricaoViolada'
  readonly recusa: Recusa
  constructor(recusa: Recusa, cause?: unknown) {
    super(`restrição violada: ${recusa.codigo}`, { cause })
    this.recusa = recusa
  }
}

/**
 * The refusal that a reservation already held by another stream stands for: the very one that the
 * core gives when it sees the other stream, so that a race and a plain refusal read alike.
 */
export const recusaDaReserva = (
  especie: EspecieDeReserva,
  { fundamentos, requisito, lacuna }: Pick<Recusa, 'fundamentos' | 'requisito' | 'lacuna'>,
): Recusa => ({
  codigo: CODIGOS[especie],
  fundamentos,
  ...(requisito !== undefined && { requisito }),
  ...(lacuna !== undefined && { lacuna }),
})
