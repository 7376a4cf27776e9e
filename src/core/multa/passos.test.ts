import { expect, test } from 'vitest'
import { comDispositivo } from './passos.ts'

test('a line of the computation ends in the provisions that give it, once each', () => {
  expect(comDispositivo('Infração leve: R$ 50,00', ['art13_cpt_ali1', 'art13_cpt_ali1'])).toBe(
    'Infração leve: R$ 50,00 (art. 13, “a”)',
  )
  expect(comDispositivo('Valor da UFM: R$ 10,00.', ['art32_cpt'])).toBe(
    'Valor da UFM: R$ 10,00 (art. 32, caput)',
  )
  expect(comDispositivo('Sem artigo.', [])).toBe('Sem artigo.')
})
