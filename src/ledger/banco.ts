import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Esquema } from './esquema.ts'

const DATE: number = pg.types.builtins.DATE
const TIMESTAMPTZ: number = pg.types.builtins.TIMESTAMPTZ

type Leitor = (oid: number, formato?: 'text' | 'binary') => (texto: string) => unknown
const comum = pg.types.getTypeParser as unknown as Leitor

const leitor: Leitor = (oid, formato) => {
  if (oid === DATE) return (texto) => texto
  if (oid === TIMESTAMPTZ) return (texto) => new Date(texto).toISOString()
  return comum(oid, formato)
}

/** Days stay `AAAA-MM-DD` and instants become ISO 8601 in UTC, to the millisecond. */
const tipos: pg.CustomTypesConfig = { getTypeParser: leitor }

/**
 * A pool over `url`. Connections lost, idle or in use, are replaced: never fatal to the process.
 * @param maximo connections at most, 10 by default
 */
export function abrirPool(url: string, maximo = 10): pg.Pool {
  // Pipelined: statements that do not wait for one another travel together, in their order.
  const opcoes: pg.PoolConfig = {
    connectionString: url,
    max: maximo,
    types: tipos,
    pipeline: true,
  }
  const pool = new pg.Pool(opcoes)
  pool.on('error', () => {})
  // From its first moment, so also between being given and being used: what a lost connection was
  // asked fails, and nothing else does.
  pool.on('connect', (cliente) => cliente.on('error', () => {}))
  return pool
}

/** A transaction of one municipality: row-level security shows its rows and no other's. */
export type Tx = Readonly<{
  municipio: number
  sql<R extends object = Record<string, unknown>>(
    texto: string,
    valores?: readonly unknown[],
    /** Prepared once a connection, under this name: for statements of every command. */
    nome?: string,
  ): Promise<R[]>
  /** The typed query builder, on this same transaction. */
  k: Kysely<Esquema>
}>

/** Thrown inside `emMunicipio` to leave with a value and without writing. */
class Desfazer extends Error {
  readonly valor: unknown
  constructor(valor: unknown) {
    super()
    this.valor = valor
  }
}

/** Ends the transaction without writing; `emMunicipio` then answers `valor`. */
export const desfazer = (valor: unknown): never => {
  throw new Desfazer(valor)
}

const FOTO = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'

/**
 * Runs `fn` in one READ COMMITTED transaction of the municipality (IBGE code), and commits.
 * With `foto`, it reads one moment from beginning to end, and writes nothing. Any error rolls back and goes on; a lock not obtained in 10 s is an error (55P03).
 */
export async function emMunicipio<T>(
  pool: pg.Pool,
  municipio: number,
  fn: (tx: Tx) => Promise<T>,
  opcoes: Readonly<{ foto?: boolean }> = {},
): Promise<T> {
  if (!Number.isInteger(municipio)) throw new TypeError('o código do município é um inteiro')
  const cliente = await pool.connect()
  let perdida: Error | undefined
  const vida = { acabou: false }
  try {
    // Travels with the first statement of `fn`, which fails if it did.
    const inicio = cliente.query(
      `BEGIN ${opcoes.foto === true ? FOTO : ''}; SELECT set_config('outorga.municipio', '${municipio}', true), ` +
        `set_config('lock_timeout', '10s', true)`,
    )
    inicio.catch(() => {})
    const valor = await fn(transacao(cliente, municipio, vida))
    await inicio
    vida.acabou = true
    await cliente.query('COMMIT')
    return valor
  } catch (erro) {
    vida.acabou = true
    await cliente.query('ROLLBACK').catch((e: unknown) => void (perdida = e as Error))
    if (erro instanceof Desfazer) return erro.valor as T
    throw erro
  } finally {
    cliente.release(perdida)
  }
}

/**
 * The connection serves another city next: a statement left behind by what failed beside it must
 * not reach it.
 */
function noFim(vida: Readonly<{ acabou: boolean }>): void {
  if (vida.acabou) throw new Error('a transação já acabou')
}

function transacao(
  cliente: pg.PoolClient,
  municipio: number,
  vida: Readonly<{ acabou: boolean }>,
): Tx {
  let k: Kysely<Esquema> | undefined
  return {
    municipio,
    sql: async <R extends object>(text: string, values?: readonly unknown[], name?: string) => {
      noFim(vida)
      const query: pg.QueryConfig = { text, values: [...(values ?? [])] }
      if (name !== undefined) query.name = name
      return (await cliente.query<R>(query)).rows
    },
    get k() {
      k ??= new Kysely<Esquema>({ dialect: new PostgresDialect({ pool: deUm(cliente, vida) }) })
      return k
    },
  }
}

/** A "pool" of the one connection that already holds the transaction. */
const deUm = (cliente: pg.PoolClient, vida: Readonly<{ acabou: boolean }>): PostgresPool => ({
  connect: () =>
    Promise.resolve({
      query: (...dados: Parameters<typeof cliente.query>) => {
        noFim(vida)
        return cliente.query(...dados)
      },
      release: () => {},
    } as unknown as PostgresPoolClient),
  end: () => Promise.resolve(),
  options: {},
})

/** Every municipality of the installation, by IBGE code. */
export async function listarMunicipios(
  pool: pg.Pool,
): Promise<readonly { ibge: number; slug: string; nome: string; uf: string; fuso: string }[]> {
  const { rows } = await pool.query<{
    ibge: number
    slug: string
    nome: string
    uf: string
    fuso: string
  }>('SELECT ibge, slug, nome, uf, fuso FROM municipio ORDER BY ibge')
  return rows
}

/** Puts a municipality in the installation, or brings its data up to date. Safe to repeat. */
export async function cadastrarMunicipio(
  pool: pg.Pool,
  m: Readonly<{ ibge: number; slug: string; nome: string; uf: string; fuso: string }>,
): Promise<void> {
  await pool.query(
    `INSERT INTO municipio (ibge, slug, nome, uf, fuso) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (ibge) DO UPDATE SET slug = excluded.slug, nome = excluded.nome,
       uf = excluded.uf, fuso = excluded.fuso
     WHERE (municipio.slug, municipio.nome, municipio.uf, municipio.fuso)
       IS DISTINCT FROM (excluded.slug, excluded.nome, excluded.uf, excluded.fuso)`,
    [m.ibge, m.slug, m.nome, m.uf, m.fuso],
  )
}
