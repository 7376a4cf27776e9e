import { expect, test } from 'vitest'
import { noSegmento } from './segmento.ts'

const trecho = (desde: string, ...codigos: string[]) => ({
  desde,
  regular: codigos.length === 0,
  motivos: codigos.map((codigo) => ({ codigo, fundamentos: [] })),
})

test('ended today, after a paper had expired: since the end, not since the paper', () => {
  const s = [
    trecho('2026-01-05'),
    trecho('2026-08-11', 'licenciamento.vencido'),
    trecho('2026-11-20', 'outorga.encerrada'),
  ]
  expect(noSegmento(s, '2026-11-30')?.desde).toBe('2026-11-20')
  expect(noSegmento(s, '2026-11-19')?.desde).toBe('2026-08-11')
})
test('a further motive does not begin it anew, and what renews without a gap does not either', () => {
  const s = [
    trecho('2026-01-05'),
    trecho('2026-02-05'),
    trecho('2026-08-11', 'vistoria.vencida'),
    trecho('2026-09-01', 'vistoria.vencida', 'licenciamento.vencido'),
    trecho('2026-10-01', 'licenciamento.vencido'),
  ]
  expect(noSegmento(s, '2026-03-01')?.desde).toBe('2026-01-05')
  expect(noSegmento(s, '2026-09-15')?.desde).toBe('2026-08-11')
  expect(noSegmento(s, '2026-10-02')?.desde).toBe('2026-09-01')
  expect(noSegmento(s, '2026-01-01')).toBeUndefined()
})
