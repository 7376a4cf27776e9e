import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { comandos } from '#core/comandos.ts'
import { acasoDe } from './acaso.ts'
import { hostilizar } from './hostil.ts'
import { conferir } from './invariantes.ts'
import { lerLeis } from './lei.ts'
import { passear } from './passeio.ts'
import { refazer } from './refazer.ts'
import type { Vida } from './vida.ts'

/*
 * The whole life of grants and proceedings under every law, at random: any command of the registry,
 * by anybody, with good and bad data, over years. `MODELO_PASSEIOS` walks that many a law and
 * `MODELO_SEMENTE` repeats a run; a counterexample prints its seed and path, and
 * is made as short as can be when `MODELO_ENCOLHER` is set. The long run, that goes
 * on past what it finds, is `node tests/modelo/longo.ts`.
 */
const PASSEIOS = Number(process.env['MODELO_PASSEIOS'] ?? 12)
const SEMENTE = Number(process.env['MODELO_SEMENTE'] ?? 20261130)
const LIMITE = Math.max(120_000, PASSEIOS * 2_000)
const alcancados = new Map<string, Set<string>>()

describe.each(lerLeis().map((l) => [l.pacote.lei.id, l] as const))('%s', (nome, lei) => {
  const feitos = new Set<string>()
  alcancados.set(nome, feitos)
  const terminar = (vida: Vida): void => {
    refazer(vida)
    for (const c of vida.aceitos.keys()) feitos.add(c)
    expect(
      [...vida.semFundamento],
      'refusals that cite no law: cite it, or tell them structural in invariantes.ts',
    ).toEqual([])
    expect([...vida.passaJa], 'refusals that pass on a day already come').toEqual([])
  }

  test(
    'from each case of the law, life goes on and what the law keeps is kept',
    () => {
      for (const n of lei.cenas.keys()) {
        const a = acasoDe(SEMENTE + n)
        terminar(passear(lei, n, [a.ate(2 ** 31), a.ate(2 ** 31)], conferir))
      }
    },
    LIMITE,
  )

  test(
    'whatever is commanded, over years, what the law keeps is kept',
    () => {
      // Numbers are choices, not sizes: only the walk is made shorter.
      const passo = fc.noShrink(fc.nat())
      const passos = fc.array(passo, { minLength: 20, maxLength: 60, size: 'max' })
      const anda = (cena: number, ps: readonly number[]): void =>
        terminar(passear(lei, cena, ps, conferir))
      fc.assert(fc.property(passo, passos, anda), {
        numRuns: PASSEIOS,
        seed: SEMENTE,
        endOnFailure: process.env['MODELO_ENCOLHER'] === undefined,
      })
    },
    LIMITE,
  )

  test(
    'extremes that the schema admits are decided like any other',
    () => {
      for (let n = 0; n < Math.ceil(PASSEIOS / 3); n++) {
        const a = acasoDe(SEMENTE + n)
        const passos = Array.from({ length: 20 }, () => a.ate(2 ** 31))
        const vida = passear(lei, a.ate(1000), passos, conferir)
        expect(hostilizar(vida, a)).toBeGreaterThan(30)
        refazer(vida)
      }
    },
    LIMITE,
  )
})

afterAll(() => {
  const nomes = [...new Set(comandos.map((c) => c.nome))]
  for (const [lei, feitos] of alcancados) {
    const nunca = nomes.filter((n) => !feitos.has(n))
    const resto = nunca.length === 0 ? '' : `; não: ${nunca.join(', ')}`
    console.info(`${lei}: ${feitos.size} de ${nomes.length} comandos aceitos${resto}`)
  }
  const nunca = nomes.filter((n) => ![...alcancados.values()].some((f) => f.has(n)))
  console.info(`semente ${SEMENTE}; nunca aceitos em lei alguma: ${nunca.join(', ') || 'nenhum'}`)
})
