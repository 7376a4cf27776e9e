import { describe, expect, test } from 'vitest'
import { codigosDe, concessao, maria, pedido, quando, van } from '../lei/miniCaso.prova.ts'

const atos = [...maria, van(), pedido, concessao]
const dar = (nome: string, dados: object) =>
  codigosDe(quando(atos, nome, 'outorga:o1', '2025-02-03', dados))

/** The invented law foresees neither blocking nor replacement. */
describe('what the law does not foresee is refused for that alone', () => {
  test('a block, without asking the authorisation that no provision asks', () =>
    expect(dar('bloquearOutorga', {})).toEqual(['lei.nao-preve']))
  test('the loss of marks, without asking the plate to be given up', () =>
    expect(
      dar('registrarDescaracterizacao', { realizadaEm: '2025-02-03', placaBaixada: false }),
    ).toEqual(['lei.nao-preve']))
})
