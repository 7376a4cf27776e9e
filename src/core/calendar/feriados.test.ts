import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays'
import { describe, expect, test } from 'vitest'
import { defeitoDoFeriado, type Feriado, FERIADOS_NACIONAIS, ocorrencia } from './feriados.ts'
import { DESLOCAMENTOS_DA_PASCOA } from './pascoa.ts'

const doPais = (ano: number): string[] =>
  FERIADOS_NACIONAIS.flatMap((f) => ocorrencia(f, ano) ?? []).sort()

test('national holidays of 2026', () => {
  expect(doPais(2026)).toEqual([
    '2026-01-01', '2026-04-03', '2026-04-21', '2026-05-01', '2026-09-07',
    '2026-10-12', '2026-11-02', '2026-11-15', '2026-11-20', '2026-12-25',
  ]) // prettier-ignore
})

test('20 November is national from 2024 on (Lei 14.759/2023)', () => {
  expect(doPais(2023)).not.toContain('2023-11-20')
  expect(doPais(2024)).toContain('2024-11-20')
})

test('each law counts from its first day', () => {
  expect(doPais(1979)).not.toContain('1979-10-12')
  expect(doPais(1980)).toContain('1980-10-12')
  expect(doPais(2002)).not.toContain('2002-11-02')
  expect(doPais(2003)).toContain('2003-11-02')
})

test('agrees with an independent library from 2003 on', () => {
  for (let ano = 2003; ano <= 2099; ano++) {
    const outra = getHolidays(ano)
      .filter((h) => h.type === 'national')
      .map(
        (h) =>
          `${ano}-${String(h.date.getMonth() + 1).padStart(2, '0')}-${String(h.date.getDate()).padStart(2, '0')}`,
      )
    expect([...new Set(doPais(ano))]).toEqual([...new Set(outra)].sort())
  }
})

describe('municipal data', () => {
  const base = { nome: 'X', fonte: 'Lei X' }
  test('movable days follow Easter', () => {
    const em = (pascoa: number, ano: number) => ocorrencia({ ...base, dia: { pascoa } }, ano)
    expect(em(DESLOCAMENTOS_DA_PASCOA.tercaDeCarnaval, 2025)).toBe('2025-03-04')
    expect(em(DESLOCAMENTOS_DA_PASCOA.tercaDeCarnaval, 2026)).toBe('2026-02-17')
    expect(em(DESLOCAMENTOS_DA_PASCOA.corpusChristi, 2026)).toBe('2026-06-04')
    expect(em(DESLOCAMENTOS_DA_PASCOA.sextaFeiraDaPaixao, 2026)).toBe('2026-04-03')
  })
  test('desde and ate include their days', () => {
    const f: Feriado = { ...base, dia: '10-24', desde: '2020-10-24', ate: '2022-10-24' }
    expect([2019, 2020, 2021, 2022, 2023].map((a) => ocorrencia(f, a) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(ocorrencia({ ...f, desde: '2020-10-25' }, 2020)).toBeUndefined()
    expect(ocorrencia({ ...f, ate: '2022-10-23' }, 2022)).toBeUndefined()
  })
  test('a one-off day and 29 February', () => {
    expect(ocorrencia({ ...base, dia: '2026-06-12' }, 2026)).toBe('2026-06-12')
    expect(ocorrencia({ ...base, dia: '2026-06-12' }, 2027)).toBeUndefined()
    expect(ocorrencia({ ...base, dia: '02-29' }, 2024)).toBe('2024-02-29')
    expect(ocorrencia({ ...base, dia: '02-29' }, 2025)).toBeUndefined()
  })
  test.each([
    [{ dia: '02-30' }, 'dia'],
    [{ dia: '2025-02-29' }, 'dia'],
    [{ dia: '24/10' }, 'dia'],
    [{ dia: { pascoa: 1.5 } }, 'dia'],
    [{ dia: '10-24', desde: '2020' }, 'desde'],
    [{ dia: '10-24', desde: '2020-01-01', ate: '2019-01-01' }, 'ate'],
    [{ dia: '10-24', desde: '2020-01-01' }, undefined],
  ])('defeitoDoFeriado(%o) is %s', (parte, defeito) => {
    expect(defeitoDoFeriado({ ...base, ...parte })).toBe(defeito)
  })
  test('the national list has no defect', () => {
    expect(FERIADOS_NACIONAIS.map(defeitoDoFeriado).filter(Boolean)).toEqual([])
  })
})
