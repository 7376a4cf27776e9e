import { describe, expect, test } from 'vitest'
import { ato } from '../lei/miniCaso.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { recusasDaTransicao, situacoesDeRecolhimento, transicoes } from './transicoes.ts'

const recolhido = ato('veiculoRecolhido', 'recolhimento:r1', '2025-01-10', {
  medida: 'm',
  especie: 'lacre',
  dispositivo: 'art7_cpt',
  local: 'Pátio',
  motivo: 'Defeito',
  vistoriasAntes: 0,
})
const ate = {
  ausente: [],
  recolhido: [recolhido],
  liberado: [recolhido, ato('veiculoLiberado', 'recolhimento:r1', '2025-01-12', { dias: 2 })],
  leiloado: [
    recolhido,
    ato('veiculoLeiloado', 'recolhimento:r1', '2025-04-12', {
      leiloadoEm: '2025-04-11',
      valor: 1,
      multa: 0,
      remido: 0,
      dias: 91,
    }),
  ],
} as const

describe.each(situacoesDeRecolhimento)('a custody that is %s', (situacao) => {
  const r = criarMundo([...ate[situacao]]).recolhimento('r1')
  test('the acts lead there', () => expect(r?.situacao ?? 'ausente').toBe(situacao))
  test.each(Object.entries(transicoes))('%s', (comando, { de }) => {
    const recusas = recusasDaTransicao(comando as keyof typeof transicoes, r, 'recolhimento:r1')
    expect(recusas.length === 0).toBe((de as readonly string[]).includes(situacao))
  })
})
