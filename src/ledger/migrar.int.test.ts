import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
/** The first numbers that no migration has yet. */
const proximo = readdirSync(join(import.meta.dirname, 'migracoes')).length + 1
const nova = `${String(proximo).padStart(4, '0')}_nova.sql`
const quebrada = `${String(proximo + 1).padStart(4, '0')}_quebrada.sql`
afterAll(() => rmSync(pasta, { recursive: true }))

test('what is up to date stays as it is', async () => {
  expect(await migrar(banco.donoUrl)).toEqual([])
})

test('two starts at once apply a new migration once', async () => {
  writeFileSync(join(pasta, nova), 'CREATE TABLE nova (a int)')
  const feitas = await Promise.all([migrar(banco.donoUrl, pasta), migrar(banco.donoUrl, pasta)])
  expect(feitas.flat()).toEqual([nova])
})

test('a database newer than the system is refused', async () => {
  await expect(migrar(banco.donoUrl)).rejects.toThrow(MigracaoRecusada)
})

test('a migration that fails is undone whole, and says which', async () => {
  writeFileSync(join(pasta, quebrada), 'CREATE TABLE meia (a int); SELECT 1/0')
  await expect(migrar(banco.donoUrl, pasta)).rejects.toThrow(/_quebrada/)
  writeFileSync(join(pasta, quebrada), 'CREATE TABLE meia (a int)')
  expect(await migrar(banco.donoUrl, pasta)).toEqual([quebrada])
})

test('a file changed after it was applied is refused', async () => {
  writeFileSync(join(pasta, nova), 'CREATE TABLE nova (a int, b int)')
  await expect(migrar(banco.donoUrl, pasta)).rejects.toThrow(MigracaoRecusada)
})
