import { expect, test } from 'vitest'
import { informesAtuais } from './informe.ts'
import { fimDoSemestre, semestreAnterior, semestreDe, semestreSeguinte } from './semestre.ts'

test('half-years of the civil year, across its end and the end of June', () => {
  expect(['2024-06-30', '2024-07-01', '2024-12-31', '2025-01-01'].map(semestreDe)).toEqual([
    '2024-1',
    '2024-2',
    '2024-2',
    '2025-1',
  ])
  expect([fimDoSemestre('2024-1'), fimDoSemestre('2024-2')]).toEqual(['2024-06-30', '2024-12-31'])
  expect([semestreSeguinte('2024-2'), semestreAnterior('2024-1')]).toEqual(['2025-1', '2023-2'])
})

test('what stands is the last of each kind and half-year; the list keeps all', () => {
  const i = (informe: string, em: string, semestre?: string) => ({
    em,
    informe,
    recebidoEm: em,
    linhas: [],
    ...(semestre === undefined ? {} : { semestre }),
  })
  const lista = [
    i('precos', '2024-01-10'),
    i('estudantes', '2024-07-02', '2024-1'),
    i('precos', '2024-08-01'),
    i('estudantes', '2025-01-10', '2024-2'),
  ]
  expect(informesAtuais(lista).map((x) => x.em)).toEqual(['2024-08-01', '2024-07-02', '2025-01-10'])
})
