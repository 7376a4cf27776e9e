import { describe, expect, test } from 'vitest'
import type { Ato } from '../ato.ts'
import { ato, concessao, contextoEm, maria, pedido, van } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { vencimentosDe } from '../vencimento/registro.ts'

const lei = {
  ...miniLei,
  prazos: {
    ...miniLei.prazos,
    extincao: [
      {
        id: 'alem-do-prazo',
        especie: 'revogacao' as const,
        nome: 'Interrupção além do prazo',
        quando: 'afastamento-vencido' as const,
        fundamentos: ['art2_cpt'],
      },
    ],
  },
}
const afastada = [
  ...maria,
  van(),
  pedido,
  concessao,
  ato('afastamentoRequerido', 'outorga:o1', '2025-02-01', {
    especie: 'x',
    desde: '2025-02-01',
    dias: 30,
  }),
  ato('afastamentoConcedido', 'outorga:o1', '2025-02-01', {
    especie: 'x',
    desde: '2025-02-01',
    ate: '2025-03-02',
  }),
]
const comando = (mais: readonly Ato[] = [], pacote = lei) =>
  vencimentosDe(
    'outorga:o1',
    criarMundo([...afastada, ...mais]),
    contextoEm('2025-03-03', pacote),
  ).find((v) => v.especie === 'afastamento')?.comando
const proposta = ato('extincaoProposta', 'outorga:o1', '2025-03-03', {
  hipotese: 'alem-do-prazo',
  especie: 'revogacao',
  motivo: 'x',
})

describe('the proposal of the night run', () => {
  test('a leave over is proposed to the authority, where the law has that ground', () => {
    expect(comando()).toMatchObject({
      nome: 'proporExtincao',
      efeito: 'propoe',
      dados: { hipotese: 'alem-do-prazo' },
    })
    expect(comando([], { ...lei, prazos: { ...lei.prazos, extincao: [] } })).toBeUndefined()
  })
  test('once: neither while it waits, nor after it was rejected', () => {
    expect(comando([proposta])).toBeUndefined()
    const rejeitada = ato('extincaoDecidida', 'outorga:o1', '2025-03-05', {
      hipotese: 'alem-do-prazo',
      acolhida: false,
      razoes: 'x',
    })
    expect(comando([proposta, rejeitada])).toBeUndefined()
  })
  test('the return ends it', () => {
    const volta = ato('afastamentoEncerrado', 'outorga:o1', '2025-03-03', {
      retornoEm: '2025-03-03',
      diasAlem: 0,
    })
    expect(comando([volta])).toBeUndefined()
  })
})
