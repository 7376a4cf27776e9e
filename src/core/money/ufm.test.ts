import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseReais } from './centavos.ts'
import { corrigir } from './correcao.ts'
import { lerSerieCsv } from './serie.ts'

/**
 * A check of the index arithmetic against reality: Manaus fixes its fiscal unit each year by the
 * INPC, from the value before. The window is not constant, so the decree's value is the datum.
 */
const ler = (arquivo: string) =>
  readFileSync(new URL(`../../../leis/${arquivo}`, import.meta.url), 'utf8')
const lida = lerSerieCsv('INPC', ler('indices/inpc.csv'))
if (!lida.ok) throw new Error(JSON.stringify(lida.defeitos))
const inpc = lida.valor

const ufm = new Map<string, number>()
for (const linha of ler('am-manaus-mototaxi/dados/ufm.csv').trim().split(/\r?\n/).slice(1)) {
  const [ano = '', valor = ''] = linha.split(',')
  const centavos = parseReais(valor.replace('.', ','))
  if (!centavos.ok) throw new Error(linha)
  ufm.set(ano, centavos.valor)
}

test.each([
  ['2020', '2018-12', '2019-11'],
  ['2021', '2019-12', '2020-11'],
  ['2022', '2020-12', '2021-11'],
  ['2023', '2021-12', '2022-11'],
  ['2024', '2022-12', '2023-10'],
  ['2025', '2023-11', '2024-09'],
])('the UFM of %s is the one before by the INPC of %s to %s', (ano, de, ate) => {
  const anterior = ufm.get(String(Number(ano) - 1))
  expect(anterior).toBeDefined()
  expect(corrigir(anterior ?? 0, inpc, de, ate)).toMatchObject({ ok: true, valor: ufm.get(ano) })
})
