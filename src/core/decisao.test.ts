import { expect, test } from 'vitest'
import { recusar, type Recusa } from './decisao.ts'
import { dataFutura, dataInvertida } from './mundo/recusas.ts'

const codigos = (...lista: (readonly Recusa[])[]): string[] =>
  recusar(lista.flat()).recusas.map((r) => `${r.codigo} ${r.falta ?? ''}`)

test('a date of a day to come is one mistake, not two', () => {
  const [hoje, amanha] = ['2025-03-10', '2025-03-11']
  expect(
    codigos(dataFutura('obitoEm', amanha, hoje), dataInvertida('comunicadoEm', amanha, hoje)),
  ).toEqual(['data.futura obitoEm'])
  expect(
    codigos(
      dataInvertida('documento.validoAte', amanha, hoje),
      dataFutura('documento.emitidoEm', amanha, hoje),
    ),
  ).toEqual(['data.futura documento.emitidoEm'])
})

test('two dates in the wrong order are told, and so are two mistakes of their own', () => {
  const hoje = '2025-03-10'
  expect(codigos(dataInvertida('comunicadoEm', hoje, '2025-03-09'))).toEqual([
    'data.invertida comunicadoEm',
  ])
  expect(
    codigos(
      dataFutura('saiuEm', '2025-03-12', hoje),
      dataInvertida('comunicadoEm', hoje, '2025-03-09'),
    ),
  ).toEqual(['data.futura saiuEm', 'data.invertida comunicadoEm'])
})
