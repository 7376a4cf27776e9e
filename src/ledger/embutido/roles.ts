import pg from 'pg'
import type { Secrets } from './secrets.ts'

export const DATABASE = 'outorga'

/**
 * Makes the owner's role (it migrates), the application's role (it obeys row-level security and
 * holds only what migrations grant) and the database. Safe to repeat at each start.
 */
export async function ensureRoles(adminUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const role of ['outorga_dono', 'outorga_app'] as const) {
      const found = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
      const verb = found.rowCount === 0 ? 'CREATE' : 'ALTER'
      const word = client.escapeLiteral(secrets[role])
      await client.query(`${verb} ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD ${word}`)
    }
    await ensureDatabase(client, DATABASE)
  } finally {
    await client.end()
  }
}

export async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (found.rowCount !== 0) return
  const quoted = client.escapeIdentifier(name)
  await client.query(`CREATE DATABASE ${quoted} OWNER outorga_dono`)
  await client.query(`REVOKE ALL ON DATABASE ${quoted} FROM PUBLIC`)
  await client.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${quoted} TO outorga_app`)
}
