import { expect, it } from 'vitest'
import { anoDoEdital, chaveDoLugar, numeroDoEdital } from './editalAnterior.ts'

it.each([
  '0001/2025',
  'Edital nº 1/2025',
  '001 - 2025',
  '1 de 2025',
  '１/２０２５',
  '1 / 2025 (DOM)',
])('one number, however typed: %s', (edital) => expect(numeroDoEdital(edital)).toBe('0001/2025'))
it.each([
  ['Edital 001', undefined],
  ['Edital 1/2023', 2023],
  ['Edital 2050/2023', 2023],
  ['0999/2099', 2099],
  ['2099/0001', 2099],
])('the year of %s', (edital, ano) => expect(anoDoEdital(edital)).toBe(ano))
it('one place of one edital has one key; another place or lot has another', () => {
  const chave = (edital: string, classificacao = 1, lote = '') =>
    chaveDoLugar({ edital, classificacao, lote })
  expect(chave('Edital nº 1/2023')).toBe(chave('0001/2023'))
  expect(chave('Edital  A')).toBe(chave('edital a.'))
  expect(new Set([chave('1/2023'), chave('1/2023', 2), chave('1/2023', 1, 'B')]).size).toBe(3)
})
