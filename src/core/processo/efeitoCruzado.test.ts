import { describe, expect, test } from 'vitest'
import { multaEmAberto } from '../requirement/formas/semDebito.ts'
import { cena, contextoDe } from './cena.prova.ts'
import { recusasDeExigibilidade } from './multaDevida.ts'
import { type Auto, fases } from './processo.ts'

const DIA = '2025-06-10'
const efeitos = ['nenhum', 'concedido', 'negado', 'cessado'] as const
const multa = {
  valor: 10_000,
  em: DIA,
  reincidente: false,
  passos: [],
  fundamentos: [],
  lacunas: [],
}
const auto = (mais: Partial<Auto>) =>
  ({
    id: 'a1',
    pagamentos: [],
    penalidades: ['multa'],
    recursos: [],
    multa,
    definitivaEm: '2025-06-01',
    ...mais,
  }) as unknown as Auto
const exigivel = (a: Auto) =>
  recusasDeExigibilidade(a, contextoDe(cena(), DIA, 'atendente')).map((r) => r.codigo)

describe.each(fases)('%s', (fase) => {
  test.each(efeitos)('effect %s', (efeito) => {
    const a = auto({ fase, efeito })
    const suspensa = efeito === 'concedido'
    expect(exigivel(a)).toEqual(suspensa ? ['multa.exigibilidade-suspensa'] : [])
    // Only a final decision that nothing suspends is a debt that bars.
    expect(multaEmAberto(a, DIA)).toBe(fase === 'definitivo' && !suspensa)
    expect(multaEmAberto(auto({ fase, efeito, anuladoEm: DIA }), DIA)).toBe(false)
    expect(multaEmAberto(auto({ fase, efeito, definitivaEm: '2025-06-11' }), DIA)).toBe(false)
  })
})
