import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartupError } from './errors.ts'

/** Who runs PostgreSQL: ourselves (no ids), or an unprivileged user when we are root. */
export interface RunAs {
  readonly name: string
  readonly ids: { readonly uid?: number; readonly gid?: number }
}

const OWN_USER = 'outorga'

/**
 * PostgreSQL refuses to run as root. A cluster that exists is run by its owner; a new one by the
 * system user `outorga`, made if need be, else by `postgres` or `nobody`.
 */
export function whoRuns(existingCluster: string | undefined): RunAs {
  if (process.getuid?.() !== 0) return { name: process.env['USER'] ?? 'atual', ids: {} }
  if (existingCluster !== undefined) {
    const { uid, gid } = statSync(existingCluster)
    if (uid !== 0) return { name: `uid ${uid}`, ids: { uid, gid } }
  }
  const found = lookUp(OWN_USER) ?? create() ?? lookUp('postgres') ?? lookUp('nobody')
  if (found !== undefined) return found
  throw new StartupError(
    'O PostgreSQL não roda como root e nenhum outro usuário foi encontrado. ' +
      'Crie um (useradd --system outorga) ou inicie como usuário comum.',
  )
}

function lookUp(name: string): RunAs | undefined {
  const uid = number('-u', name)
  const gid = number('-g', name)
  return uid && gid ? { name, ids: { uid, gid } } : undefined
}

function number(flag: string, name: string): number | undefined {
  const asked = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return asked.status === 0 ? Number(asked.stdout.trim()) : undefined
}

function create(): RunAs | undefined {
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', [...flags, OWN_USER], { stdio: 'ignore' })
  return lookUp(OWN_USER)
}

/** Whether that user can enter and write in a folder, whatever stands above it. */
export function canUse(folder: string, runAs: RunAs): boolean {
  const script = 'cd "$1" && test -w . && test -x .'
  const options = { ...runAs.ids, cwd: '/', stdio: 'ignore' } as const
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], options).status === 0
}
