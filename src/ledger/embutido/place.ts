import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { SHARED_HOME } from './binaries.ts'
import { explain, StartupError } from './errors.ts'
import { writeWhole } from './files.ts'
import { canUse, type RunAs, whoRuns } from './runAs.ts'

/** Where a data folder keeps its cluster, and who runs it. */
export interface Place {
  readonly folder: string
  readonly cluster: string
  readonly runAs: RunAs
  /** A sentence to print when the cluster had to live elsewhere. */
  readonly notice?: string
}

/** Makes the data folder, open to be crossed but not to be read by others. */
export function makeDataFolder(dados: string): string {
  try {
    if (!existsSync(dados)) {
      mkdirSync(dados, { recursive: true })
      chmodSync(dados, 0o711)
    }
    if (!statSync(dados).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    return realpathSync(dados)
  } catch (error) {
    throw explain(error, dados)
  }
}

export function placeOf(dados: string): Place {
  const pointer = join(dados, 'banco-em.txt')
  if (existsSync(pointer)) return recorded(pointer)
  const folder = join(dados, 'banco')
  const cluster = join(folder, 'pgdata')
  const runAs = whoRuns(existsSync(cluster) ? cluster : undefined)
  const made = !existsSync(folder)
  prepare(folder, runAs)
  if (canUse(folder, runAs)) return { folder, cluster, runAs }
  if (process.getuid?.() !== 0) throw explain({ code: 'EACCES' }, folder)
  if (made) rmdirSync(folder)
  return elsewhere(dados, pointer, runAs)
}

function elsewhere(dados: string, pointer: string, runAs: RunAs): Place {
  const name = createHash('sha256').update(dados).digest('hex').slice(0, 12)
  const folder = join(SHARED_HOME, name)
  try {
    mkdirSync(SHARED_HOME, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw explain(error, SHARED_HOME)
  }
  prepare(folder, runAs)
  if (!canUse(folder, runAs)) {
    throw new StartupError(
      `O usuário ${runAs.name}, que executa o PostgreSQL, não pode entrar em ${dados} nem em ` +
        `${folder}. Indique com --dados uma pasta em que ele possa entrar.`,
    )
  }
  writeWhole(pointer, `${folder}\n`)
  const notice =
    `O banco fica em ${folder}: o usuário ${runAs.name}, que o executa, ` +
    `não pode entrar em ${dados}.`
  return { folder, cluster: join(folder, 'pgdata'), runAs, notice }
}

function recorded(pointer: string): Place {
  const folder = readFileSync(pointer, 'utf8').trim()
  const cluster = join(folder, 'pgdata')
  if (!existsSync(folder)) {
    throw new StartupError(
      `${pointer} diz que o banco está em ${folder}, que não existe mais. ` +
        'Restaure essa pasta; ou apague o arquivo para começar um banco vazio.',
    )
  }
  const runAs = whoRuns(existsSync(cluster) ? cluster : undefined)
  return { folder, cluster, runAs, notice: `O banco fica em ${folder}.` }
}

function prepare(folder: string, runAs: RunAs): void {
  try {
    if (existsSync(folder)) return
    mkdirSync(folder, { mode: 0o700 })
    if (runAs.ids.uid !== undefined) chownSync(folder, runAs.ids.uid, runAs.ids.gid ?? -1)
  } catch (error) {
    throw explain(error, folder)
  }
}
