import { expect, it } from 'vitest'
import type { InfracaoNoDia } from '../../server/contrato/contrato.ts'
import { filtrarInfracoes } from './filtrarInfracoes.ts'

const infracao = (citacao: string, resumo: string) =>
  ({ citacao, resumo, texto: resumo, citacoes: [] }) as unknown as InfracaoNoDia

const lista = [
  infracao('art. 32, II', 'Obstruir a atividade de fiscalização'),
  infracao('art. 32, III', 'Uso exclusivo do auxiliar'),
  infracao('art. 32, IV', 'Danificar sistema de fiscalização'),
  infracao('art. 32, XIV', 'Trafegar com pneu danificado'),
]
const achadas = (texto: string) => filtrarInfracoes(lista, texto).map((i) => i.citacao)

it('o número inteiro vem antes de quem só o tem dentro de uma palavra', () => {
  expect(achadas('art. 32, IV')[0]).toBe('art. 32, IV')
  expect(achadas('iv')[0]).toBe('art. 32, IV')
  expect(achadas('xiv')).toEqual(['art. 32, XIV'])
})

it('as palavras do texto, sem acento, na ordem da lei', () => {
  expect(achadas('fiscalizacao')).toEqual(['art. 32, II', 'art. 32, IV'])
  expect(achadas('')).toHaveLength(4)
})
