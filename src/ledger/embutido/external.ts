import pg from 'pg'
import { StartupError } from './errors.ts'

export interface ExternalDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
}

/**
 * A PostgreSQL of one's own. `url` is the owner's. The application enters by `appUrl` when there is
 * one, else by `url` itself, put in the role `outorga_app` from the first instant of each session.
 */
export async function useExternal(url: string, appUrl?: string): Promise<ExternalDatabase> {
  requireUrl('DATABASE_URL', url)
  if (appUrl !== undefined) requireUrl('DATABASE_URL_APP', appUrl)
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
  } catch (cause) {
    const known = REFUSALS[(cause as { code?: string }).code ?? '']
    if (known !== undefined) throw new StartupError(known, { cause })
    const text = `O PostgreSQL de DATABASE_URL não respondeu: ${(cause as Error).message}`
    throw new StartupError(text, { cause })
  }
  try {
    await requireVersion(client)
    await ensureAppRole(client, appUrl === undefined)
  } finally {
    await client.end()
  }
  return { ownerUrl: url, appUrl: appUrl ?? inAppRole(url) }
}

/** What PostgreSQL answers to who may not come in, in Portuguese; the URL, which has a password, is never shown. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'O PostgreSQL recusou o usuário ou a senha de DATABASE_URL.',
  '28000': 'O PostgreSQL não deixa entrar o usuário de DATABASE_URL.',
  '3D000': 'O banco que DATABASE_URL indica não existe. Crie-o antes de iniciar.',
  ECONNREFUSED: 'O PostgreSQL de DATABASE_URL não respondeu: a conexão foi recusada.',
  ENOTFOUND: 'O servidor de DATABASE_URL não foi encontrado.',
}

function requireUrl(name: string, url: string): void {
  const scheme = URL.canParse(url) ? new URL(url).protocol : ''
  if (scheme === 'postgres:' || scheme === 'postgresql:') return
  throw new StartupError(
    `${name} não é um endereço de PostgreSQL. A forma é postgres://usuario:senha@servidor:5432/banco`,
  )
}

async function requireVersion(client: pg.Client): Promise<void> {
  const answer = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  const version = Number(answer.rows[0]?.server_version_num)
  if (version >= 180_000) return
  const major = Math.floor(version / 10_000)
  throw new StartupError(`DATABASE_URL leva a um PostgreSQL ${major}; é preciso o 18 ou mais novo.`)
}

/** The role that migrations grant to; `enter`: whether this user must be able to take it. */
async function ensureAppRole(client: pg.Client, enter: boolean): Promise<void> {
  try {
    const found = await client.query("SELECT FROM pg_roles WHERE rolname = 'outorga_app'")
    if (found.rowCount === 0) await client.query('CREATE ROLE outorga_app NOLOGIN NOBYPASSRLS')
    if (!enter) return
    const may = "SELECT pg_has_role(current_user, 'outorga_app', 'SET') AS ok"
    const { rows } = await client.query<{ ok: boolean }>(may)
    if (!rows[0]?.ok) await client.query('GRANT outorga_app TO CURRENT_USER WITH SET TRUE')
  } catch (cause) {
    throw new StartupError(
      'O usuário de DATABASE_URL não pode criar o papel da aplicação. Peça ao administrador:\n' +
        '  CREATE ROLE outorga_app NOLOGIN;\n' +
        '  GRANT outorga_app TO <usuário de DATABASE_URL>;',
      { cause },
    )
  }
}

function inAppRole(url: string): string {
  const app = new URL(url)
  app.searchParams.set('options', '-c role=outorga_app')
  return app.href
}
