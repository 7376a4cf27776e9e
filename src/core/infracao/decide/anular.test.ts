import { describe, expect, it } from 'vitest'
import {
  autoDe,
  codigos,
  definitivo,
  depois,
  emDefesa,
  quando,
  recusaDe,
} from '#core/processo/cena.prova.ts'

const motivo = { motivo: 'Placa lida errada.' }

describe('anularAuto', () => {
  it('em qualquer fase, pelo gestor ou julgador; a fase fica como estava', () => {
    for (const [c, fase] of [
      [emDefesa(), 'em-defesa'],
      [definitivo(), 'definitivo'],
    ] as const) {
      const x = depois(c, '2025-05-01', 'gestor', 'anularAuto', motivo)
      expect(autoDe(x)).toMatchObject({ anuladoEm: '2025-05-01', fase })
      expect(codigos(quando(x, '2025-05-02', 'julgador', 'anularAuto', motivo))).toEqual([
        'auto.anulado',
      ])
    }
  })
  it('nunca por quem o lavrou', () => {
    const quem = { id: 'fabio', papeis: ['gestor'] as const }
    expect(recusaDe(quando(emDefesa(), '2025-05-01', quem, 'anularAuto', motivo))).toMatchObject({
      codigo: 'processo.julgador-impedido',
      fundamentos: ['art26_cpt'],
    })
    expect(codigos(quando(emDefesa(), '2025-05-01', 'fiscal', 'anularAuto', motivo))).toContain(
      'processo.papel',
    )
  })
})
