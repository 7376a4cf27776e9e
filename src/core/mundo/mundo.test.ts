import { describe, expect, test } from 'vitest'
import { ato, concessao, maria, pedido, van } from '../lei/miniCaso.prova.ts'
import { criarMundo, evoluir } from './criarMundo.ts'
import { raizesDoComando, referenciasDoAto } from './referencias.ts'

const atos = [...maria, van(), pedido, concessao]

describe('a world', () => {
  test('finds by every key', () => {
    const m = criarMundo([
      ...atos,
      ato('condutorInscrito', 'condutor:c1', '2025-01-08', {
        pessoa: 'maria',
        outorga: 'o1',
        funcao: 'titular',
      }),
      ato('taxaLancada', 'taxa:t1', '2025-01-08', {
        taxa: 'x',
        outorga: 'o1',
        valor: 1,
        passos: [],
      }),
    ])
    expect(m.outorgasDoTitular('maria').map((o) => o.id)).toEqual(['o1'])
    expect(m.outorgasDoVeiculo('v1').map((o) => o.id)).toEqual(['o1'])
    expect(m.condutoresDaOutorga('o1').map((c) => c.id)).toEqual(['c1'])
    expect(m.condutoresDaPessoa('maria')).toHaveLength(1)
    expect(m.taxasDaOutorga('o1')).toHaveLength(1)
    expect(m.autosDaOutorga('o1')).toEqual([])
    expect([m.existe('outorga:o1'), m.existe('outorga:o2')]).toEqual([true, false])
  })
  test('counts the grants in force on the day, unless told how many there are', () => {
    const m = criarMundo(atos)
    expect([
      m.outorgasVigentes('2025-01-06'),
      m.outorgasVigentes('2030-01-07'),
      m.outorgasVigentes('2030-01-08'),
    ]).toEqual([0, 1, 0])
    expect(criarMundo(atos, { outorgasVigentes: 900 }).outorgasVigentes('2025-01-07')).toBe(900)
  })
  test('evolves into another; the first stays as it was', () => {
    const antes = criarMundo(atos)
    const depois = evoluir(antes, [
      ato('outorgaBaixada', 'outorga:o1', '2025-02-01', { motivo: 'x' }),
    ])
    expect([antes.outorga('o1')?.situacao, depois.outorga('o1')?.situacao]).toEqual([
      'concedida',
      'baixada',
    ])
    expect(depois.outorgasDoTitular('maria')[0]?.situacao).toBe('baixada')
    expect(depois.pessoa('maria')).toBe(antes.pessoa('maria'))
  })
  test('acts of a kind that it does not know, or before the first of their stream, change nothing', () => {
    const m = criarMundo([
      ato('coisaNova', 'outorga:o9', '2025-01-01'),
      ato('taxaPaga', 'taxa:t9', '2025-01-01', { valor: 1 }),
    ])
    expect([m.outorga('o9'), m.taxa('t9')]).toEqual([undefined, undefined])
  })
})

describe('links between streams', () => {
  test('each act names the others that it touches', () => {
    expect(referenciasDoAto(pedido)).toEqual(['pessoa:maria', 'veiculo:v1'])
    expect(referenciasDoAto(van())).toEqual(['pessoa:maria'])
    expect(referenciasDoAto(ato('vistoriaAprovada', 'vistoria:v1', '2025-01-01'))).toEqual([
      'veiculo:v1',
    ])
    expect(referenciasDoAto(ato('outorgaLicenciada', 'licenciamento:o1', '2025-01-01'))).toEqual([
      'outorga:o1',
    ])
    expect(
      referenciasDoAto(ato('taxaLancada', 'taxa:t1', '2025-01-01', { outorga: 'o1' })),
    ).toEqual(['outorga:o1'])
    const auto = ato('autoLavrado', 'auto:a1', '2025-01-01', {
      outorga: 'o1',
      veiculo: 'v1',
      infrator: 'joao',
      responsaveis: [
        { papel: 'titular', pessoa: 'maria' },
        { papel: 'condutor', pessoa: 'joao' },
      ],
    })
    expect(referenciasDoAto(auto)).toEqual([
      'pessoa:joao',
      'pessoa:maria',
      'veiculo:v1',
      'outorga:o1',
    ])
  })
  test('a command looks around its own stream, its trunk and what its data name', () => {
    const c = (
      nome: string,
      corrente: `${'condutor' | 'licenciamento'}:${string}`,
      dados: object,
    ) => raizesDoComando({ id: 'x', nome, corrente, dados })
    expect(c('inscreverCondutor', 'condutor:c1', { pessoa: 'joao', outorga: 'o1' })).toEqual([
      'condutor:c1',
      'pessoa:joao',
      'outorga:o1',
    ])
    expect(c('licenciarOutorga', 'licenciamento:o1', { presencial: true })).toEqual([
      'licenciamento:o1',
      'outorga:o1',
    ])
  })
})
