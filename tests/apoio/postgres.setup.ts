import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedDatabase, startEmbedded } from '#ledger/embutido/embutido.ts'
import { placeOf } from '#ledger/embutido/place.ts'
import { clearLeftovers, isAlive } from '#ledger/embutido/postmaster.ts'
import { ensureDatabase } from '#ledger/embutido/roles.ts'
import { migrar } from '#ledger/migrar.ts'
import { MODEL, withDatabase } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { adminUrl: string; ownerUrl: string; appUrl: string }
  }
}

const PREFIX = 'outorga-teste-'
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
}

/** One PostgreSQL for the whole run, with a migrated database that each test file copies. */
let shared: Promise<{ database: EmbeddedDatabase; folder: string }> | undefined
let users = 0

export async function setup(project: TestProject): Promise<void> {
  users++
  shared ??= begin()
  const { adminUrl, ownerUrl, appUrl } = (await shared).database
  project.provide('postgres', { adminUrl, ownerUrl, appUrl })
}

export async function teardown(): Promise<void> {
  users--
  if (users > 0 || shared === undefined) return
  const { database, folder } = await shared
  shared = undefined
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function begin(): Promise<{ database: EmbeddedDatabase; folder: string }> {
  await sweep()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  const database = await startEmbedded({ dados: folder, settings: FAST })
  await migrateModel(database)
  return { database, folder }
}

async function migrateModel(database: EmbeddedDatabase): Promise<void> {
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await ensureDatabase(admin, MODEL)
  await admin.end()
  await migrar(withDatabase(database.ownerUrl, MODEL))
}

/** Ends what runs killed half-way left behind. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((found) => found.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0])
    if (isAlive(pid)) continue
    const folder = join(tmpdir(), name)
    try {
      await clearLeftovers(placeOf(folder).cluster)
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's: it is theirs to clear.
    }
  }
}
