import { expect, test } from 'vitest'
import * as z from 'zod'
import { comandos, comandoPorNome, decidir } from './comandos.ts'
import { tiposDeCorrente } from './ato.ts'
import { contextoEm } from './lei/miniCaso.prova.ts'
import { criarMundo } from './mundo/criarMundo.ts'

const baixa = {
  id: 'c',
  nome: 'baixarOutorga',
  corrente: 'outorga:o1',
  dados: { motivo: 'Motivo' },
} as const

test('every command has a name of its own in its kind of stream, a label, a role and a kind of stream', () => {
  const deCadaCorrente = comandos.map((c) => `${c.corrente} ${c.nome}`)
  expect(new Set(deCadaCorrente).size).toBe(comandos.length)
  for (const c of comandos) {
    expect(c.rotulo, c.nome).not.toBe('')
    expect(c.papeis.length, c.nome).toBeGreaterThan(0)
    expect(tiposDeCorrente).toContain(c.corrente)
    expect(comandoPorNome(c.nome, `${c.corrente}:1`)).toBe(c)
  }
})

test('a name is of two kinds of stream only where an appeal is heard, with the same data', () => {
  for (const c of comandos) {
    const [primeiro = c] = comandos.filter((x) => x.nome === c.nome)
    if (c === primeiro) continue
    expect([primeiro.corrente, c.corrente]).toEqual(['auto', 'perda'])
    expect(c.dados).toBe(primeiro.dados)
    expect(c.rotulo).toBe(primeiro.rotulo)
  }
})

test('every command refuses, and never breaks, in an empty world', () => {
  const contexto = contextoEm('2025-01-07')
  for (const c of comandos) {
    const corrente = `${c.corrente}:nenhum` as const
    const recusas = c.sondar(corrente, criarMundo([]), contexto)
    if (!c.cria) expect(recusas.length, c.nome).toBeGreaterThan(0)
  }
})

test('who has none of the roles is refused before anything else', () => {
  const contexto = { ...contextoEm('2025-01-07'), autor: { id: 'a', papeis: ['fiscal'] as const } }
  expect(decidir(baixa, criarMundo([]), contexto)).toMatchObject({
    recusas: [{ codigo: 'autor.sem-papel', falta: 'gestor' }],
  })
})

test('an unknown command or a stream of another kind is a bug', () => {
  const contexto = contextoEm('2025-01-07')
  expect(() => decidir({ ...baixa, nome: 'nada' }, criarMundo([]), contexto)).toThrow(RangeError)
  expect(() => decidir({ ...baixa, corrente: 'taxa:t1' }, criarMundo([]), contexto)).toThrow(
    RangeError,
  )
})

test('no amount of money that is typed goes without a ceiling: sums of them stay exact', () => {
  type No = { type?: string; maximum?: number; properties?: Record<string, No>; items?: No }
  const semTeto = (no: No, onde: string): readonly string[] => [
    ...(no.type === 'integer' && (no.maximum ?? Infinity) >= Number.MAX_SAFE_INTEGER ? [onde] : []),
    ...Object.entries(no.properties ?? {}).flatMap(([k, v]) => semTeto(v, `${onde}.${k}`)),
    ...(no.items === undefined ? [] : semTeto(no.items, `${onde}[]`)),
  ]
  const achados = comandos.flatMap((c) =>
    semTeto(z.toJSONSchema(c.dados, { io: 'input', unrepresentable: 'any' }) as No, c.nome),
  )
  // What is given back is a sum, worked out to the centavo and compared: the only one.
  expect(achados.filter((a) => /\.(valor|residual|preco|total)$/.test(a))).toEqual([
    'restituirMulta.valor',
  ])
})
