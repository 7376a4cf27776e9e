import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Binaries, binariesFor } from './binaries.ts'
import { createCluster, resetPassword, startPostmaster } from './cluster.ts'
import { StartupError } from './errors.ts'
import { type DataLock, lockData } from './lock.ts'
import { makeDataFolder, type Place, placeOf } from './place.ts'
import { freePort, rememberedPort, rememberPort } from './port.ts'
import { clearLeftovers, stopPostmaster } from './postmaster.ts'
import { DATABASE, ensureRoles } from './roles.ts'
import { secretsOf } from './secrets.ts'
import { keepAlive } from './keepAlive.ts'

export interface EmbeddedOptions {
  /** The data folder; made when it does not exist. */
  readonly dados: string
  /** PostgreSQL settings, e.g. `{ fsync: 'off' }` in tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** Told, in Portuguese, what takes time or is out of the ordinary. */
  readonly notify?: (sentence: string) => void
  /** Called when PostgreSQL keeps falling and is given up. */
  readonly onLost?: (error: StartupError) => void
}

export interface EmbeddedDatabase {
  /** The superuser's, on the database `postgres`. */
  readonly adminUrl: string
  /** The owner's: migrations, rebuild. */
  readonly ownerUrl: string
  /** The application's: no more than migrations grant. */
  readonly appUrl: string
  readonly lock: DataLock
  stop(): Promise<void>
}

/** Starts the PostgreSQL of a data folder, and holds the folder until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dados = makeDataFolder(options.dados)
  const lock = lockData(dados)
  try {
    return await start(dados, lock, options)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function start(
  dados: string,
  lock: DataLock,
  options: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const notify = options.notify ?? (() => {})
  const place = placeOf(dados)
  if (place.notice !== undefined) notify(place.notice)
  const bin = binariesFor(place.runAs)
  const { secrets, fresh } = secretsOf(dados)
  if (!existsSync(place.cluster)) {
    notify('Criando o banco de dados…')
    await createCluster(place, bin, secrets.postgres)
  } else {
    if (await clearLeftovers(place.cluster)) {
      notify('Um PostgreSQL de um início anterior ainda rodava e foi encerrado.')
    }
    if (fresh) await resetPassword(place, bin, secrets.postgres)
  }
  const settings = options.settings ?? {}
  const { child, port } = await listen(dados, place, bin, settings)
  const again = () => startPostmaster(place, bin, port, settings)
  const kept = keepAlive(child, again, notify, options.onLost ?? (() => {}))
  const url = (role: keyof typeof secrets, database: string) =>
    `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${database}`
  const adminUrl = url('postgres', 'postgres')
  const stop = async () => {
    await kept.stop()
    lock.release()
  }
  try {
    await ensureRoles(adminUrl, secrets)
  } catch (error) {
    await kept.stop()
    throw error
  }
  return {
    adminUrl,
    ownerUrl: url('outorga_dono', DATABASE),
    appUrl: url('outorga_app', DATABASE),
    lock,
    stop,
  }
}

/** Starts on the remembered port, else on another that is free. */
async function listen(
  dados: string,
  place: Place,
  bin: Binaries,
  settings: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; port: number }> {
  let port = rememberedPort(dados) ?? (await freePort())
  for (let tries = 0; tries < 5; tries++) {
    const child = await startPostmaster(place, bin, port, settings)
    if (child !== undefined) {
      try {
        rememberPort(dados, port)
      } catch (error) {
        if (child.pid !== undefined) await stopPostmaster(child.pid)
        throw error
      }
      return { child, port }
    }
    port = await freePort()
  }
  throw new StartupError('Nenhuma porta livre foi encontrada para o banco de dados.')
}
