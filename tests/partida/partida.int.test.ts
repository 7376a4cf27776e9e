import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '#ledger/embutido/open.ts'
import { isAlive } from '#ledger/embutido/postmaster.ts'
import {
  AS_ROOT,
  bankOf,
  begin,
  end,
  folder,
  NOBODY,
  occupy,
  postmasterOf,
  sweep,
} from './apoio.ts'

afterEach(sweep)

/** Runs one statement as the owner, in the database of a data folder. */
async function sql(dados: string, statement: string): Promise<unknown[]> {
  const database = await openDatabase(dados)
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  await database.close()
  return rows
}

/** The text of a fold that must have survived. */
const remember = (dados: string) =>
  sql(dados, "CREATE TABLE public.memoria AS SELECT 'guardado' AS v")
const recall = (dados: string) => sql(dados, 'SELECT v FROM public.memoria')

test('starts, answers, stops on a signal, and leaves nothing running', async () => {
  const dados = join(folder(), 'dados')
  const first = begin(dados)
  const address = await first.ready()
  expect((await fetch(address)).status).toBeLessThan(500)
  const postmaster = postmasterOf(dados)
  expect(await end(first)).toBe(0)
  expect(isAlive(postmaster)).toBe(false)
  expect(existsSync(join(dados, 'trava.json'))).toBe(false)
})

test('data of an older version are brought up to date, said once', async () => {
  const dados = join(folder(), 'dados')
  const first = begin(dados)
  await first.ready()
  await end(first)
  await sql(dados, 'UPDATE migracao SET refeita_em = NULL WHERE numero > 3')
  const second = begin(dados)
  await second.ready()
  await end(second)
  expect(second.output()).toContain('o que as telas leem')
  expect(await sql(dados, 'SELECT 1 FROM migracao WHERE refeita_em IS NULL')).toEqual([])
  const third = begin(dados)
  await third.ready()
  await end(third)
  expect(third.output()).not.toContain('o que as telas leem')
})

test('a second start on the same data says who holds it, and does no harm', async () => {
  const dados = join(folder(), 'dados')
  const first = begin(dados)
  const address = await first.ready()
  const second = begin(dados)
  expect(await second.exit()).toBe(1)
  expect(second.output()).toContain(String(first.child.pid))
  expect(second.output()).toContain(address)
  expect((await fetch(address)).status).toBeLessThan(500)
  await end(first)
})

test('a kill -9 of the system: the next start recovers, and the orphan is stopped', async () => {
  const dados = join(folder(), 'dados')
  const first = begin(dados)
  await first.ready()
  await remember(dados)
  const orphan = postmasterOf(dados)
  first.child.kill('SIGKILL')
  await first.exit()
  expect(isAlive(orphan)).toBe(true)
  const second = begin(dados)
  await second.ready()
  expect(postmasterOf(dados)).not.toBe(orphan)
  expect(await recall(dados)).toEqual([{ v: 'guardado' }])
  await end(second)
})

test('a kill -9 of PostgreSQL: it comes back by itself, with its data', async () => {
  const dados = join(folder(), 'dados')
  const first = begin(dados)
  const address = await first.ready()
  await remember(dados)
  process.kill(postmasterOf(dados), 'SIGKILL')
  for (let tries = 0; tries < 600 && !first.output().includes('voltou'); tries++) await wait(50)
  expect(await recall(dados)).toEqual([{ v: 'guardado' }])
  expect((await fetch(address)).status).toBeLessThan(500)
  expect(await end(first)).toBe(0)
})

