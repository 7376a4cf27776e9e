import { expect, test } from 'vitest'
import { umaPorFalta } from './mesmaFalta.ts'

const cnh = (fundamentos: string[], mais: object = {}) => ({
  codigo: 'documento.ausente',
  fundamentos,
  falta: 'cnh',
  dados: { documento: 'CNH', de: 'condutor' },
  ...mais,
})

test('one lack asked by two requirements is said once, with both provisions', () => {
  expect(
    umaPorFalta([
      cnh(['art13_cpt'], { outrasNormas: ['Lei A'], requisito: 'habilitacao' }),
      { codigo: 'condutor.maximo', fundamentos: ['art8_cpt'] },
      cnh(['art17_cpt', 'art13_cpt'], { outrasNormas: ['Lei B'], requisito: 'cnh' }),
    ]),
  ).toEqual([
    cnh(['art13_cpt', 'art17_cpt'], { outrasNormas: ['Lei A', 'Lei B'], requisito: 'habilitacao' }),
    { codigo: 'condutor.maximo', fundamentos: ['art8_cpt'] },
  ])
})
test('the same paper of two persons, or lacking in two ways, is two lacks', () => {
  const duas = [
    cnh(['art13_cpt']),
    cnh(['art13_cpt'], { dados: { documento: 'CNH', de: 'titular' } }),
  ]
  expect(umaPorFalta(duas)).toEqual(duas)
})
