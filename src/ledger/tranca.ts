import type pg from 'pg'

/**
 * Runs `fn` while this process alone holds the lock of that number, in the whole database: of many
 * processes that ask at once, one does it and the others get `undefined` at once. The lock goes with
 * the connection, so a process that dies frees it.
 */
export async function naVez<T>(
  pool: pg.Pool,
  numero: number,
  fn: () => Promise<T>,
): Promise<T | undefined> {
  const cliente = await pool.connect()
  try {
    const { rows } = await cliente.query<{ minha: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS minha',
      [numero],
    )
    if (rows[0]?.minha !== true) return undefined
    try {
      return await fn()
    } finally {
      await cliente.query('SELECT pg_advisory_unlock($1)', [numero])
    }
  } finally {
    cliente.release()
  }
}
