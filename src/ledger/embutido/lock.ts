import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataInUse, explain, type Holder, StartupError } from './errors.ts'
import { writeWhole } from './files.ts'

export interface DataLock {
  /** Says to a second start where this one answers. */
  announce(endereco: string): void
  release(): void
}

/**
 * Holds the data folder for one process. The lock is the kernel's, on an open SQLite file, and so
 * vanishes with its holder however that one dies: a pid in a file would outlive it and may be
 * somebody else's by then. The text file beside it only tells who holds the folder.
 */
export function lockData(dados: string): DataLock {
  const path = join(dados, 'trava.sqlite')
  const description = join(dados, 'trava.json')
  const held = open(path, dados, description)
  const holder = { pid: process.pid, desde: new Date().toISOString() }
  writeWhole(description, JSON.stringify(holder))
  return {
    announce(endereco) {
      writeWhole(description, JSON.stringify({ ...holder, endereco }))
    },
    release() {
      rmSync(description, { force: true })
      held.close()
    },
  }
}

function open(path: string, dados: string, description: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    chmodSync(path, 0o600)
    return database
  } catch (error) {
    database?.close()
    const code = (error as { errcode?: number }).errcode ?? 0
    // The low byte of an extended SQLite code is its family.
    const family = SQLITE[code & 0xff]
    if (family === 'CORRUPT')
      throw new StartupError(
        `${path}: o arquivo da trava está corrompido. Ele não guarda dados: confira que o sistema ` +
          'não está aberto, apague esse arquivo e inicie de novo.',
        { cause: error },
      )
    if (family === 'BUSY') throw new DataInUse(dados, readHolder(description))
    throw explain(
      family === undefined ? error : Object.assign(new Error(), { code: family }),
      dados,
    )
  }
}

const SQLITE: Readonly<Record<number, string>> = {
  5: 'BUSY',
  8: 'EACCES',
  11: 'CORRUPT',
  13: 'ENOSPC',
  14: 'EACCES',
  26: 'CORRUPT',
}

function readHolder(description: string): Holder {
  try {
    return JSON.parse(readFileSync(description, 'utf8')) as Holder
  } catch {
    return {}
  }
}
