import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  comPacoteQuebrado,
  EXEMPLO,
  PACOTES,
  type Troca,
} from '../../tests/fixtures/pacotes/quebrar.ts'
import { cobertura } from './cobertura.ts'
import { lerPacote } from './files/lerPacote.ts'
import { frase } from './problema.ts'

const matriz = (pasta: string) => {
  const lido = lerPacote(pasta)
  if (!lido.ok) throw new Error(lido.problemas.map(frase).join('\n'))
  return cobertura(lido.pacote, lido.localizar)
}
const de = (id: string, ...trocas: Troca[]) =>
  comPacoteQuebrado(trocas, (pasta) => matriz(pasta).dispositivos.find((d) => d.id === id))
const emCobertura = (para: string): Troca => ({
  arquivo: 'cobertura.yaml',
  de: 'semOperacao:\n',
  para,
})

describe('the matrix of a pack', () => {
  test('has every provision once, headings apart, and totals that add up', () => {
    const { dispositivos, totais } = matriz(join(PACOTES, EXEMPLO))
    expect(dispositivos.map(({ id }) => id)).not.toContain('cap1')
    expect(totais).toMatchObject({ total: 8, regra: 7, 'sem-operacao': 1, descoberto: 0 })
  })

  test('says where a provision is used: file, line and name', () => {
    expect(de('art3_cpt_inc1')).toEqual({
      id: 'art3_cpt_inc1',
      situacao: 'regra',
      onde: ['requisitos.yaml:1 idade-do-motorista'],
      motivo: null,
    })
  })

  test('says why a provision operates nothing', () => {
    expect(de('art1_cpt')).toMatchObject({
      situacao: 'sem-operacao',
      motivo: 'Diz o objeto da lei',
    })
  })

  test('a provision that nothing cites and nothing explains is a hole', () => {
    expect(
      de('art1_cpt', { arquivo: 'cobertura.yaml', de: '[art1_cpt]', para: '[cap1]' }),
    ).toMatchObject({
      situacao: 'descoberto',
      onde: [],
    })
  })

  test('what is declared pending stays pending though a rule covers a part of it', () => {
    const troca = emCobertura(
      'pendente:\n  - { dispositivos: [art3_cpt_inc1], motivo: falta a prova }\nsemOperacao:\n',
    )
    expect(de('art3_cpt_inc1', troca)).toEqual({
      id: 'art3_cpt_inc1',
      situacao: 'pendente',
      onde: ['requisitos.yaml:1 idade-do-motorista'],
      motivo: 'falta a prova',
    })
  })

  test('that a later law changed a provision covers nothing', () => {
    const troca = { arquivo: 'lei.yaml', de: 'altera: [art3_cpt_inc2]', para: 'altera: [art1_cpt]' }
    expect(de('art1_cpt', troca)?.onde).toEqual([])
  })
})
