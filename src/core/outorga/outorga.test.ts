import { describe, expect, test } from 'vitest'
import type { Ato } from '../ato.ts'
import {
  atosDe,
  ato,
  codigosDe,
  concessao,
  maria,
  pedido,
  quando,
  recusasDe,
  vagas,
  van,
} from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { transicoes } from './transicoes.ts'

const dado = [...maria, van(), pedido]
const conceder = (atos: readonly Ato[], em: string, pacote = miniLei, parametros = vagas) =>
  quando(atos, 'concederOutorga', 'outorga:o1', em, {}, pacote, parametros)

describe('requerer', () => {
  test('a person and a vehicle of the register: the request gets a protocol number', () => {
    const [feito] = atosDe(
      quando([...maria, van()], 'requererOutorga', 'outorga:o1', '2025-01-06', {
        titular: 'maria',
        veiculo: 'v1',
        presencial: true,
      }),
    )
    expect(feito).toMatchObject({
      tipo: 'outorgaRequerida',
      numerar: { campo: 'protocolo', serie: 'protocolo', ano: 2025 },
    })
  })
  test('holder and vehicle unknown: both are named', () => {
    const r = recusasDe(
      quando([], 'requererOutorga', 'outorga:o1', '2025-01-06', {
        titular: 'x',
        veiculo: 'y',
        presencial: true,
      }),
    )
    expect(r.map((x) => [x.codigo, x.falta])).toEqual([
      ['corrente.inexistente', 'pessoa:x'],
      ['corrente.inexistente', 'veiculo:y'],
    ])
  })
  test('before the law is in force: passes on its first day', () => {
    const r = recusasDe(
      quando([...maria, van()], 'requererOutorga', 'outorga:o1', '2020-01-01', {
        titular: 'maria',
        veiculo: 'v1',
        presencial: true,
      }),
    )
    expect(r).toMatchObject([{ codigo: 'lei.nao-vigente', passaEm: '2020-01-02' }])
  })
})

describe('conceder', () => {
  test('five years date to date, the last day inclusive, with the provisions and the whole trace', () => {
    const [feito] = atosDe(conceder(dado, '2025-01-07'))
    expect(feito).toMatchObject({
      tipo: 'outorgaConcedida',
      fundamentos: expect.arrayContaining([
        'art3_par1',
        'art4_cpt_inc1',
        'art4_par1',
        'art6_cpt',
        'art2_par1u',
      ]),
      dados: { inicio: '2025-01-07', termoFinal: '2030-01-07', titular: 'maria', veiculo: 'v1' },
      numerar: { serie: 'outorga', ano: 2025 },
    })
    const { verificacoes = [] } = (feito?.dados ?? {}) as { verificacoes?: { requisito: string }[] }
    expect(verificacoes.map((v) => v.requisito)).toEqual([
      'idade',
      'cnh',
      'certidao',
      'unica',
      'vida-util',
      'propriedade',
      'livre',
      'quota',
    ])
    expect(verificacoes.at(-1)).toMatchObject({
      parametros: { populacao: 3000, 'habitantes-por-outorga': 300 },
      fato: { vigentes: 0, vagas: 10 },
    })
  })
  test('a law without the term gives a grant without a final one', () => {
    const semTermo = { ...miniLei, prazos: { ...miniLei.prazos, prazos: [] } }
    expect(atosDe(conceder(dado, '2025-01-07', semTermo))[0]?.dados).not.toHaveProperty(
      'termoFinal',
    )
  })
  test('every refusal at once, each with its provision', () => {
    const novo = [
      ...maria,
      van({ anoFabricacao: 2014, propriedade: { regime: 'terceiro', desde: '2020-01-01' } }),
      pedido,
    ]
    const r = recusasDe(conceder(novo, '2025-01-07', miniLei, {}))
    expect(r.map((x) => [x.codigo, x.fundamentos[0]])).toEqual([
      ['veiculo.idade-maxima', 'art6_cpt'],
      ['veiculo.propriedade', 'art4_cpt_inc4'],
      ['parametro.ausente', 'art2_par1u'],
    ])
    expect(r[0]).toMatchObject({ passaEm: '2025-01-10' })
    expect(r[2]).toMatchObject({ falta: 'habitantes-por-outorga' })
  })
  test('the certificate is measured at the request, so that a slow decision does not age it', () => {
    expect(codigosDe(conceder(dado, '2025-06-30'))).toEqual([])
    const tarde = [...maria, van(), { ...pedido, dados: { ...pedido.dados, em: '2025-01-19' } }]
    expect(codigosDe(conceder(tarde, '2025-01-19'))).toEqual(['documento.antigo'])
  })
  test('indeferir cites what was not met', () => {
    const [feito] = atosDe(
      quando(
        [...maria, van({ anoFabricacao: 2010 }), pedido],
        'indeferirOutorga',
        'outorga:o1',
        '2025-01-07',
        { motivo: 'Veículo velho' },
      ),
    )
    expect(feito).toMatchObject({ tipo: 'outorgaIndeferida', fundamentos: ['art6_cpt'] })
  })
})

