import { expect, test } from 'vitest'
import { situacoesDaInscricao } from './fila.ts'
import { type ComandoDaInscricao, recusasDaTransicao, transicoes } from './transicoes.ts'

test('every pair of command and stage of an inscription: as the table says, and no other', () => {
  for (const comando of Object.keys(transicoes) as ComandoDaInscricao[]) {
    for (const situacao of situacoesDaInscricao) {
      const pode = (transicoes[comando].de as readonly string[]).includes(situacao)
      expect([comando, situacao, recusasDaTransicao(comando, { situacao }).length === 0]).toEqual([
        comando,
        situacao,
        pode,
      ])
    }
    expect(recusasDaTransicao(comando, undefined)).toMatchObject([{ codigo: 'fila.sem-inscricao' }])
  }
})
