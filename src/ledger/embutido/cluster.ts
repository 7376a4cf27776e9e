import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { StartupError } from './errors.ts'
import { requireSpace, writeWhole } from './files.ts'
import { memorySettings } from './memory.ts'
import type { Place } from './place.ts'
import { readPidFile } from './postmaster.ts'

const DRAFT = 'pgdata.novo-'

const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Creates the cluster beside its final name, so that one made half-way is never taken for whole. */
export async function createCluster(place: Place, bin: Binaries, password: string): Promise<void> {
  for (const name of readdirSync(place.folder).filter((name) => name.startsWith(DRAFT))) {
    rmSync(join(place.folder, name), { recursive: true, force: true })
  }
  // A name of its own: an initdb orphaned by a kill may still be writing in the last one.
  const draft = join(place.folder, `${DRAFT}${process.pid}-${Date.now()}`)
  const pwfile = join(place.folder, 'senha.tmp')
  requireSpace(place.folder, 200)
  try {
    writeWhole(pwfile, `${password}\n`)
    give(pwfile, place)
    const args = [
      `--pgdata=${draft}`,
      `--pwfile=${pwfile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--set=timezone=UTC',
      '--set=log_timezone=UTC',
      '--no-instructions',
    ]
    const { code, output } = await run(bin.initdb, args, place)
    if (code !== 0) throw failure(output, place, 'O banco de dados não pôde ser criado')
    renameSync(draft, place.cluster)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(pwfile, { force: true })
  }
}

/** Replaces the superuser's password in a stopped cluster, when the file that kept it was lost. */
export async function resetPassword(place: Place, bin: Binaries, password: string): Promise<void> {
  const args = ['--single', '-D', place.cluster, 'postgres']
  const sql = `ALTER ROLE postgres PASSWORD '${password}'\n`
  const { code, output } = await run(bin.postgres, args, place, sql)
  if (code !== 0) throw failure(output, place, 'A senha do banco não pôde ser refeita')
}

/** Starts the postmaster and returns once it accepts connections; undefined if the port is taken. */
export async function startPostmaster(
  place: Place,
  bin: Binaries,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await launch(place, bin, port, settings)
    } catch (error) {
      // Backends orphaned by a killed postmaster hold the cluster until they notice.
      if (tries === 30 || !/pre-existing shared memory/.test((error as Error).message)) throw error
      await wait(200)
    }
  }
}

async function launch(
  place: Place,
  bin: Binaries,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess | undefined> {
  requireSpace(place.folder, 48)
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    cluster_name: 'outorga',
    ...memorySettings(Math.min(totalmem(), process.constrainedMemory() || Infinity)),
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(place)
  const start = statSync(logPath(place)).size
  const child = spawn(bin.postgres, ['-D', place.cluster, ...flags], {
    ...place.runAs.ids,
    cwd: place.folder,
    env: ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let over = false
  child.once('error', () => (over = true))
  child.once('exit', () => (over = true))
  for (let tries = 0; !over && tries < 12_000; tries++) {
    const file = readPidFile(place.cluster)
    if (file?.pid === child.pid && file?.ready) {
      child.unref()
      return child
    }
    await wait(5)
  }
  if (!over) child.kill('SIGQUIT')
  const output = readFileSync(logPath(place), 'utf8').slice(start)
  if (/could not bind|could not create any TCP/.test(output)) return undefined
  throw failure(output, place, 'O banco de dados não iniciou')
}

function run(
  command: string,
  args: string[],
  place: Place,
  input = '',
): Promise<{ code: number | null; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    code: number | null
    output: string
  }>()
  const child = spawn(command, args, { ...place.runAs.ids, cwd: place.folder, env: ENVIRONMENT })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  child.once('error', reject)
  child.once('close', (code) => resolve({ code, output }))
  child.stdin.end(input)
  return promise
}

function logPath(place: Place): string {
  return join(place.folder, 'postgresql.log')
}

/** Appends to the log; one past 8 MB is set aside. */
function openLog(place: Place): number {
  const path = logPath(place)
  if (existsSync(path) && statSync(path).size > 8_388_608) renameSync(path, `${path}.anterior`)
  const file = openSync(path, 'a', 0o600)
  give(path, place)
  return file
}

function give(path: string, place: Place): void {
  const { uid, gid } = place.runAs.ids
  if (uid !== undefined) chownSync(path, uid, gid ?? -1)
}

function failure(output: string, place: Place, sentence: string): StartupError {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new StartupError(
      `${place.folder}: o disco está cheio. Libere espaço e inicie de novo: nada ficou pela metade.`,
    )
  }
  const tail = output.trim().split('\n').slice(-12).join('\n')
  return new StartupError(
    `${sentence}. O PostgreSQL disse:\n${tail}\n(registro: ${logPath(place)})`,
  )
}
