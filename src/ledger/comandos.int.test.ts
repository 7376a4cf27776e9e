import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { emMunicipio } from './banco.ts'
import { assinar } from './comandos.ts'
import { apagarDadosPessoais } from './dadoPessoal.ts'
import { ComandoDiferente } from './erros.ts'
import { executar } from './executar.ts'
import { AQUI, type Cenario, cenario, gravar, pedido, pessoa, SERVICO } from './prova/cenario.ts'

let c: Cenario
beforeAll(async () => {
  c = await cenario()
})

const enviar = (id: string, corrente: string, dados: object, autor = 'ana', nome = 'cadastrar') => {
  const alvo = `pessoa:${corrente}` as const
  const p = { ...pedido(nome, alvo, dados, id), autor }
  const assinatura = assinar(p.comando, SERVICO, autor)
  return executar(c.livro, { ...p, assinatura }, () => [pessoa(corrente)])
}

test('the same command sent again is a repeat; anything else under its id is refused', async () => {
  const id = randomUUID()
  await enviar(id, 'um', { a: 1, b: 2 })
  expect(await enviar(id, 'um', { b: 2, a: 1 })).toMatchObject({ repetido: true })
  await expect(enviar(id, 'um', { a: 1, b: 3 })).rejects.toThrow(ComandoDiferente)
  await expect(enviar(id, 'outro', { a: 1, b: 2 })).rejects.toThrow(ComandoDiferente)
  await expect(enviar(id, 'um', { a: 1, b: 2 }, 'bia')).rejects.toThrow(ComandoDiferente)
  await expect(enviar(id, 'um', { a: 1, b: 2 }, 'ana', 'x')).rejects.toThrow(ComandoDiferente)
})

test('two at once under one id, of different data: one is recorded, the other refused', async () => {
  const id = randomUUID()
  const feitas = await Promise.allSettled([1, 2, 3, 4].map((n) => enviar(id, `r${n}`, { n })))
  expect(feitas.filter((f) => f.status === 'fulfilled')).toHaveLength(1)
  for (const f of feitas) {
    if (f.status === 'rejected') expect(f.reason).toBeInstanceOf(ComandoDiferente)
  }
})

test('of what was recorded unsigned, the stream and the author must agree', async () => {
  const id = randomUUID()
  await gravar(c.livro, [pessoa('antiga')], AQUI, id)
  expect(await enviar(id, 'antiga', { qualquer: 1 })).toMatchObject({ repetido: true })
  await expect(enviar(id, 'nova', {})).rejects.toThrow(ComandoDiferente)
  await expect(enviar(id, 'antiga', {}, 'bia')).rejects.toThrow(ComandoDiferente)
})

test('erased personal data leave no digest of the command that brought them', async () => {
  const id = randomUUID()
  await enviar(id, 'apagada', { cpf: '1' })
  const ler = () => c.admin.query('SELECT digest FROM comando WHERE id = $1', [id])
  expect((await ler()).rows[0]?.digest).toHaveLength(32)
  await emMunicipio(c.livro.pool, AQUI, (tx) =>
    apagarDadosPessoais(
      tx,
      { servico: SERVICO, corrente: 'pessoa:apagada', autor: 'ana', motivo: 'pedido' },
      [],
    ),
  )
  expect((await ler()).rows).toEqual([{ digest: null }])
})
