import { expect, test } from 'vitest'
import { situacoesDoDestinatario } from './expediente.ts'
import { type ComandoDoDestinatario, recusasDaTransicao, transicoes } from './transicoes.ts'

test('every pair of command and stage of a recipient: as the table says, and no other', () => {
  for (const comando of Object.keys(transicoes) as ComandoDoDestinatario[])
    for (const situacao of situacoesDoDestinatario)
      expect([comando, situacao, recusasDaTransicao(comando, situacao).length === 0]).toEqual([
        comando,
        situacao,
        (transicoes[comando].de as readonly string[]).includes(situacao),
      ])
})
