import { describe, expect, test } from 'vitest'
import { compararDecisao } from './comparar.ts'
import { ErroDeCaso, lerArquivoDeCasos } from './arquivo.ts'
import { ErroDeTabela, expandirArquivo } from './tabela.ts'

const tabelas = {
  a: [
    { dispositivo: 'art1_cpt', valor: 10, penas: ['multa'] },
    { dispositivo: 'art2_cpt', valor: 20, penas: [] },
  ],
  b: [{ dispositivo: 'art3_cpt', valor: 30, penas: ['multa'] }],
}

describe('cases told for each row of a table', () => {
  test('a mark alone takes the cell as it is; inside a text, its writing', () => {
    const { valor, origens } = expandirArquivo({
      tabelas,
      casos: [
        { caso: 'fixo' },
        {
          paraCada: ['a', 'b'],
          caso: '<dispositivo>: <valor> < 40',
          dado: { v: '<valor>', p: ['<penas>'] },
        },
      ],
    })
    expect(origens).toEqual([0, 1, 1, 1])
    expect(valor).toEqual({
      casos: [
        { caso: 'fixo' },
        { caso: 'art1_cpt: 10 < 40', dado: { v: 10, p: [['multa']] } },
        { caso: 'art2_cpt: 20 < 40', dado: { v: 20, p: [[]] } },
        { caso: 'art3_cpt: 30 < 40', dado: { v: 30, p: [['multa']] } },
      ],
    })
  })
  test('a table or a column that is not there is said, to whoever writes the case', () => {
    expect(() => expandirArquivo({ tabelas, casos: [{ paraCada: 'c', caso: 'x' }] })).toThrow(
      ErroDeTabela,
    )
    expect(() => expandirArquivo({ tabelas, casos: [{ paraCada: 'a', caso: '<ufm>' }] })).toThrow(
      ErroDeTabela,
    )
    expect(() => lerArquivoDeCasos({ tabelas, casos: [{ paraCada: 'a', caso: '<ufm>' }] })).toThrow(
      ErroDeCaso,
    )
  })
})

describe('a list compared whole', () => {
  const ato = {
    tipo: 'autoLavrado',
    corrente: 'auto:a',
    fundamentos: [],
    dados: { em: '2025-01-01', medidas: ['apreensao'] },
  } as const
  const difere = (medidas: unknown) =>
    compararDecisao({ atos: [{ autoLavrado: { medidas } }] }, [ato]).length
  test('exatamente: neither less nor more; null: nothing there', () => {
    expect(difere([])).toBe(0)
    expect(difere({ exatamente: ['apreensao'] })).toBe(0)
    expect(difere({ exatamente: [] })).toBe(1)
    expect(difere({ exatamente: ['apreensao', 'retencao'] })).toBe(1)
    expect(difere(null)).toBe(1)
    expect(compararDecisao({ atos: [{ autoLavrado: { multa: null } }] }, [ato])).toEqual([])
  })
})
