import { describe, expect, test } from 'vitest'
import type { RecolhimentoPrevisto } from '#law/esquema/medidas.ts'
import { ato, quando, recusasDe } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'

const medida = (id: string, condicao: RecolhimentoPrevisto['condicoes'][number]) =>
  ({
    id,
    nome: id,
    especie: 'retencao',
    medidas: [],
    autonomo: true,
    fundamentos: ['art7_cpt'],
    condicoes: [condicao],
  }) as RecolhimentoPrevisto
const comum = { para: 'liberar' as const, fundamentos: ['art7_cpt_inc1'] }
const lei = {
  ...miniLei,
  processo: {
    ...miniLei.processo,
    medidas: {
      recolhimentos: [
        medida('ate-regularizar', { condicao: 'regularizacao', ...comum }),
        medida('ate-pagar', { condicao: 'multas-pagas', alcance: 'do-auto', ...comum }),
      ],
      perda: { penalidades: [], hipoteses: [] },
    },
  },
} as unknown as typeof miniLei

const em = '2025-01-10'
const dar = (medida: string, nome: string, dados: object) =>
  recusasDe(
    quando(
      [
        ato('veiculoRecolhido', 'recolhimento:r1', em, {
          medida,
          especie: 'retencao',
          dispositivo: 'art7_cpt',
          local: 'Pátio',
          motivo: 'Defeito',
          vistoriasAntes: 0,
        }),
      ],
      nome,
      'recolhimento:r1',
      em,
      dados,
      lei,
    ),
  )

describe('a measure whose end does not depend on the condition', () => {
  test('has no mending to record, and says under what provision it was taken', () => {
    const dados = { descricao: 'Farol trocado.' }
    expect(dar('ate-pagar', 'constatarRegularizacao', dados)).toEqual([
      { codigo: 'recolhimento.nada-a-regularizar', fundamentos: ['art7_cpt'] },
    ])
    expect(dar('ate-regularizar', 'constatarRegularizacao', dados)).toEqual([])
  })
  test('takes no deposit of a fine', () => {
    const dados = { valor: 100, pagoEm: em }
    expect(dar('ate-regularizar', 'depositarMulta', dados)).toEqual([
      { codigo: 'recolhimento.nada-a-depositar', fundamentos: ['art7_cpt'] },
    ])
  })
})
