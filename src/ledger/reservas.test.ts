import { describe, expect, test } from 'vitest'
import type { Pacote } from '#law/pacote.ts'
import { concedida, pacote, pessoa, veiculo } from './prova/atos.ts'
import { type FatosDaReserva, reservasDoAto } from './reservas.ts'

const fisica: FatosDaReserva = { tipoDaPessoa: () => 'fisica' }
const juridica: FatosDaReserva = { tipoDaPessoa: () => 'juridica' }
const especies = (p: Pacote, fatos: FatosDaReserva) =>
  reservasDoAto(concedida('o', 'p', 'v'), p, fatos).map((o) => 'especie' in o && o.especie)
const comRequisito = (mudanca: object) =>
  ({ ...pacote, requisitos: [{ ...pacote.requisitos[0], ...mudanca }] }) as Pacote

describe('a grant', () => {
  test('holds person and vehicle from its start to its final term, both inclusive', () => {
    const periodo = { desde: '2026-03-10', ate: '2036-03-10' }
    expect(reservasDoAto(concedida('o', 'p', 'v'), pacote, fisica)).toEqual([
      {
        op: 'reserva',
        especie: 'titular',
        valor: 'p',
        ...periodo,
        fundamentos: ['art4_par1u'],
        requisito: 'unica',
      },
      {
        op: 'reserva',
        especie: 'veiculo',
        valor: 'v',
        ...periodo,
        fundamentos: ['art5_cpt'],
        requisito: 'livre',
      },
    ])
  })
  test('does not hold a person whom the requirement does not reach', () => {
    expect(especies(pacote, juridica)).toEqual(['veiculo'])
    expect(especies({ ...pacote, requisitos: [] }, fisica)).toEqual([])
  })
  test('holds the person only while the requirement is in force', () => {
    expect(especies(comRequisito({ desde: '2026-03-10' }), fisica)).toContain('titular')
    expect(especies(comRequisito({ desde: '2026-03-11' }), fisica)).not.toContain('titular')
    expect(especies(comRequisito({ ate: '2026-03-10' }), fisica)).toContain('titular')
    expect(especies(comRequisito({ ate: '2026-03-09' }), fisica)).not.toContain('titular')
  })
})

test('a vehicle holds its plate in the canonical form, and its chassis', () => {
  expect(reservasDoAto(veiculo('v', 'ABC-1234'), pacote, fisica)).toMatchObject([
    { especie: 'placa', valor: 'ABC1C34' },
    { especie: 'chassi', valor: 'chassi-v' },
    { especie: 'renavam', valor: 'renavam-v' },
  ])
})

test('an imported vehicle holds its plate; completed, its chassis in place of what it held', () => {
  const { pessoal: _, ...ato } = { ...veiculo('v', 'ABC1C34'), tipo: 'veiculoImportado' }
  expect(reservasDoAto(ato, pacote, fisica)).toMatchObject([{ especie: 'placa' }])
  expect(
    reservasDoAto({ ...veiculo('v', ''), tipo: 'veiculoCompletado' }, pacote, fisica),
  ).toMatchObject([
    { op: 'libera', especies: ['chassi', 'renavam'], em: '2026-03-10' },
    { op: 'reserva', especie: 'chassi', valor: 'chassi-v' },
    { op: 'reserva', especie: 'renavam', valor: 'renavam-v' },
  ])
})

test('a person holds its CPF or CNPJ; an act whose personal data was erased holds nothing', () => {
  expect(reservasDoAto(pessoa('p'), pacote, fisica)).toMatchObject([{ valor: 'cpf-p' }])
  const { pessoal: _, ...semDados } = pessoa('p')
  expect(reservasDoAto(semDados, pacote, fisica)).toEqual([])
})
