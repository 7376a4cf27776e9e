import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './errors.ts'
import { writeWhole } from './files.ts'

/** Passwords of the three roles of the embedded database; only this machine ever uses them. */
export interface Secrets {
  readonly postgres: string
  readonly outorga_dono: string
  readonly outorga_app: string
}

/** Reads the passwords of a data folder, or makes them. `fresh` says that they were just made. */
export function secretsOf(dados: string): { secrets: Secrets; fresh: boolean } {
  const path = join(dados, 'segredos.json')
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartupError(`${path}: não pode ser lido por este usuário.`, { cause: error })
    }
    const secrets = { postgres: password(), outorga_dono: password(), outorga_app: password() }
    writeWhole(path, JSON.stringify(secrets, null, 2))
    return { secrets, fresh: true }
  }
  return { secrets: parse(path, text), fresh: false }
}

function parse(path: string, text: string): Secrets {
  try {
    const found = JSON.parse(text) as Partial<Secrets>
    if (found.postgres && found.outorga_dono && found.outorga_app) return found as Secrets
  } catch {
    // Falls through to the sentence below.
  }
  throw new StartupError(`${path}: arquivo danificado. Apague-o, e outras senhas serão geradas.`)
}

function password(): string {
  return randomBytes(24).toString('base64url')
}
