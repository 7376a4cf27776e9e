import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temFrase } from '#core/mensagens/explicar.ts'
import { lerPacote } from '#law/files/lerPacote.ts'
import { motivosPublicos } from './motivos.ts'

const lido = lerPacote(resolve(import.meta.dirname, '../../../leis/rj-marica-escolar'))
if (!lido.ok) throw new Error('pacote ilegível')
const { pacote } = lido

test('each motive is a sentence with its provisions', () => {
  const [vistoria] = motivosPublicos(
    [{ codigo: 'vistoria.vencida', fundamentos: ['art16_cpt'] }],
    pacote,
  )
  expect(vistoria).toMatchObject({ fundamentos: ['art16_cpt'], citacoes: ['art. 16, caput'] })
  expect(vistoria?.frase).toMatch(/\.$/)
})

test('what is asked of a person is said by its kind, once', () => {
  const motivos = motivosPublicos(
    [
      { codigo: 'titular.condenacao', fundamentos: ['art4_cpt_inc1'] },
      { codigo: 'titular.debito', fundamentos: ['art4_cpt_inc1', 'art4_cpt'] },
    ],
    pacote,
  )
  expect(motivos).toHaveLength(1)
  expect(motivos[0]?.fundamentos).toEqual(['art4_cpt_inc1', 'art4_cpt'])
  expect(motivos[0]?.frase).not.toMatch(/condena|débito/)
})

test('no sentence leaks an empty datum, even for a code it does not know', () => {
  const codigos = ['debito.nenhum', 'licenciamento.ausente', 'outorga.cassada', 'vistoria.ausente']
  for (const codigo of codigos) {
    expect(temFrase(codigo)).toBe(true)
    const [motivo] = motivosPublicos([{ codigo, fundamentos: [] }], pacote)
    expect(motivo?.frase).not.toMatch(/undefined| {2}|\(\)/)
  }
})
