import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addMesesAoMes, ehMes, lerSerieCsv, mesDoDia, mesDoNumero, numeroDoMes } from './serie.ts'

const ler = (nome: string) =>
  readFileSync(new URL(`../../../leis/indices/${nome}.csv`, import.meta.url), 'utf8')

test('months', () => {
  expect(addMesesAoMes('2025-12', 1)).toBe('2026-01')
  expect(addMesesAoMes('2025-01', -1)).toBe('2024-12')
  expect(mesDoNumero(numeroDoMes('1999-07'))).toBe('1999-07')
  expect(mesDoDia('2014-12-31')).toBe('2014-12')
  expect(['2025-00', '2025-13', '2025-1', '25-01'].some(ehMes)).toBe(false)
})

describe('lerSerieCsv', () => {
  test.each([
    ['ipca', 555, '1980-02'],
    ['inpc', 564, '1979-05'],
  ])('reads the stored %s whole and without holes', (nome, quantos, primeiro) => {
    const lida = lerSerieCsv(nome, ler(nome))
    if (!lida.ok) throw new Error(JSON.stringify(lida.defeitos))
    const meses = Object.keys(lida.valor.variacoes)
    expect(meses).toHaveLength(quantos)
    expect([meses[0], meses.at(-1)]).toEqual([primeiro, '2026-04'])
    expect(addMesesAoMes(primeiro, quantos - 1)).toBe('2026-04')
  })
  test('names every defect with its line', () => {
    const texto =
      'mes,variacao_percentual\n2025-01,0.5\n2025-13,0.5\n2025-02,abc\n2025-01,0.1\n2025-03\n2025-04,-100\n'
    expect(lerSerieCsv('X', texto)).toEqual({
      ok: false,
      defeitos: [
        { linha: 3, motivo: 'mes' },
        { linha: 4, motivo: 'variacao' },
        { linha: 5, motivo: 'repetido' },
        { linha: 6, motivo: 'colunas' },
        { linha: 7, motivo: 'variacao' },
      ],
    })
    expect(lerSerieCsv('X', 'data;valor\n')).toMatchObject({
      ok: false,
      defeitos: [{ linha: 1, motivo: 'cabecalho' }],
    })
  })
  test('takes CRLF, a byte-order mark and blank lines', () => {
    const lida = lerSerieCsv('X', '\uFEFFmes,variacao_percentual\r\n2025-01,0.50\r\n\r\n')
    expect(lida).toEqual({ ok: true, valor: { nome: 'X', variacoes: { '2025-01': '0.50' } } })
  })
})
