import { describe, expect, test } from 'vitest'
import { custos as esquemaDosCustos } from '#law/esquema/custos.ts'
import { fracionar } from '../money/fracionar.ts'
import { calcular } from './calcular.ts'
import { calcularCustos, type EntradaDeCusto } from './custos.ts'
import { escreverQuantidade } from './formas.ts'
import { cabe, type ComandoDoCalculo, transicoes } from './transicoes.ts'

const previsto = esquemaDosCustos.parse({
  parcelas: [
    { id: 'diesel', nome: 'Diesel', grupo: 'variavel', forma: 'consumo' },
    { id: 'pneus', nome: 'Pneus', grupo: 'variavel', forma: 'quilometragem' },
    { id: 'salario', nome: 'Salário', grupo: 'fixo', forma: 'mensal' },
    { id: 'ajuda', nome: 'Ajuda', grupo: 'fixo', forma: 'mensal', opcional: true },
    {
      id: 'encargos',
      nome: 'Encargos',
      grupo: 'fixo',
      forma: 'percentual',
      sobre: ['salario', 'ajuda'],
    },
    { id: 'uso', nome: 'Depreciação', grupo: 'fixo', forma: 'depreciacao' },
    { id: 'imposto', nome: 'Imposto', grupo: 'fixo', forma: 'anual' },
  ],
  fundamentos: ['art1_cpt'],
})
const fonte = 'Nota fiscal'
const parcelas: Record<string, EntradaDeCusto> = {
  diesel: { valor: 599, quantidade: 7.5, fonte },
  pneus: { valor: 200_000, quantidade: 45_000, fonte },
  salario: { valor: 200_001, quantidade: 2, fonte },
  encargos: { quantidade: 33.333, fonte },
  uso: { valor: 10_000_000, residual: 1_000_001, quantidade: 7, fonte },
  imposto: { valor: 100_006, fonte },
}
const feito = (mais: object = {}) => {
  const r = calcular({ quilometros: 1001, parcelas: { ...parcelas, ...mais } }, previsto)
  if (!('linhas' in r)) throw new Error(JSON.stringify(r))
  return r
}
const codigos = (mais: object) => {
  const r = calcular({ quilometros: 1001, parcelas: { ...parcelas, ...mais } }, previsto)
  return 'linhas' in r ? [] : r.map((x) => x.codigo)
}

describe('the sheet', () => {
  test('each line is rounded once, half up; totals are sums of lines', () => {
    const r = feito()
    expect(r.linhas.map((l) => [l.parcela, l.valor])).toEqual([
      ['diesel', 79_947], // 599 × 1001 ÷ 7,5 = 79.946,53
      ['pneus', 4449], // 200.000 × 1001 ÷ 45.000 = 4.448,89
      ['salario', 400_002],
      ['encargos', 133_333], // 33,333% of 400.002 = 133.332,67
      ['uso', 107_143], // 8.999.999 ÷ 84 = 107.142,85
      ['imposto', 8334], // 100.006 ÷ 12 = 8.333,83
    ])
    expect([r.variavel, r.fixo, r.total]).toEqual([84_396, 648_812, 733_208])
    expect(r.porQuilometro).toBe(732) // 733.208 ÷ 1001 = 732,48
    expect(r.porEstudante).toBeUndefined()
  })
  test('half a centavo goes up', () => {
    expect(feito({ imposto: { valor: 6, fonte } }).linhas.at(-1)?.valor).toBe(1)
    expect(feito({ imposto: { valor: 5, fonte } }).linhas.at(-1)?.valor).toBe(0)
  })
  test('an optional share counts when it is there, also in what leans on it', () => {
    const r = feito({ ajuda: { valor: 100_000, fonte } })
    expect(r.linhas.find((l) => l.parcela === 'encargos')?.valor).toBe(166_666) // of 500.002
  })
  test('the operation is written, with the source', () => {
    expect(feito().linhas[0]).toMatchObject({
      passo: '1.001 km ÷ 7,5 km por litro × R$ 5,99 o litro = R$ 799,47',
      fonte,
    })
  })
  test('everything wrong is told at once', () => {
    expect(
      codigos({
        outra: { fonte },
        diesel: { valor: 599, fonte },
        imposto: { valor: 1, quantidade: 2, fonte },
        uso: { valor: 1, residual: 2, quantidade: 1, fonte },
      }),
    ).toEqual([
      'custos.parcela-desconhecida',
      'custos.dado-em-falta',
      'custos.residual-maior',
      'custos.dado-a-mais',
    ])
  })
  test('beyond what integers hold is refused, never guessed', () => {
    expect(codigos({ diesel: { valor: 100_000_000_000, quantidade: 0.001, fonte } })).toEqual([
      'custos.valor-alem-do-limite',
    ])
  })
  test('nor is a sum of shares that integers hold one by one', () => {
    const enorme = { valor: 100_000_000_000, quantidade: 80_000, fonte }
    for (const mais of [
      { salario: enorme, ajuda: enorme },
      {
        salario: { ...enorme, quantidade: 90_000 },
        uso: { ...enorme, residual: 0, quantidade: 0.001 },
      },
    ])
      expect(codigos(mais)).toEqual(['custos.valor-alem-do-limite'])
  })
  test('a share leans only on those before it', () => {
    const [, , salario, , encargos] = previsto.parcelas
    const lido = esquemaDosCustos.safeParse({ ...previsto, parcelas: [encargos, salario] })
    expect(lido.success).toBe(false)
  })
})

test('quantities have at most three places', () => {
  const ler = (quantidade: number) =>
    calcularCustos.safeParse({
      calculo: 'c',
      mes: '2024-02',
      quilometros: 1,
      fonteDosQuilometros: fonte,
      parcelas: { x: { quantidade, fonte } },
    }).success
  expect([ler(0.1), ler(8.125), ler(8.1255), ler(0), ler(1e-7)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([2400, 8.5, 1_234_567.891].map(escreverQuantidade)).toEqual([
    '2.400',
    '8,5',
    '1.234.567,891',
  ])
})

test('a fraction of nothing negative, by something', () => {
  expect(fracionar(1, 1n, 2n)).toBe(1)
  expect(() => fracionar(1, 1n, 0n)).toThrow(RangeError)
  expect(() => fracionar(-1, 1n, 2n)).toThrow(RangeError)
})

test('every pair of command and stage', () => {
  const base = { id: 'c', por: 'ambas', objeto: 'x', recebidoEm: '', requeridoEm: '' } as const
  const pares = (Object.keys(transicoes) as ComandoDoCalculo[]).flatMap((comando) =>
    (['requerido', 'calculado', 'indeferido'] as const)
      .filter((situacao) => cabe(comando, { ...base, situacao }))
      .map((s) => `${comando}:${s}`),
  )
  expect(pares).toEqual(['calcularCustos:requerido', 'indeferirCalculoDeCustos:requerido'])
})
