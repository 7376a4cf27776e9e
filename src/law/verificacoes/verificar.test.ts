import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  comPacoteQuebrado,
  EXEMPLO,
  PACOTES,
  type Troca,
} from '../../../tests/fixtures/pacotes/quebrar.ts'
import { lerPacote } from '../files/lerPacote.ts'
import { multasTemBase } from './referencias.ts'

/** `file:line key` of each problem, without the message. */
const problemas = (...trocas: Troca[]): string[] =>
  comPacoteQuebrado(trocas, (pasta) => {
    const lido = lerPacote(pasta)
    return lido.ok
      ? []
      : lido.problemas.map(
          (p) => `${p.arquivo.split('/').slice(2).join('/')}:${p.linha} ${p.chave}`,
        )
  })
const troca = (arquivo: string, de: string, para: string): Troca => ({ arquivo, de, para })

test('a whole pack has no problem', () => {
  expect(problemas()).toEqual([])
})

describe('citations', () => {
  test('of a provision that the text lacks', () => {
    expect(
      problemas(
        troca('requisitos.yaml', 'fundamentos: [art3_cpt_inc1]', 'fundamentos: [art3_cpt_inc9]'),
      ),
    ).toEqual(['requisitos.yaml:6 idade-do-motorista.fundamentos.1º'])
  })

  test('of a provision that is not yet in force when the rule begins', () => {
    expect(
      problemas(troca('vistoria.yaml', 'desde: 2020-06-15, ate', 'desde: 2020-06-14, ate')),
    ).toEqual(['vistoria.yaml:3 itens.freios.fundamentos.1º'])
  })

  test('without a day, of a provision that came after the law', () => {
    expect(
      problemas(
        troca(
          'requisitos.yaml',
          'fundamentos: [art3_cpt_inc1]',
          'fundamentos: [art4_par1u]\n  ate: 2024-12-31',
        ),
      ),
    ).toEqual(['requisitos.yaml:6 idade-do-motorista.fundamentos.1º'])
  })

  test('of a provision repealed before the rule ends', () => {
    expect(problemas(troca('vistoria.yaml', 'ate: 2024-12-31', 'ate: 2025-01-01'))).toEqual([
      'vistoria.yaml:3 itens.freios.fundamentos.1º',
    ])
    expect(problemas(troca('vistoria.yaml', ', ate: 2024-12-31', ''))).toEqual([
      'vistoria.yaml:3 itens.freios.fundamentos.1º',
    ])
  })
})

describe('a value and the redaction that it cites', () => {
  test('a value that is not stated again when the provision is re-worded', () => {
    expect(
      problemas(
        troca(
          'requisitos.yaml',
          '      - { desde: 2020-06-15, valor: { van: 12 }, fonte: Lei nº 9 }\n',
          '',
        ),
      ),
    ).toEqual(['requisitos.yaml:14 vida-do-veiculo.exige.anos.2010-03-01.desde'])
  })

  test('stated one day late', () => {
    expect(problemas(troca('requisitos.yaml', 'desde: 2020-06-15', 'desde: 2020-06-16'))).toEqual([
      'requisitos.yaml:14 vida-do-veiculo.exige.anos.2010-03-01.desde',
    ])
  })

  test('a plain value over two redactions', () => {
    expect(problemas(troca('requisitos.yaml', '[art3_cpt_inc1]', '[art3_cpt_inc2]'))).toEqual([
      'requisitos.yaml:5 idade-do-motorista.exige.anos',
    ])
  })

  test('a rule that ends on the eve of the new redaction has outlived nothing', () => {
    expect(
      problemas(troca('requisitos.yaml', '[art3_cpt_inc1]', '[art3_cpt_inc2]\n  ate: 2020-06-14')),
    ).toEqual([])
  })
})

describe('days', () => {
  test('redactions out of order', () => {
    expect(
      problemas(
        troca('texto/02-exigencias.yaml', 'desde: 2020-06-15, fonte', 'desde: 2010-03-01, fonte'),
      ),
    ).toContain('texto/02-exigencias.yaml:8 art3_cpt_inc2.redacoes.2010-03-01.desde')
  })

  test('redactions that overlap', () => {
    expect(
      problemas(
        troca(
          'texto/02-exigencias.yaml',
          '10 anos;, desde: 2010-03-01,',
          '10 anos;, desde: 2010-03-01, ate: 2020-06-15,',
        ),
      ),
    ).toContain('texto/02-exigencias.yaml:8 art3_cpt_inc2.redacoes.2020-06-15.desde')
  })

  test('a redaction without text that is not said to be unknown', () => {
    expect(
      problemas(
        troca(
          'texto/01-inicio.yaml',
          'texto: Esta Lei trata do serviço de lotação.',
          'texto: null',
        ),
      ),
    ).toEqual(['texto/01-inicio.yaml:7 art1_cpt.redacoes.2010-03-01.texto'])
  })

  test('dated values that overlap', () => {
    expect(
      problemas(
        troca(
          'requisitos.yaml',
          'desde: 2010-03-01, valor',
          'desde: 2010-03-01, ate: 2020-06-15, valor',
        ),
      ),
    ).toContain('requisitos.yaml:15 vida-do-veiculo.exige.anos.2020-06-15.desde')
  })

  test('a rule that ends before it begins', () => {
    expect(problemas(troca('vistoria.yaml', 'ate: 2024-12-31', 'ate: 2020-01-01'))).toContain(
      'vistoria.yaml:3 itens.freios.ate',
    )
  })
})

