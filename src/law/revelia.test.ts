import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Processo = Readonly<
  Record<'revelia' | 'primeiraInstancia', Readonly<{ fundamentos: readonly string[] }>>
>

test('Cidade Ocidental, art. 24, parágrafo único: só o julgamento à revelia o cita', () => {
  const arquivo = new URL('../../leis/go-cidade-ocidental-escolar/processo.yaml', import.meta.url)
  const { revelia, primeiraInstancia } = parse(readFileSync(arquivo, 'utf8')) as Processo
  expect(revelia.fundamentos).toEqual(['art24_par1u'])
  expect(primeiraInstancia.fundamentos).toEqual(['art25_cpt'])
})