test('a kill -9 of both, and a pid file that now names a stranger', async () => {
  const dados = join(folder(), 'dados')
  const first = begin(dados)
  await first.ready()
  await remember(dados)
  const postmaster = postmasterOf(dados)
  first.child.kill('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await first.exit()
  const file = join(bankOf(dados), 'pgdata/postmaster.pid')
  // This very process is alive, and serves no cluster.
  writeFileSync(file, readFileSync(file, 'utf8').replace(String(postmaster), String(process.pid)))
  const second = begin(dados)
  await second.ready()
  expect(await recall(dados)).toEqual([{ v: 'guardado' }])
  await end(second)
})

test('a creation cut half-way is redone', async () => {
  const dados = join(folder(), 'dados')
  const first = begin(dados)
  for (let tries = 0; tries < 2_000; tries++) {
    const made = existsSync(join(dados, 'banco')) ? readdirSync(join(dados, 'banco')) : []
    if (made.some((name) => name.startsWith('pgdata.novo'))) break
    await wait(5)
  }
  first.child.kill('SIGKILL')
  await first.exit()
  expect(existsSync(join(dados, 'banco/pgdata'))).toBe(false)
  const second = begin(dados)
  await second.ready()
  await end(second)
  expect(readdirSync(join(dados, 'banco')).filter((name) => name.includes('novo'))).toEqual([])
})

test('a port in use is named, for the screens; the database takes another', async () => {
  const dados = join(folder(), 'dados')
  const first = begin(dados)
  await first.ready()
  await end(first)
  const port = Number(readFileSync(join(dados, 'porta-do-banco.txt'), 'utf8'))
  const database = await occupy(port)
  const screens = await occupy(0)
  const { port: taken } = screens.address() as { port: number }
  const refused = begin(dados, ['--porta', String(taken)])
  expect(await refused.exit()).toBe(1)
  expect(refused.output()).toContain(`A porta ${taken} já está em uso`)
  const second = begin(dados)
  await second.ready()
  expect(Number(readFileSync(join(dados, 'porta-do-banco.txt'), 'utf8'))).not.toBe(port)
  await end(second)
  database.close()
  screens.close()
})

test('passwords lost: others are made, and the data stays', async () => {
  const dados = join(folder(), 'dados')
  await remember(dados)
  rmSync(join(dados, 'segredos.json'))
  expect(await recall(dados)).toEqual([{ v: 'guardado' }])
})

test('wrong options: a sentence and code 2', async () => {
  for (const wrong of [['--porta', 'oitenta'], ['--porta', '70000'], ['--prto', '1'], ['sobra']]) {
    const start = begin(join(folder(), 'dados'), wrong)
    expect(await start.exit()).toBe(2)
    expect(start.output()).toContain('npm start --')
    expect(start.output()).not.toContain('    at ')
  }
})

test('a PostgreSQL that does not answer in DATABASE_URL is named', async () => {
  const env = { ...process.env, DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' }
  const start = begin(join(folder(), 'dados'), [], { env })
  expect(await start.exit()).toBe(1)
  expect(start.output()).toContain('DATABASE_URL não respondeu')
})

test.runIf(AS_ROOT)('as an ordinary user, and in a folder that it may not write', async () => {
  const own = join(folder(0o700, NOBODY), 'dados')
  const first = begin(own, [], NOBODY)
  await first.ready()
  expect(await end(first)).toBe(0)
  const refused = begin(join(folder(0o755), 'dados'), [], NOBODY)
  expect(await refused.exit()).toBe(1)
  expect(refused.output()).toContain('sem permissão de escrita')
  // Root goes on where an ordinary user began, as that user.
  const second = begin(own)
  await second.ready()
  expect(await end(second)).toBe(0)
})

test.runIf(AS_ROOT)(
  'as root under a folder that only root may enter, says where data lives',
  async () => {
    const dados = join(folder(0o700), 'dados')
    const first = begin(dados)
    await first.ready()
    expect(bankOf(dados)).toMatch(/^\/var\/lib\/outorga\//)
    expect(first.output()).toContain(bankOf(dados))
    await end(first)
    await remember(dados)
    expect(await recall(dados)).toEqual([{ v: 'guardado' }])
  },
)

test('a folder that is a file', async () => {
  const base = folder()
  writeFileSync(join(base, 'dados'), '')
  const refused = begin(join(base, 'dados'))
  expect(await refused.exit()).toBe(1)
  expect(refused.output()).toContain('arquivo onde deveria haver uma pasta')
})

test.runIf(AS_ROOT)(
  'a full disk is said at the start, and nothing is left half made',
  async (context) => {
    const small = folder()
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=30m,mode=711', 'tmpfs', small])
    if (mounted.status !== 0) context.skip('this machine lets nobody mount')
    try {
      const dados = join(small, 'dados')
      const refused = begin(dados)
      expect(await refused.exit()).toBe(1)
      expect(refused.output()).toContain('o disco está cheio')
      expect(readdirSync(join(dados, 'banco'))).toEqual([])
      spawnSync('mount', ['-o', 'remount,size=600m', small])
      const second = begin(dados)
      await second.ready()
      await end(second)
      spawnSync('mount', ['-o', 'remount,size=64m', small])
      const full = begin(dados)
      expect(await full.exit()).toBe(1)
      expect(full.output()).toContain('o disco está cheio')
      spawnSync('mount', ['-o', 'remount,size=600m', small])
      const third = begin(dados)
      await third.ready()
      await end(third)
    } finally {
      spawnSync('umount', ['-l', small])
    }
  },
)
