import { describe, expect, it } from 'vitest'
import { citar } from './citar.ts'

describe('a provision as a person writes it', () => {
  it.each([
    ['art4_par1u', 'art. 4º, parágrafo único'],
    ['art17_cpt', 'art. 17'],
    ['art20_cpt_inc13_ali1', 'art. 20, XIII, a'],
    ['art13_par6', 'art. 13, § 6º'],
    ['art32_cpt_inc45', 'art. 32, XLV'],
    ['anx1', 'Anexo I'],
  ])('%s is %s', (id, citacao) => {
    expect(citar(id)).toBe(citacao)
  })
})
