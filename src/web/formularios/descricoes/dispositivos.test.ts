import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lerPacote } from '#law/files/lerPacote.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { dispositivosDaLei } from './dispositivos.ts'

const lido = lerPacote(join(PASTA_DAS_LEIS, 'am-manaus-mototaxi'))
if (!lido.ok) throw new Error(JSON.stringify(lido.problemas))
const c = { pacote: lido.pacote, hoje: '2026-11-30' }

test('in the order of the law, each once, whatever the order in which they come', () => {
  const opcoes = dispositivosDaLei(c, [
    'art32_cpt_inc36',
    'art17_par1',
    'art32_cpt_inc2',
    'art17_par1',
  ])
  expect(opcoes.map((o) => o.valor)).toEqual(['art17_par1', 'art32_cpt_inc2', 'art32_cpt_inc36'])
})

test('the number, and how the text begins: whole words, and no more than fits a line', () => {
  const [fumando, licenciamento] = dispositivosDaLei(c, [
    'art32_cpt_inc36',
    'art17_par1',
  ]).toReversed()
  expect(fumando?.rotulo).toMatch(/^art\. 32, XXXVI · Conduzir o veículo fumando\./)
  expect(licenciamento?.rotulo).toMatch(/^art\. 17, § 1º · O atraso no licenciamento .*\p{L}…$/u)
  expect(licenciamento?.rotulo.length).toBeLessThan(95)
})
