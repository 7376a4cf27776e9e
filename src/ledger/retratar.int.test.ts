import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bancoDeTeste } from '../../tests/apoio/postgres.ts'
import { retratar } from './retratar.ts'

// `ESQUEMA=escrever npx vitest run src/ledger/retratar.int.test.ts` writes it after a migration.
const ARQUIVO = join(import.meta.dirname, 'schema.sql')

test('schema.sql is the schema that the migrations make', async () => {
  const { adminUrl } = await bancoDeTeste()
  const retrato = await retratar(adminUrl)
  if (process.env['ESQUEMA'] === 'escrever') writeFileSync(ARQUIVO, retrato)
  expect(retrato).toBe(readFileSync(ARQUIVO, 'utf8'))
})
