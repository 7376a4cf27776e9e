import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { criarCalendario } from './calendario.ts'
import { addDias, diaDoNumero, diferencaEmDias, numeroDoDia } from './dia.ts'
import { calcularPrazo, type PedidoDePrazo } from './prazo.ts'

const cidade = criarCalendario({
  fuso: 'America/Manaus',
  feriados: [{ nome: 'Aniversário da cidade', dia: '10-24', fonte: 'Lei Y' }],
  semExpediente: [{ nome: 'Ponto facultativo', dia: '2026-06-05', fonte: 'Decreto Z' }],
})
const dezDias = (
  inicio: string,
  mais: Partial<{ iniciaEmDiaUtil: boolean; prorrogaEmDiaNaoUtil: boolean }> = {},
) =>
  calcularPrazo(
    { inicio, quantidade: 10, unidade: 'dias', prorrogaEmDiaNaoUtil: true, ...mais },
    cidade,
  )

describe('running days', () => {
  test('the first day is out, the last is in', () => {
    const prazo = dezDias('2026-03-10') // Tuesday
    expect(prazo).toMatchObject({
      inicio: '2026-03-10',
      contaDesde: '2026-03-11',
      ultimoDiaNominal: '2026-03-20',
      ultimoDia: '2026-03-20',
    })
    expect(prazo.passos).toHaveLength(3)
  })
  test.each([
    ['2026-03-11', '2026-03-21', '2026-03-23'], // ends on a Saturday
    ['2026-03-12', '2026-03-22', '2026-03-23'], // on a Sunday
    ['2026-03-13', '2026-03-23', '2026-03-23'], // on a Monday
    ['2026-03-24', '2026-04-03', '2026-04-06'], // on Good Friday
    ['2026-11-10', '2026-11-20', '2026-11-23'], // on a Friday holiday, then a weekend
    ['2023-11-10', '2023-11-20', '2023-11-20'], // 20 November was not national yet
    ['2025-10-14', '2025-10-24', '2025-10-27'], // on the city's own holiday
    ['2026-05-26', '2026-06-05', '2026-06-08'], // on a day without office hours
    ['2024-02-19', '2024-02-29', '2024-02-29'], // on a leap day
    ['2026-12-22', '2027-01-01', '2027-01-04'], // over the year's end
  ])('from %s: nominal %s, last %s', (inicio, nominal, ultimo) => {
    expect(dezDias(inicio)).toMatchObject({ ultimoDiaNominal: nominal, ultimoDia: ultimo })
    expect(dezDias(inicio, { prorrogaEmDiaNaoUtil: false }).ultimoDia).toBe(nominal)
  })
  test('Lei 9.784 does not move the start; a pack may ask for it', () => {
    expect(dezDias('2026-03-06').ultimoDiaNominal).toBe('2026-03-16')
    expect(dezDias('2026-03-06', { iniciaEmDiaUtil: true })).toMatchObject({
      contaDesde: '2026-03-09',
      ultimoDiaNominal: '2026-03-18',
    })
    expect(dezDias('2026-03-09', { iniciaEmDiaUtil: true })).toMatchObject({
      contaDesde: '2026-03-10',
      ultimoDiaNominal: '2026-03-19',
    })
  })
})

test.each([
  ['2026-03-10', 5, '2026-03-17'],
  ['2026-03-13', 1, '2026-03-16'],
  ['2026-04-01', 2, '2026-04-06'],
  ['2026-03-14', 1, '2026-03-16'],
])('working days: from %s, %i end on %s', (inicio, quantidade, ultimo) => {
  expect(
    calcularPrazo({ inicio, quantidade, unidade: 'dias-uteis', prorrogaEmDiaNaoUtil: true }, cidade)
      .ultimoDia,
  ).toBe(ultimo)
})

describe('months and years', () => {
  const pedido = (p: Partial<PedidoDePrazo>): PedidoDePrazo =>
    ({
      inicio: '2026-11-30',
      quantidade: 3,
      unidade: 'meses',
      mes: 'ultimo-dia',
      prorrogaEmDiaNaoUtil: true,
      ...p,
    }) as PedidoDePrazo
  test('three months from 30 November, under each rule', () => {
    expect(calcularPrazo(pedido({}), cidade)).toMatchObject({
      contaDesde: '2026-12-01',
      ultimoDiaNominal: '2027-02-28',
      ultimoDia: '2027-03-01',
    })
    expect(calcularPrazo(pedido({ mes: 'dia-seguinte' }), cidade)).toMatchObject({
      ultimoDiaNominal: '2027-03-01',
      ultimoDia: '2027-03-01',
    })
  })
  test('years, date to date', () => {
    expect(
      calcularPrazo(pedido({ inicio: '2018-01-10', quantidade: 10, unidade: 'anos' }), cidade)
        .ultimoDia,
    ).toBe('2028-01-10')
    expect(
      calcularPrazo(pedido({ inicio: '2024-02-29', quantidade: 1, unidade: 'anos' }), cidade)
        .ultimoDia,
    ).toBe('2025-02-28')
  })
  test('a moved start moves date to date', () => {
    const prazo = calcularPrazo(
      pedido({ inicio: '2026-03-06', quantidade: 1, iniciaEmDiaUtil: true }),
      cidade,
    )
    expect(prazo).toMatchObject({ contaDesde: '2026-03-09', ultimoDiaNominal: '2026-04-08' })
  })
})

test('any term: ends on a working day, never earlier than its nominal day, only over non-working days', () => {
  const dias = fc
    .integer({ min: numeroDoDia('2000-01-01'), max: numeroDoDia('2099-12-31') })
    .map(diaDoNumero)
  fc.assert(
    fc.property(
      dias,
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom('dias' as const, 'dias-uteis' as const),
      (inicio, quantidade, unidade) => {
        const p = calcularPrazo({ inicio, quantidade, unidade, prorrogaEmDiaNaoUtil: true }, cidade)
        expect(cidade.diaUtil(p.ultimoDia)).toBe(true)
        expect(p.ultimoDia >= p.ultimoDiaNominal).toBe(true)
        for (let d = p.ultimoDiaNominal; d < p.ultimoDia; d = addDias(d, 1))
          expect(cidade.diaUtil(d)).toBe(false)
        if (unidade === 'dias') expect(diferencaEmDias(inicio, p.ultimoDiaNominal)).toBe(quantidade)
        else expect(p.ultimoDia).toBe(p.ultimoDiaNominal)
      },
    ),
    { verbose: true },
  )
})

test('a quantity that makes no sense is a broken pack', () => {
  for (const quantidade of [-1, 1.5, Number.NaN]) {
    expect(() =>
      calcularPrazo(
        { inicio: '2026-01-01', quantidade, unidade: 'dias', prorrogaEmDiaNaoUtil: true },
        cidade,
      ),
    ).toThrow(RangeError)
  }
})
