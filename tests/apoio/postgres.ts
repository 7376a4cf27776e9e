import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

export const MODEL = 'outorga_modelo'

export interface TestDatabase {
  /** The owner's URL (`outorga_dono`): migrations, rebuild. */
  readonly donoUrl: string
  /** The application's URL (`outorga_app`): row-level security applies. */
  readonly appUrl: string
  /** The superuser's URL, on the same database: to break things on purpose. */
  readonly adminUrl: string
}

/**
 * A database of the test file's own, copied from the migrated model and dropped after the file.
 * Call it once, at the top of a `*.int.test.ts` or in its `beforeAll`.
 */
export async function bancoDeTeste(): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, appUrl } = inject('postgres')
  const name = `teste_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, [
    `CREATE DATABASE ${name} TEMPLATE ${MODEL} OWNER outorga_dono`,
    `REVOKE ALL ON DATABASE ${name} FROM PUBLIC`,
    `GRANT CONNECT, TEMPORARY ON DATABASE ${name} TO outorga_app`,
  ])
  afterAll(() => asAdmin(adminUrl, [`DROP DATABASE ${name} WITH (FORCE)`]))
  return {
    donoUrl: withDatabase(ownerUrl, name),
    appUrl: withDatabase(appUrl, name),
    adminUrl: withDatabase(adminUrl, name),
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function asAdmin(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
