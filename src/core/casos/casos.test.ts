import { describe, expect, test } from 'vitest'
import { miniLei } from '../lei/miniLei.prova.ts'
import { ErroDeCaso, lerArquivoDeCasos, lerCaso } from './arquivo.ts'
import { executarCaso, simular } from './executar.ts'

const conferencia = { modo: 'conferida', em: '2024-12-01' }
const base = {
  maria: [
    {
      pessoaCadastrada: {
        corrente: 'pessoa:maria',
        em: '2024-12-01',
        tipo: 'fisica',
        municipioDoDomicilio: '9999999',
        pessoal: { nome: 'Maria', identificador: '12345678909', nascimento: '2004-02-01' },
      },
    },
    {
      documentoJuntado: {
        corrente: 'pessoa:maria',
        em: '2024-12-01',
        documento: {
          tipo: 'cnh',
          emitidoEm: '2024-06-30',
          validoAte: '2029-06-30',
          categorias: 'D',
          conferencia,
        },
      },
    },
    {
      documentoJuntado: {
        corrente: 'pessoa:maria',
        em: '2024-12-21',
        documento: {
          tipo: 'certidao',
          emitidoEm: '2024-12-20',
          resultado: 'nada-consta',
          conferencia,
        },
      },
    },
  ],
  van: [
    {
      veiculoCadastrado: {
        corrente: 'veiculo:v1',
        em: '2024-12-01',
        placa: 'ABC1C34',
        tipo: 'van',
        marca: 'M',
        modelo: 'V',
        anoFabricacao: 2016,
        propriedade: { regime: 'proprio', pessoa: 'maria', desde: '2020-01-01' },
      },
    },
    {
      outorgaRequerida: {
        corrente: 'outorga:o1',
        em: '2025-01-06',
        titular: 'maria',
        veiculo: 'v1',
        presencial: true,
      },
    },
  ],
}
const quando = (em: string, mais: object = {}) => ({
  comando: 'concederOutorga',
  corrente: 'outorga:o1',
  em,
  autor: { id: 'g1', papeis: ['gestor'] },
  ...mais,
})
const caso = (em: string, entao: object, mais: object = {}) => ({
  caso: 'conceder',
  parametros: {
    populacao: 3000,
    'habitantes-por-outorga': [{ desde: '2020-01-02', valor: 300, fonte: 'x' }],
  },
  usa: ['maria', 'van'],
  quando: quando(em),
  entao,
  ...mais,
})
const rodar = (c: object) => {
  const [lido] = lerArquivoDeCasos({ base, casos: [c] })
  if (lido === undefined) throw new Error('sem caso')
  return executarCaso(lido, miniLei, {})
}

describe('executarCaso', () => {
  test('acts expected, by subset, numbered as the ledger would', () => {
    expect(
      rodar(
        caso('2025-02-01', {
          atos: [
            {
              outorgaConcedida: {
                termoFinal: '2030-02-01',
                numero: '0001/2025',
                fundamentos: ['art3_par1'],
              },
            },
          ],
        }),
      ),
    ).toMatchObject({ passou: true, diferencas: [] })
  })
  test('refusals expected: exactly these codes', () => {
    const recusa = {
      codigo: 'titular.idade-minima',
      fundamentos: ['art4_cpt_inc1'],
      passaEm: '2025-02-01',
    }
    expect(rodar(caso('2025-01-31', { recusas: [recusa] })).passou).toBe(true)
    expect(rodar(caso('2025-01-31', { recusas: [recusa, { codigo: 'outra' }] })).passou).toBe(false)
    expect(rodar(caso('2025-01-31', { recusas: [{ codigo: 'outra' }] })).diferencas).toHaveLength(2)
  })
  test('what differs says where, what was expected and what came', () => {
    expect(
      rodar(caso('2025-02-01', { atos: [{ outorgaConcedida: { termoFinal: '2030-02-02' } }] }))
        .diferencas,
    ).toEqual([
      { onde: 'atos[0].outorgaConcedida.termoFinal', esperado: '2030-02-02', obtido: '2030-02-01' },
    ])
    expect(rodar(caso('2025-01-31', { atos: [] })).passou).toBe(false)
    expect(rodar(caso('2025-02-01', { recusas: [{ codigo: 'x' }] })).passou).toBe(false)
  })
  test('a quota told by the case', () => {
    expect(
      rodar(
        caso(
          '2025-02-01',
          { recusas: [{ codigo: 'outorga.quota-esgotada' }] },
          { outorgasVigentes: 10 },
        ),
      ).passou,
    ).toBe(true)
    expect(
      rodar(caso('2025-02-01', { atos: [{ outorgaConcedida: {} }] }, { outorgasVigentes: 9 }))
        .passou,
    ).toBe(true)
  })
})

describe('a case that cannot be run says why', () => {
  const ruins: readonly (readonly [string, object, RegExp])[] = [
    [
      'unknown act',
      { dado: [{ coisaFeita: { corrente: 'outorga:o1', em: '2025-01-01' } }] },
      /ato desconhecido "coisaFeita"/,
    ],
    [
      'act on another stream',
      { dado: [{ taxaPaga: { corrente: 'outorga:o1', em: '2025-01-01' } }] },
      /taxa:…/,
    ],
    ['act without a day', { dado: [{ taxaPaga: { corrente: 'taxa:t1' } }] }, /em: AAAA-MM-DD/],
    ['unknown base', { usa: ['ninguem'] }, /ninguem/],
    [
      'unknown command',
      { quando: quando('2025-01-01', { comando: 'voar' }) },
      /comando desconhecido "voar"/,
    ],
    [
      'command on another stream',
      { quando: quando('2025-01-01', { corrente: 'taxa:t1' }) },
      /outorga:…/,
    ],
    [
      'data out of schema',
      { quando: quando('2025-01-01', { dados: { nada: 1 } }) },
      /dados de concederOutorga/,
    ],
    ['a day that does not exist', { quando: quando('2025-02-30') }, /quando\.em/],
  ]
  test.each(ruins)('%s', (_nome, mais, mensagem) => {
    expect(() => rodar(caso('2025-01-01', { atos: [] }, mais))).toThrow(ErroDeCaso)
    expect(() => rodar(caso('2025-01-01', { atos: [] }, mais))).toThrow(mensagem)
  })
})

describe('simular', () => {
  test('the whole trace, granted or refused: requirement, redaction, fact, parameter', () => {
    const { usa: _usa, ...resto } = caso('2025-01-31', { atos: [] })
    const s = simular(
      lerCaso({ ...resto, entao: undefined, dado: [...base.maria, ...base.van] }),
      miniLei,
      {},
    )
    expect(s.recusas.map((r) => r.codigo)).toEqual(['titular.idade-minima'])
    expect(s.verificacoes.find((v) => v.requisito === 'vida-util')).toMatchObject({
      redacaoDesde: '2025-01-10',
      atendido: true,
      fato: { limite: 20 },
    })
    expect(s.verificacoes.find((v) => v.requisito === 'quota')).toMatchObject({
      parametros: { populacao: 3000 },
    })
    expect(s.verificacoes.find((v) => v.requisito === 'idade')).toMatchObject({
      atendido: false,
      fato: { idade: 20, minima: 21 },
    })
  })
})
