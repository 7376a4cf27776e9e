import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartupError } from './errors.ts'
import { useExternal } from './external.ts'
import { lockData } from './lock.ts'

test('a corrupt lock file is named, with the remedy', () => {
  const dados = mkdtempSync(join(tmpdir(), 'outorga-trava-'))
  try {
    writeFileSync(join(dados, 'trava.sqlite'), 'isto não é SQLite'.repeat(100))
    expect(() => lockData(dados)).toThrow(StartupError)
    expect(() => lockData(dados)).toThrow(/trava\.sqlite.*apague/s)
  } finally {
    rmSync(dados, { recursive: true })
  }
})

test.each(['isto não é um endereço', 'http://servidor/banco', 'servidor:5432'])(
  '%s is no address of a PostgreSQL',
  async (url) => {
    await expect(useExternal(url)).rejects.toThrow(StartupError)
    await expect(useExternal('postgres://u:s@127.0.0.1:1/b', url)).rejects.toThrow(
      /^DATABASE_URL_APP /,
    )
  },
)