describe('names', () => {
  test('the same id twice', () => {
    expect(
      problemas(troca('requisitos.yaml', 'id: vida-do-veiculo', 'id: idade-do-motorista')),
    ).toEqual(['requisitos.yaml:7 idade-do-motorista.id'])
  })

  test('the same provision twice in the text', () => {
    expect(problemas(troca('texto/02-exigencias.yaml', 'id: art4_cpt', 'id: art2_cpt'))).toContain(
      'texto/02-exigencias.yaml:9 art2_cpt.id',
    )
  })

  test('a provision may describe an infraction twice only in periods that do not meet', () => {
    const outra = (desde: string) =>
      troca(
        'infracoes.yaml',
        'classe: media, multa: { forma: classe }, responde: [titular] }\n',
        `classe: media, multa: { forma: classe }, responde: [titular], ate: 2015-12-31 }\n  - { dispositivo: art5_cpt_inc1, resumo: parar, classe: grave, multa: { forma: classe }, responde: [titular], desde: ${desde} }\n`,
      )
    expect(problemas(outra('2016-01-01'))).toEqual([])
    expect(problemas(outra('2015-12-31'))).toEqual([
      'infracoes.yaml:7 infracoes.art5_cpt_inc1.dispositivo',
    ])
  })

  test.each([
    [
      'infracoes.yaml',
      'lacuna: reincidencia',
      'lacuna: outra',
      'infracoes.yaml:4 reincidencia.lacuna',
    ],
    [
      'taxas.yaml',
      'parametro: taxa-de-licenciamento',
      'parametro: outra',
      'taxas.yaml:1 licenciamento.parametro',
    ],
    [
      'requisitos.yaml',
      'tipo: crlv',
      'tipo: crv',
      'requisitos.yaml:21 documento-do-veiculo.exige.tipo',
    ],
    ['vistoria.yaml', 'tipo: crlv', 'tipo: crv', 'vistoria.yaml:5 documentos.crv.tipo'],
    [
      'processo.yaml',
      'orgao: secretaria, papeis: [julgador]',
      'orgao: junta, papeis: [julgador]',
      'processo.yaml:7 primeiraInstancia.orgao',
    ],
    [
      'infracoes.yaml',
      'contraparte: art5_cpt_inc1',
      'contraparte: art5_cpt_inc2',
      'infracoes.yaml:7 infracoes.art5_cpt_inc2.contraparte',
    ],
  ])('%s: %s → %s points at nothing', (arquivo, de, para, esperado) => {
    expect(problemas(troca(arquivo, de, para))).toEqual([esperado])
  })

  test('a fine by class without a class, and one in a unit that the pack lacks', () => {
    expect(problemas(troca('infracoes.yaml', 'classe: media, ', ''))).toEqual([
      'infracoes.yaml:6 infracoes.art5_cpt_inc1.multa',
    ])
    expect(
      problemas(
        troca('infracoes.yaml', '{ forma: classe }', '{ forma: unidade-fiscal, quantidade: 3 }'),
      ),
    ).toEqual(['infracoes.yaml:6 infracoes.art5_cpt_inc1.multa'])
  })
})

describe('two requirements that match at once', () => {
  const segunda = (extra: string) =>
    troca(
      'requisitos.yaml',
      '- id: vida-do-veiculo',
      `- id: idade-do-auxiliar
  pede: ter 18 anos
  operacoes: [inscrever-condutor]
  sujeito: condutor
  exige: { forma: idade-minima, anos: 18 }
  fundamentos: [art4_cpt]
${extra}- id: vida-do-veiculo`,
    )

  test('and ask differently are an error that names both', () => {
    const mensagens = comPacoteQuebrado([segunda('')], (pasta) => {
      const lido = lerPacote(pasta)
      return lido.ok ? [] : lido.problemas.map((p) => p.mensagem)
    })
    expect(mensagens).toHaveLength(1)
    expect(mensagens[0]).toContain('"idade-do-motorista"')
    expect(mensagens[0]).toContain('"idade-do-auxiliar"')
  })

  test('one excepts the other: no contradiction', () => {
    expect(problemas(segunda('  excepciona: idade-do-motorista\n'))).toEqual([])
  })

  test('guards that no case meets together: no contradiction', () => {
    expect(
      problemas(
        segunda('  quando: { funcao: [auxiliar] }\n'),
        troca(
          'requisitos.yaml',
          'fundamentos: [art3_cpt_inc1]',
          'fundamentos: [art3_cpt_inc1]\n  quando: { funcao: [titular] }',
        ),
      ),
    ).toEqual([])
  })

  test('one ends on the eve of the other: no contradiction', () => {
    expect(
      problemas(
        segunda('  desde: 2020-01-01\n'),
        troca(
          'requisitos.yaml',
          'fundamentos: [art3_cpt_inc1]',
          'fundamentos: [art3_cpt_inc1]\n  ate: 2019-12-31',
        ),
      ),
    ).toEqual([])
  })
})

test("the decree's table: a minimum above the maximum admits no fine", () => {
  const lido = lerPacote(join(PACOTES, EXEMPLO))
  if (!lido.ok) throw new Error('o pacote de exemplo tem problemas')
  const com = (minimo: number, maximo: number) =>
    multasTemBase({
      ...lido.pacote,
      infracoes: {
        ...lido.pacote.infracoes,
        tabelaDoDecreto: { parametro: 'tabela', minimo, maximo, fundamentos: ['art1_cpt'] },
      },
    }).map((a) => a.caminho.join('.'))
  expect(com(200, 200)).toEqual([])
  expect(com(201, 200)).toEqual(['tabelaDoDecreto.minimo'])
})
