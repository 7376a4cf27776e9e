import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerPacote } from '#law/files/lerPacote.ts'
import { criarCalendario } from '../calendar/calendario.ts'
import type { Contexto } from '../contexto.ts'
import { contextoEm } from '../lei/miniCaso.prova.ts'
import { dentroDoHorario } from './bandeira.ts'
import { calcularCorrida, multiplicarPor } from './calcular.ts'
import type { Corrida, ResultadoDaCorrida } from './tarifa.ts'

const lido = lerPacote(resolve(import.meta.dirname, '../../../leis/am-manaus-mototaxi'))
if (!lido.ok) throw new Error('pacote ilegível')
const { pacote } = lido
const { fuso, feriados } = pacote.lei.municipio

const fixado = (valor: unknown) => [{ desde: '2024-01-01', valor, fonte: 'Decreto 1' }]
const parametros: Contexto['parametros'] = {
  'tarifa-bandeirada': fixado(450),
  'tarifa-quilometro': fixado(180),
  'tarifa-quilometro-bandeira-2': fixado(230),
  'tarifa-hora-parada': fixado(2000),
  'bandeira-2-dias': fixado(['domingo', 'feriado']),
  'bandeira-2-meses': fixado(['dezembro']),
  'bandeira-2-areas': fixado(['Zona rural']),
  'bandeira-2-horarios': fixado(['22:00-06:00']),
}
const contexto = (mais: Contexto['parametros'] = {}): Contexto => ({
  ...contextoEm('2024-06-03', pacote, { ...parametros, ...mais }),
  calendario: criarCalendario({ fuso, feriados }),
})
/** A Monday of June, at ten in the morning: the first rate. */
const base: Corrida = { acomodadoEm: '2024-06-03T10:00:00', metros: 5200, segundosParados: 90 }
const calcular = (mais: Partial<Corrida> = {}, c = contexto()) =>
  calcularCorrida({ ...base, ...mais }, c)
const certa = (mais: Partial<Corrida> = {}, c = contexto()): ResultadoDaCorrida => {
  const r = calcular(mais, c)
  if ('recusas' in r) throw new Error(JSON.stringify(r.recusas))
  return r
}
const codigos = (r: ReturnType<typeof calcular>) =>
  'recusas' in r ? r.recusas.map((x) => [x.codigo, ...x.fundamentos]) : []

test('line by line: the start, the distance, the waiting', () => {
  const r = certa()
  expect(r.bandeira).toBe(1)
  expect(r.linhas.map((l) => l.valor)).toEqual([450, 936, 50])
  expect(r.total).toBe(1436)
  expect(r.fundamentos).toEqual(['art18_cpt', 'art19_cpt'])
})

describe('the second rate', () => {
  test.each([
    ['2024-06-01T21:59:59', 1],
    ['2024-06-01T22:00:00', 2],
    ['2024-06-03T05:59:59', 2],
    ['2024-06-03T06:00:00', 1],
    ['2024-06-01T12:00:00', 1],
    ['2024-06-02T12:00:00', 2],
    ['2024-06-03T12:00:00', 1],
    ['2024-09-04T12:00:00', 1],
    ['2024-09-05T12:00:00', 2],
    ['2024-09-06T12:00:00', 1],
    ['2024-11-30T12:00:00', 1],
    ['2024-12-02T12:00:00', 2],
    ['2024-12-31T12:00:00', 2],
    ['2025-01-02T12:00:00', 1],
  ])('at %s it is %i', (acomodadoEm, bandeira) => {
    expect(certa({ acomodadoEm }).bandeira).toBe(bandeira)
  })
  test('by the area in which the ride begins', () => {
    expect(certa({ area: 'Zona rural' })).toMatchObject({
      bandeira: 2,
      motivos: [{ por: 'area', qual: 'Zona rural' }],
    })
    expect(certa({ area: 'Centro' }).bandeira).toBe(1)
  })
  test('an empty list says that there is none', () => {
    const c = contexto({ 'bandeira-2-dias': fixado([]) })
    expect(certa({ acomodadoEm: '2024-06-02T12:00:00' }, c).bandeira).toBe(1)
  })
})

