import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { bancoDeTeste, type TestDatabase } from './postgres.ts'

let banco: TestDatabase
beforeAll(async () => {
  banco = await bancoDeTeste()
})

test.for([
  ['donoUrl', 'outorga_dono'],
  ['appUrl', 'outorga_app'],
  ['adminUrl', 'postgres'],
] as const)('%s enters as %s', async ([key, role]) => {
  const client = new pg.Client({ connectionString: banco[key] })
  await client.connect()
  const { rows } = await client.query('SELECT current_user AS who')
  await client.end()
  expect(rows).toEqual([{ who: role }])
})

test('the application may create nothing', async () => {
  const client = new pg.Client({ connectionString: banco.appUrl })
  await client.connect()
  await expect(client.query('CREATE TABLE public.x (a int)')).rejects.toThrow(/permission denied/)
  await client.end()
})
