import { describe, expect, test } from 'vitest'
import type { DispositivoEscrito } from '../esquema/texto.ts'
import { consolidar } from './consolidar.ts'
import { vespera } from './vigencia.ts'

const texto: DispositivoEscrito[] = [
  {
    id: 'cap1',
    rotulo: 'CAPÍTULO I',
    agrupador: true,
    redacoes: [{ texto: 'T', desde: '2010-03-01', fonte: 'Lei 7' }],
  },
  {
    id: 'art1_cpt',
    rotulo: 'Art. 1º',
    redacoes: [
      { texto: null, desconhecida: true, desde: '2010-03-01', fonte: 'Lei 7' },
      { texto: 'novo', desde: '2020-03-01', ate: '2022-12-31', fonte: 'Lei 9' },
    ],
  },
]
const vigente = (dia: string) => consolidar(texto, dia)[1]?.texto

describe('the law as it read on a day', () => {
  test('a redaction is in force from its first day to the eve of the next, both inclusive', () => {
    expect(vigente('2020-02-29')).toBeNull()
    expect(vigente('2020-03-01')).toBe('novo')
    expect(vigente('2022-12-31')).toBe('novo')
  })

  test('before the law, after a repeal and where the redaction is not known there is no text', () => {
    expect(vigente('2010-02-28')).toBeNull()
    expect(vigente('2015-01-01')).toBeNull()
    expect(vigente('2023-01-01')).toBeNull()
  })

  test('headings included, in the order of the law, the end of each redaction explicit', () => {
    expect(consolidar(texto, '2021-01-01')).toEqual([
      {
        id: 'cap1',
        rotulo: 'CAPÍTULO I',
        texto: 'T',
        redacoes: [{ texto: 'T', desde: '2010-03-01', ate: null, fonte: 'Lei 7' }],
      },
      {
        id: 'art1_cpt',
        rotulo: 'Art. 1º',
        texto: 'novo',
        redacoes: [
          { texto: null, desde: '2010-03-01', ate: '2020-02-29', fonte: 'Lei 7' },
          { texto: 'novo', desde: '2020-03-01', ate: '2022-12-31', fonte: 'Lei 9' },
        ],
      },
    ])
  })
})

test.each([
  ['2024-03-01', '2024-02-29'],
  ['2023-03-01', '2023-02-28'],
  ['1900-03-01', '1900-02-28'],
  ['2000-03-01', '2000-02-29'],
  ['2025-01-01', '2024-12-31'],
  ['2025-12-08', '2025-12-07'],
  ['2025-05-01', '2025-04-30'],
])('the eve of %s is %s', (dia, antes) => {
  expect(vespera(dia)).toBe(antes)
})
