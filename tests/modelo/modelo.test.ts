import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { comandos } from '#core/comandos.ts'
import { conferir } from './invariantes.ts'
import { lerLeis } from './lei.ts'
import { passear } from './passeio.ts'
import { refazer } from './refazer.ts'

/*
 * The whole life of grants and proceedings under every law, at random: any command of the registry,
 * by anybody, with good and bad data, over years. `MODELO_PASSEIOS` walks that many a law (40 by
 * default) and `MODELO_SEMENTE` repeats a run; a counterexample prints both.
 */
const PASSEIOS = Number(process.env['MODELO_PASSEIOS'] ?? 40)
const SEMENTE = Number(process.env['MODELO_SEMENTE'] ?? 20261130)
const leis = lerLeis()
const alcancados = new Map<string, Set<string>>()

describe.each(leis.map((l) => [l.pacote.lei.id, l] as const))('%s', (nome, lei) => {
  const feitos = new Set<string>()
  alcancados.set(nome, feitos)
  test(
    'whatever is commanded, what the law keeps is kept',
    () => {
      const semFundamento = new Set<string>()
      const passaJa = new Set<string>()
      fc.assert(
        fc.property(
          fc.noShrink(fc.nat()),
          fc.array(fc.noShrink(fc.nat()), { minLength: 20, maxLength: 60, size: 'max' }),
          (cena, passos) => {
            const vida = passear(lei, cena, passos, conferir)
            refazer(vida)
            for (const c of vida.aceitos.keys()) feitos.add(c)
            for (const c of vida.semFundamento) semFundamento.add(c)
            for (const c of vida.passaJa) passaJa.add(c)
          },
        ),
        { numRuns: PASSEIOS, seed: SEMENTE },
      )
      expect([...semFundamento], 'refusals that cite nothing').toEqual([])
      expect([...passaJa], 'refusals that say they pass on a day already come').toEqual([])
    },
    Math.max(60_000, PASSEIOS * 2_000),
  )
})

afterAll(() => {
  const nomes = comandos.map((c) => c.nome)
  for (const [lei, feitos] of alcancados)
    console.info(`${lei}: ${feitos.size} de ${nomes.length} comandos aceitos (semente ${SEMENTE})`)
  const nunca = nomes.filter((n) => ![...alcancados.values()].some((f) => f.has(n)))
  console.info(nunca.length === 0 ? 'todos alcançados' : `não alcançados: ${nunca.join(', ')}`)
})
