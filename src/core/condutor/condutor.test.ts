import { describe, expect, test } from 'vitest'
import type { Ato } from '../ato.ts'
import {
  ato,
  atosDe,
  codigosDe,
  concessao,
  maria,
  papel,
  pedido,
  quando,
  recusasDe,
  van,
} from '../lei/miniCaso.prova.ts'
import { transicoes } from './transicoes.ts'

const joao: readonly Ato[] = [
  ato(
    'pessoaCadastrada',
    'pessoa:joao',
    '2024-12-01',
    { tipo: 'fisica', municipioDoDomicilio: '9999999' },
    { nome: 'João', identificador: '0', nascimento: '2004-02-01' },
  ),
  ato('documentoJuntado', 'pessoa:joao', '2024-12-01', {
    documento: papel('cnh', '2024-06-30', { categorias: 'D', validoAte: '2029-06-30' }),
  }),
]
const vigente = [...maria, van(), pedido, concessao, ...joao]
const inscrever = (atos: readonly Ato[], em: string, mais: object = {}) =>
  quando(atos, 'inscreverCondutor', 'condutor:c1', em, {
    pessoa: 'joao',
    outorga: 'o1',
    funcao: 'auxiliar',
    presencial: true,
    ...mais,
  })

describe('inscreverCondutor', () => {
  test("numbered, with the certificate of the pack's term", () => {
    expect(atosDe(inscrever(vigente, '2025-02-01'))).toMatchObject([
      {
        tipo: 'condutorInscrito',
        dados: { certificadoAte: '2027-02-01' },
        numerar: { campo: 'numero', serie: 'condutor' },
      },
    ])
  })
  test("under age, in a driver's own code, with the day that lets them in", () => {
    expect(recusasDe(inscrever(vigente, '2025-01-31'))).toMatchObject([
      { codigo: 'condutor.idade-minima', fundamentos: ['art5_cpt_inc1'], passaEm: '2025-02-01' },
    ])
  })
  test('a second auxiliary, the same one twice', () => {
    const outro = ato('condutorInscrito', 'condutor:c0', '2025-01-10', {
      pessoa: 'joao',
      outorga: 'o1',
      funcao: 'auxiliar',
    })
    expect(codigosDe(inscrever([...vigente, outro], '2025-02-01'))).toEqual([
      'condutor.maximo',
      'condutor.ja-inscrito',
    ])
    const saiu = ato('condutorBaixado', 'condutor:c0', '2025-01-20', { motivo: 'x' })
    expect(codigosDe(inscrever([...vigente, outro, saiu], '2025-02-01'))).toEqual([])
  })
  test('as holder, only the holder; never a company', () => {
    expect(codigosDe(inscrever(vigente, '2025-02-01', { funcao: 'titular' }))).toEqual([
      'condutor.nao-e-o-titular',
    ])
    const empresa = ato('pessoaCadastrada', 'pessoa:emp', '2024-12-01', {
      tipo: 'juridica',
      municipioDoDomicilio: '9999999',
    })
    expect(codigosDe(inscrever([...vigente, empresa], '2025-02-01', { pessoa: 'emp' }))).toEqual([
      'condutor.pessoa-juridica',
    ])
  })
  test('a grant that ended, a grant and a person unknown', () => {
    const fim = ato('outorgaBaixada', 'outorga:o1', '2025-01-20', { motivo: 'x' })
    expect(codigosDe(inscrever([...vigente, fim], '2025-02-01'))).toEqual([
      'outorga.nao-vigente',
      'outorga.encerrada',
    ])
    expect(recusasDe(inscrever([], '2025-02-01')).map((r) => r.falta)).toEqual([
      'pessoa:joao',
      'outorga:o1',
    ])
  })
})

describe('the table of transitions', () => {
  const inscrito = ato('condutorInscrito', 'condutor:c1', '2025-01-10', {
    pessoa: 'joao',
    outorga: 'o1',
    funcao: 'auxiliar',
  })
  const historias = {
    ausente: vigente,
    inscrito: [...vigente, inscrito],
    baixado: [
      ...vigente,
      inscrito,
      ato('condutorBaixado', 'condutor:c1', '2025-01-20', { motivo: 'x' }),
    ],
  }
  for (const [comando, { de }] of Object.entries(transicoes)) {
    for (const [situacao, atos] of Object.entries(historias)) {
      const permitida = (de as readonly string[]).includes(situacao)
      test(`${comando} from ${situacao}: ${permitida ? 'allowed' : 'refused'}`, () => {
        const d =
          comando === 'inscreverCondutor'
            ? inscrever(atos, '2025-02-01')
            : quando(atos, comando, 'condutor:c1', '2025-02-01', { motivo: 'Motivo' })
        expect(atosDe(d)).toHaveLength(permitida ? 1 : 0)
        if (!permitida)
          expect(codigosDe(d)).toContain(
            comando === 'inscreverCondutor'
              ? 'corrente.ja-existe'
              : situacao === 'ausente'
                ? 'corrente.inexistente'
                : 'condutor.transicao',
          )
      })
    }
  }
})
