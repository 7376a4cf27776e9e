import { expect, test } from 'vitest'
import { termosGenericos } from '#core/mensagens/naLei.ts'
import { lerPedidoDeNumero, rotular } from './pedidoDeNumero.ts'

const termos = {
  ...termosGenericos,
  auto: { singular: 'registro de ocorrência', plural: 'registros de ocorrência', genero: 'm' },
} as const
const ler = (texto: string) => lerPedidoDeNumero(texto, termos)

test('a number alone is of any kind, as typed and as the system writes it', () => {
  expect(ler('0007/2026')).toMatchObject({ numeros: ['0007/2026'], comEspecie: false })
  expect(ler('nº 7/2026')).toMatchObject({ numeros: ['0007/2026', '7/2026'], comEspecie: false })
  expect(ler('7/2026')?.quer('taxa')).toBe(true)
})

test('a word of kind before it leaves out the others, in the words of the law too', () => {
  for (const q of ['auto 8/2026', 'Registro nº 8/2026', 'registro de ocorrência n. 0008/2026']) {
    const pedido = ler(q)
    expect(pedido?.numeros, q).toContain('0008/2026')
    expect([pedido?.quer('auto'), pedido?.quer('processo')], q).toEqual([true, false])
  }
  expect(ler('laudo 4/2026')?.quer('vistoria')).toBe(true)
  expect(ler('PROCESSO 0005/2026')?.quer('processo')).toBe(true)
  expect(ler('protocolo 5/2026')?.quer('denuncia')).toBe(true)
})

test('what is no number, or follows no word of kind, is text', () => {
  for (const q of ['Maria 8/2026', 'ABC1D23', 'auto', 'reg 8/2026', '12345678909'])
    expect(ler(q), q).toBeUndefined()
})

test('a number is told by the law', () => {
  expect(rotular('auto', '0008/2026', termos)).toBe('registro de ocorrência nº 0008/2026')
  expect(rotular('selecao', '0001/2026', termos)).toBe('edital nº 0001/2026')
})
