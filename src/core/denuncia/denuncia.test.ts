import { expect, test } from 'vitest'
import { situacoesDaDenuncia, type Denuncia } from './denuncia.ts'
import { recusasDaTransicao, transicoes, type ComandoDaDenuncia } from './transicoes.ts'

const base: Denuncia = {
  id: 'd',
  situacao: 'recebida',
  quem: 'escola',
  recebidaEm: '2026-03-02',
  dia: '2026-03-01',
  anonima: true,
  encaminhamentos: [],
}

test('every pair of command and state', () => {
  const pares = (Object.keys(transicoes) as ComandoDaDenuncia[]).flatMap((comando) =>
    situacoesDaDenuncia
      .filter((situacao) => recusasDaTransicao(comando, { ...base, situacao }).length === 0)
      .map((situacao) => `${comando}:${situacao}`),
  )
  expect(pares).toEqual([
    'encaminharDenuncia:recebida',
    'encaminharDenuncia:encaminhada',
    'arquivarDenuncia:recebida',
  ])
  expect(recusasDaTransicao('arquivarDenuncia', undefined)[0]?.codigo).toBe('denuncia.inexistente')
})
