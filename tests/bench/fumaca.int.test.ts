import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** No figure is looked at: only that each bench still runs, and that the sides still agree. */
test.each(['decisoes', 'acrescimos', 'placas', 'reconstrucao', 'rotina', 'painel', 'partida'])(
  'the bench %s runs, at toy size',
  (nome) => {
    const todos = join(import.meta.dirname, 'todos.ts')
    const { DATABASE_URL: _, ...env } = process.env
    const r = spawnSync(process.execPath, [todos, nome, '--miudo'], { encoding: 'utf8', env })
    expect(r.stderr).toBe('')
    expect(r.status).toBe(0)
    expect(r.stdout).toMatch(/^## /m)
  },
  120_000,
)

test('a name that no bench has: the usage, and code 2', () => {
  const todos = join(import.meta.dirname, 'todos.ts')
  const r = spawnSync(process.execPath, [todos, 'nenhum'], { encoding: 'utf8' })
  expect(r.status).toBe(2)
})
