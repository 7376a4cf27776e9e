import { addDias } from '../calendar/dia.ts'
import { describe, expect, test } from 'vitest'
import {
  ato,
  atosDe,
  codigosDe,
  maria,
  papel,
  quando,
  recusasDe,
  van,
} from '../lei/miniCaso.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'

const dados = {
  placa: 'abc-1234',
  chassi: '9BWZZZ377VT004251',
  renavam: '639884962',
  tipo: 'van',
  marca: 'M',
  modelo: 'V',
  anoFabricacao: 2016,
  caracteristicas: {},
  propriedade: { regime: 'proprio', pessoa: 'maria', desde: '2020-01-01' },
}
const cadastrar = (mais: object) =>
  quando(maria, 'cadastrarVeiculo', 'veiculo:v1', '2025-01-07', { ...dados, ...mais })

describe('cadastrarVeiculo', () => {
  test('the plate is kept canonical; chassis and RENAVAM apart', () => {
    const [feito] = atosDe(cadastrar({}))
    expect(feito).toMatchObject({
      dados: { placa: 'ABC1C34' },
      pessoal: { chassi: '9BWZZZ377VT004251', renavam: '00639884962' },
    })
    expect(feito?.dados).not.toHaveProperty('chassi')
  })
  test('three bad identifiers, three refusals', () => {
    const r = recusasDe(cadastrar({ placa: 'AB-1', chassi: 'OIQ', renavam: '1' }))
    expect(r.map((x) => [x.codigo, x.falta])).toEqual([
      ['identificador.invalido', 'placa'],
      ['identificador.invalido', 'chassi'],
      ['identificador.invalido', 'renavam'],
    ])
  })
  test('a year of make ahead, an owner unknown', () => {
    expect(
      codigosDe(
        cadastrar({
          anoFabricacao: 2026,
          propriedade: { regime: 'proprio', pessoa: 'x', desde: '2020-01-01' },
        }),
      ),
    ).toEqual(['data.futura', 'corrente.inexistente'])
  })
})

describe('plates and papers', () => {
  test('the plate is a dated attribute: the latest by its day is the current one', () => {
    const troca = (placa: string, desde: string) =>
      ato('placaAlterada', 'veiculo:v1', '2025-01-07', { placa, desde })
    const v = criarMundo([
      van(),
      troca('DEF1G23', '2025-01-05'),
      troca('XYZ9A99', '2025-01-02'),
    ]).veiculo('v1')
    expect(v?.placa).toBe('DEF1G23')
    expect(v?.placas.map((p) => p.placa)).toEqual(['ABC1C34', 'XYZ9A99', 'DEF1G23'])
  })
  test('the same plate in its old form changes nothing', () => {
    expect(
      codigosDe(
        quando([van()], 'alterarPlaca', 'veiculo:v1', '2025-01-07', {
          placa: 'ABC-1234',
          desde: '2025-01-07',
        }),
      ),
    ).toEqual(['veiculo.mesma-placa'])
    expect(
      atosDe(
        quando([van()], 'alterarPlaca', 'veiculo:v1', '2025-01-07', {
          placa: 'DEF-1234',
          desde: '2025-01-07',
        }),
      ),
    ).toMatchObject([{ dados: { placa: 'DEF1C34' } }])
  })
  test('a paper of a person is not one of a vehicle', () => {
    const juntar = (tipo: string) =>
      quando([van()], 'juntarDocumentoDoVeiculo', 'veiculo:v1', '2025-01-07', {
        documento: papel(tipo, '2025-01-01', { validoAte: '2026-01-01' }),
      })
    expect(codigosDe(juntar('cnh'))).toEqual(['documento.desconhecido'])
    expect(atosDe(juntar('seguro'))).toMatchObject([{ tipo: 'documentoDoVeiculoJuntado' }])
  })
  test('erased: the vehicle stays, without chassis', () => {
    const { pessoal: _apagado, ...semDados } = van()
    expect(criarMundo([semDados]).veiculo('v1')).toMatchObject({ placa: 'ABC1C34', tipo: 'van' })
    expect(criarMundo([semDados]).veiculo('v1')?.chassi).toBeUndefined()
  })
})

describe('alterarPlaca from a day before the last plate', () => {
  const dia = van().dados.em
  const alterar = (desde: string) =>
    quando([van()], 'alterarPlaca', 'veiculo:v1', '2025-01-07', { placa: 'DEF1G23', desde })
  test('is refused, with the day from which it may hold: another day to ask changes nothing', () => {
    const [r] = recusasDe(alterar(addDias(dia, -1)))
    expect(r).toMatchObject({ codigo: 'veiculo.placa-anterior', dados: { desde: dia } })
    expect(r?.passaEm).toBeUndefined()
  })
  test('on that very day it takes its place', () => {
    const feitos = atosDe(alterar(dia))
    expect(criarMundo([van(), ...feitos]).veiculo('v1')).toMatchObject({
      placa: 'DEF1G23',
      placas: [{ placa: 'DEF1G23', desde: dia }],
    })
  })
})
