import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bancoDeTeste, type TestDatabase } from '../../tests/apoio/postgres.ts'
import { MigracaoRecusada, migrar } from './migrar.ts'

let banco: TestDatabase
const pasta = mkdtempSync(join(tmpdir(), 'outorga-migracoes-'))
beforeAll(async () => {
  banco = await bancoDeTeste()
  cpSync(join(import.meta.dirname, 'migracoes'), pasta, { recursive: true })
})
afterAll(() => rmSync(pasta, { recursive: true }))

test('what is up to date stays as it is', async () => {
  expect(await migrar(banco.donoUrl)).toEqual([])
})

test('two starts at once apply a new migration once', async () => {
  writeFileSync(join(pasta, '0005_nova.sql'), 'CREATE TABLE nova (a int)')
  const feitas = await Promise.all([migrar(banco.donoUrl, pasta), migrar(banco.donoUrl, pasta)])
  expect(feitas.flat()).toEqual(['0005_nova.sql'])
})

test('a database newer than the system is refused', async () => {
  await expect(migrar(banco.donoUrl)).rejects.toThrow(MigracaoRecusada)
})

test('a migration that fails is undone whole, and says which', async () => {
  writeFileSync(join(pasta, '0006_quebrada.sql'), 'CREATE TABLE meia (a int); SELECT 1/0')
  await expect(migrar(banco.donoUrl, pasta)).rejects.toThrow(/0006_quebrada/)
  writeFileSync(join(pasta, '0006_quebrada.sql'), 'CREATE TABLE meia (a int)')
  expect(await migrar(banco.donoUrl, pasta)).toEqual(['0006_quebrada.sql'])
})

test('a file changed after it was applied is refused', async () => {
  writeFileSync(join(pasta, '0005_nova.sql'), 'CREATE TABLE nova (a int, b int)')
  await expect(migrar(banco.donoUrl, pasta)).rejects.toThrow(MigracaoRecusada)
})
