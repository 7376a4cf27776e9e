import { closeSync, fsyncSync, openSync, renameSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { explain, StartupError } from './errors.ts'

/** Writes a small file whole or not at all, readable by its owner only. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.novo`
  try {
    const file = openSync(draft, 'w', 0o600)
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw explain(error, path)
  }
}

/** Refuses early where PostgreSQL would stop half-way for want of room. */
export function requireSpace(folder: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 1_048_576)
  if (free >= megabytes) return
  throw new StartupError(
    `${folder}: o disco está cheio (${free} MB livres; são necessários ${megabytes} MB). ` +
      'Libere espaço e inicie de novo: nada ficou pela metade.',
  )
}