test('what the city has not fixed is refused by name; the hours need not be fixed', () => {
  const vazio = { ...contexto(), parametros: {} }
  const r = calcular({}, vazio)
  expect('recusas' in r && r.recusas.map((x) => x.falta)).toEqual([
    'tarifa-bandeirada',
    'tarifa-quilometro',
    'tarifa-quilometro-bandeira-2',
    'tarifa-hora-parada',
    'bandeira-2-dias',
    'bandeira-2-meses',
    'bandeira-2-areas',
  ])
})

test('a new value holds from its day on', () => {
  const nova = { desde: '2024-06-04', valor: 500, fonte: 'Decreto 2' }
  const c = contexto({ 'tarifa-bandeirada': [...fixado(450), nova] })
  expect(certa({}, c).linhas[0]?.valor).toBe(450)
  expect(certa({ acomodadoEm: '2024-06-04T10:00:00' }, c).linhas[0]?.valor).toBe(500)
})

test('a law without tariff has none', () => {
  expect(codigos(calcularCorrida(base, contextoEm('2024-06-03')))).toEqual([['lei.nao-preve']])
})

test('measured from the passenger seated to the end of the service', () => {
  const as = (hora: string) => `2024-06-03T${hora}`
  expect(codigos(calcular({ acionadoEm: as('10:00:00') }))).toEqual([])
  expect(codigos(calcular({ acionadoEm: as('09:59:59') }))).toEqual([
    ['corrida.acionada-antes', 'art19_cpt'],
  ])
  const fim = { terminadaEm: as('10:20:00') }
  expect(codigos(calcular({ ...fim, desativadoEm: as('10:20:00') }))).toEqual([])
  expect(codigos(calcular({ ...fim, desativadoEm: as('10:20:01') }))).toEqual([
    ['corrida.desativada-depois', 'art19_cpt'],
  ])
  expect(codigos(calcular({ terminadaEm: as('10:01:30') }))).toEqual([])
  expect(codigos(calcular({ terminadaEm: as('10:01:29') }))).toEqual([
    ['corrida.espera-alem-da-corrida', 'art19_cpt'],
  ])
  expect(codigos(calcular({ terminadaEm: as('09:00:00') }))).toEqual([
    ['corrida.termino-anterior', 'art19_cpt'],
  ])
})

const metros = fc.integer({ min: 0, max: 1_000_000 })
const preco = fc.integer({ min: 0, max: 1_000_000 })

test('each part is rounded once, half up, to the nearest centavo', () => {
  expect([
    multiplicarPor(1, 499, 1000),
    multiplicarPor(1, 500, 1000),
    multiplicarPor(1, 501, 1000),
  ]).toEqual([0, 1, 1])
  fc.assert(
    fc.property(preco, metros, (unitario, quantidade) => {
      const dobro = 2 * (multiplicarPor(unitario, quantidade, 1000) * 1000 - unitario * quantidade)
      return dobro > -1000 && dobro <= 1000
    }),
  )
})

test('a ride is the sum of its lines, and a longer one never costs less', () => {
  fc.assert(
    fc.property(metros, metros, fc.integer({ min: 0, max: 86_400 }), (a, b, segundosParados) => {
      const [curta, longa] = [Math.min(a, b), Math.max(a, b)]
      const x = certa({ metros: curta, segundosParados })
      const y = certa({ metros: longa, segundosParados })
      expect(x.total).toBe(x.linhas.reduce((s, l) => s + l.valor, 0))
      expect(y.total).toBeGreaterThanOrEqual(x.total)
    }),
    { numRuns: 50 },
  )
})

test('every minute is in a stretch of hours or in the rest of the day, never in both', () => {
  const minuto = fc
    .integer({ min: 0, max: 1439 })
    .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
  fc.assert(
    fc.property(minuto, minuto, minuto, (de, ate, hora) => {
      fc.pre(de !== ate)
      return dentroDoHorario(`${de}-${ate}`, hora) !== dentroDoHorario(`${ate}-${de}`, hora)
    }),
  )
})
