import { expect, test } from 'vitest'
import type { Outorga } from '../outorga/outorga.ts'
import type { Segmento } from '../situacao/segmentos.ts'
import { segmentosDoVeiculo, veiculosDoDia } from './segmentosDoVeiculo.ts'

const outorga: Outorga = {
  id: 'o1',
  situacao: 'concedida',
  titular: 'p1',
  veiculo: 'v1',
  requeridaEm: '2025-01-02',
  presencial: true,
  inicio: '2025-01-10',
  prorrogacoes: 0,
  frota: {
    veiculos: [{ veiculo: 'v1', desde: '2025-01-02' }],
    provisorios: [{ veiculo: 'v2', desde: '2025-03-01', ate: '2025-03-31' }],
    prorrogacoes: 0,
    descaracterizados: [],
  },
}
const s = (desde: string, regular: boolean): Segmento => ({
  desde,
  regular,
  situacao: regular ? 'regular' : 'irregular',
  motivos: regular ? [] : [{ codigo: 'vistoria.vencida', fundamentos: ['art7_cpt'] }],
})
const daOutorga = [s('2025-01-10', true), s('2025-07-10', false)]
const dias = (veiculo: string) =>
  segmentosDoVeiculo(outorga, veiculo, daOutorga).map((x) => [x.desde, x.regular])

test('the provisional vehicle is regular on its days alone', () => {
  expect(dias('v2')).toEqual([
    ['2025-01-10', false],
    ['2025-03-01', true],
    ['2025-04-01', false],
    ['2025-07-10', false],
  ])
})
test('the main one is not, meanwhile, and is again the day after', () => {
  expect(dias('v1')).toEqual([
    ['2025-01-10', true],
    ['2025-03-01', false],
    ['2025-04-01', true],
    ['2025-07-10', false],
  ])
})
test('a grant that never changed vehicle keeps its own segments', () => {
  const { frota: _frota, ...simples } = outorga
  expect(segmentosDoVeiculo(simples, 'v1', daOutorga)).toEqual(daOutorga)
})
test('both plates are in sight while the provisional one is not ended', () => {
  expect(veiculosDoDia(outorga)).toEqual(['v1', 'v2'])
})