describe('prorrogar', () => {
  const prorrogar = (atos: readonly Ato[], em: string) =>
    quando(atos, 'prorrogarOutorga', 'outorga:o1', em, { motivo: 'Bom serviço' })
  const vigente = [...dado, concessao]
  test('once, by an equal term, from its own end', () => {
    expect(atosDe(prorrogar(vigente, '2029-12-01'))[0]).toMatchObject({
      fundamentos: ['art3_par2'],
      dados: { termoFinal: '2035-01-07' },
    })
  })
  test('on the last day still, on the next no more', () => {
    expect(codigosDe(prorrogar(vigente, '2030-01-07'))).toEqual([])
    expect(codigosDe(prorrogar(vigente, '2030-01-08'))).toEqual(['outorga.vencida'])
  })
  test('a second time is refused', () => {
    const ja = [
      ...vigente,
      ato('outorgaProrrogada', 'outorga:o1', '2029-12-01', {
        termoFinal: '2035-01-07',
        motivo: 'x',
      }),
    ]
    expect(recusasDe(prorrogar(ja, '2034-12-01'))).toMatchObject([
      { codigo: 'outorga.prorrogacao-esgotada', fundamentos: ['art3_par2'] },
    ])
  })
})

describe('the table of transitions', () => {
  const historias: Record<string, readonly Ato[]> = {
    ausente: [...maria, van()],
    requerida: dado,
    concedida: [...dado, concessao],
    indeferida: [...dado, ato('outorgaIndeferida', 'outorga:o1', '2025-01-07', { motivo: 'x' })],
    baixada: [
      ...dado,
      concessao,
      ato('outorgaBaixada', 'outorga:o1', '2025-01-08', { motivo: 'x' }),
    ],
  }
  const dados: Record<string, object> = {
    requererOutorga: { titular: 'maria', veiculo: 'v1', presencial: true },
    licenciarOutorga: { presencial: true },
  }
  for (const [comando, { de, para }] of Object.entries(transicoes)) {
    for (const [situacao, atos] of Object.entries(historias)) {
      const permitida = (de as readonly string[]).includes(situacao)
      test(`${comando} from ${situacao}: ${permitida ? `to ${para}` : 'refused'}`, () => {
        const corrente = comando === 'licenciarOutorga' ? 'licenciamento:o1' : 'outorga:o1'
        const aprovada = ato('vistoriaAprovada', 'vistoria:v1', '2025-01-08', {
          validaAte: '2025-07-08',
          ressalvas: [],
        })
        const todos = comando === 'licenciarOutorga' ? [...atos, aprovada] : atos
        const d = quando(
          todos,
          comando,
          corrente,
          '2025-01-09',
          dados[comando] ?? { motivo: 'Motivo' },
        )
        if (permitida) {
          expect(criarMundo([...todos, ...atosDe(d)]).outorga('o1')?.situacao).toBe(para)
          expect(codigosDe(d)).toEqual([])
        } else {
          expect(codigosDe(d)).toEqual([
            situacao === 'ausente'
              ? 'corrente.inexistente'
              : comando === 'requererOutorga'
                ? 'corrente.ja-existe'
                : 'outorga.transicao',
          ])
        }
      })
    }
  }
})
