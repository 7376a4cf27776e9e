import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const PASTA = join(import.meta.dirname, 'migracoes')
/** Any fixed number: what two starts at once queue on. */
const TRAVA = 7_291_035_118

type Migracao = Readonly<{ numero: number; nome: string; sql: string; sha256: string }>

/** The database does not fit this version of the system; the message, in Portuguese, says why. */
export class MigracaoRecusada extends Error {
  override readonly name = 'MigracaoRecusada'
}

/**
 * Brings the database up to this version: each migration not yet applied, in order, each in its own
 * transaction. Two at once wait for one another.
 * @param donoUrl the owner's connection
 * @returns names of the migrations applied now
 * @throws MigracaoRecusada when an applied file was changed since, or the database is newer
 */
export async function migrar(donoUrl: string, pasta = PASTA): Promise<readonly string[]> {
  const migracoes = lerMigracoes(pasta)
  const cliente = new pg.Client({ connectionString: donoUrl })
  await cliente.connect()
  try {
    await cliente.query('SELECT pg_advisory_lock($1)', [TRAVA])
    await cliente.query(
      `CREATE TABLE IF NOT EXISTS migracao (numero int PRIMARY KEY, nome text NOT NULL,
       sha256 text NOT NULL, aplicada_em timestamptz NOT NULL DEFAULT now())`,
    )
    const pendentes = conferir(migracoes, await aplicadas(cliente))
    for (const m of pendentes) await aplicar(cliente, m)
    return pendentes.map((m) => m.nome)
  } finally {
    await cliente.end()
  }
}

function lerMigracoes(pasta: string): readonly Migracao[] {
  const nomes = readdirSync(pasta).filter((nome) => /^\d{4}_\w+\.sql$/.test(nome))
  return nomes.sort().map((nome, i) => {
    const sql = readFileSync(join(pasta, nome), 'utf8')
    const numero = Number(nome.slice(0, 4))
    if (numero !== i + 1) throw new MigracaoRecusada(`Falta a migração ${i + 1}: há ${nome}.`)
    return { numero, nome, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}

type Aplicada = Readonly<{ numero: number; nome: string; sha256: string }>

const aplicadas = async (cliente: pg.Client): Promise<readonly Aplicada[]> =>
  (await cliente.query<Aplicada>('SELECT numero, nome, sha256 FROM migracao ORDER BY numero')).rows

function conferir(migracoes: readonly Migracao[], feitas: readonly Aplicada[]) {
  for (const feita of feitas) {
    const nossa = migracoes[feita.numero - 1]
    if (nossa === undefined) {
      throw new MigracaoRecusada(
        `O banco é de uma versão mais nova do sistema: tem a migração ${feita.nome}, ` +
          'que esta versão não conhece. Atualize o sistema.',
      )
    }
    if (nossa.sha256 !== feita.sha256) {
      throw new MigracaoRecusada(
        `A migração ${feita.nome} mudou depois de aplicada a este banco. ` +
          'Restaure o arquivo: uma mudança no banco é sempre uma migração nova.',
      )
    }
  }
  return migracoes.slice(feitas.length)
}

async function aplicar(cliente: pg.Client, m: Migracao): Promise<void> {
  try {
    await cliente.query('BEGIN')
    await cliente.query(m.sql)
    await cliente.query('INSERT INTO migracao (numero, nome, sha256) VALUES ($1, $2, $3)', [
      m.numero,
      m.nome,
      m.sha256,
    ])
    await cliente.query('COMMIT')
  } catch (cause) {
    await cliente.query('ROLLBACK')
    throw new Error(`A migração ${m.nome} falhou e foi desfeita: ${(cause as Error).message}`, {
      cause,
    })
  }
}
