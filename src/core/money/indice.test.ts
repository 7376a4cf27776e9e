import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textoDoDecimal } from './decimal.ts'
import { fatorAcumulado } from './indice.ts'
import { addMesesAoMes, lerSerieCsv, type SerieIndice } from './serie.ts'

const ler = (nome: string): SerieIndice => {
  const lida = lerSerieCsv(
    nome,
    readFileSync(new URL(`../../../leis/indices/${nome}.csv`, import.meta.url), 'utf8'),
  )
  if (!lida.ok) throw new Error(JSON.stringify(lida.defeitos))
  return lida.valor
}
const ipca = ler('ipca')
const inpc = ler('inpc')
const fator = (serie: SerieIndice, de: string, ate: string, casas = 10) => {
  const r = fatorAcumulado(serie, de, ate)
  return r.ok ? textoDoDecimal(r.fator, casas) : r.meses
}

test.each([
  [inpc, '2014-12', '2025-11', 10, '1.8246131346'],
  [ipca, '2009-11', '2025-11', 10, '2.4644282328'],
  [inpc, '2015-01', '2025-12', 6, '1.817178'],
  [ipca, '2009-12', '2025-12', 6, '2.462465'],
  [ipca, '2024-01', '2024-12', 4, '1.0483'],
  [inpc, '2024-01', '2024-12', 4, '1.0477'],
])('published factor %#', (serie, de, ate, casas, esperado) => {
  expect(fator(serie, de, ate, casas)).toBe(esperado)
})

test('an empty window is the factor 1', () => {
  expect(fatorAcumulado(inpc, '2025-01', '2024-12')).toEqual({
    ok: true,
    fator: { n: 1n, casas: 0 },
    meses: 0,
  })
  expect(fatorAcumulado(inpc, '2030-05', '2030-04')).toMatchObject({ ok: true, meses: 0 })
})

test('the months that the series lacks are named', () => {
  const faltam = (de: string, ate: string, serie = inpc) => fatorAcumulado(serie, de, ate)
  expect(faltam('2026-03', '2026-06')).toEqual({
    ok: false,
    motivo: 'meses-faltantes',
    serie: 'inpc',
    meses: ['2026-05', '2026-06'],
  })
  expect(faltam('1979-03', '1979-06')).toMatchObject({ meses: ['1979-03', '1979-04'] })
  expect(faltam('2030-01', '2030-02')).toMatchObject({ meses: ['2030-01', '2030-02'] })
  const furada = { nome: 'F', variacoes: { '2025-01': 1, '2025-03': '1', '2025-04': 1 } }
  expect(faltam('2025-01', '2025-04', furada)).toMatchObject({ ok: false, meses: ['2025-02'] })
  expect(faltam('2025-02', '2025-02', furada)).toMatchObject({ ok: false, meses: ['2025-02'] })
  expect(faltam('2025-03', '2025-04', furada)).toMatchObject({ ok: true, meses: 2 })
  expect(faltam('2025-01', '2025-01', { nome: 'V', variacoes: {} })).toMatchObject({
    ok: false,
    meses: ['2025-01'],
  })
})

test('a broken series or month is thrown', () => {
  expect(() =>
    fatorAcumulado({ nome: 'Q', variacoes: { '2025-01': 'x' } }, '2025-01', '2025-01'),
  ).toThrow(RangeError)
  expect(() =>
    fatorAcumulado({ nome: 'Q', variacoes: { '2025-01': -100 } }, '2025-01', '2025-01'),
  ).toThrow(RangeError)
  expect(() =>
    fatorAcumulado({ nome: 'Q', variacoes: { '2025-1': 1 } }, '2025-01', '2025-01'),
  ).toThrow(RangeError)
  expect(() => fatorAcumulado(inpc, '2025-1', '2025-02')).toThrow(RangeError)
})

test('the kept products give what the plain product gives, and windows compose', () => {
  const janelas = fc.tuple(
    fc.integer({ min: 0, max: 550 }),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 1, max: 60 }),
  )
  fc.assert(
    fc.property(janelas, ([inicio, m1, m2]) => {
      const de = addMesesAoMes('1980-02', inicio)
      const meio = addMesesAoMes(de, m1)
      const ate = addMesesAoMes(meio, m2)
      const todo = fatorAcumulado(ipca, de, ate)
      expect(todo.ok).toBe(ate <= '2026-04')
      if (!todo.ok) return
      let n = 1n
      let casas = 0
      for (let mes = de; mes <= ate; mes = addMesesAoMes(mes, 1)) {
        const [inteiro = '', fracao = ''] = String(ipca.variacoes[mes]).split('.')
        n *= BigInt(inteiro + fracao) + 100n * 10n ** BigInt(fracao.length)
        casas += fracao.length + 2
      }
      expect(todo).toEqual({ ok: true, fator: { n, casas }, meses: m1 + m2 + 1 })
      const a = fatorAcumulado(ipca, de, meio)
      const b = fatorAcumulado(ipca, addMesesAoMes(meio, 1), ate)
      if (!a.ok || !b.ok) throw new Error('unreachable')
      expect(a.fator.n * b.fator.n).toBe(todo.fator.n)
    }),
    { verbose: true },
  )
})
