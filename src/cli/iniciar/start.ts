import { relative } from 'node:path'
import type { StartupError } from '#ledger/embutido/errors.ts'
import { type Database, startDatabase } from './database.ts'
import { type Options, ROOT } from './options.ts'
import { choosePort } from './port.ts'
import { type Acesso, room, type Server } from './rooms.ts'
import { greeting } from './greeting.ts'
import { construirWeb } from './web.ts'

export interface Running {
  stop(): Promise<void>
}

const PACKS = `${ROOT}/leis`

/** Brings the whole system up, in order, and says where it answers. */
export async function start(
  options: Options,
  onLost: (error: StartupError) => void,
  signal: AbortSignal,
): Promise<Running> {
  const notify = (sentence: string) => console.log(`  ${sentence}`)
  // PostgreSQL starts in a process of its own: load our own code meanwhile.
  void Promise.allSettled([room('src/server/servidor.ts'), room('src/ledger/migrar.ts')])
  const database = await startDatabase(options, notify, onLost)
  let server: Server | undefined
  const failed = new AbortController()
  try {
    const port = await choosePort(options.porta, options.endereco)
    const either = AbortSignal.any([signal, failed.signal])
    const building = options.telas ? construirWeb(notify, either) : Promise.resolve(undefined)
    building.catch(() => {})
    await migrate(database, notify)
    signal.throwIfAborted()
    const acessos = options.demo ? await seed(database, notify) : []
    signal.throwIfAborted()
    server = await createServer(database, await building)
    await server.listen({ port, host: options.endereco })
    const endereco = `http://${visible(options.endereco)}:${port}`
    database.announce(endereco)
    const embedded = options.databaseUrl === undefined
    const dados = embedded ? relative(process.cwd(), options.dados) || '.' : undefined
    console.log(greeting(endereco, acessos, dados))
  } catch (error) {
    failed.abort()
    await server?.close()
    await database.stop()
    throw error
  }
  return { stop: () => stop(server, database) }
}

async function stop(server: Server | undefined, database: Database): Promise<void> {
  await server?.close().catch((error: unknown) => console.error(error))
  await database.stop()
}

async function migrate(database: Database, notify: (sentence: string) => void): Promise<void> {
  const ledger = await room('src/ledger/migrar.ts')
  if (ledger === undefined) return notify('O livro de atos ainda não foi construído.')
  await ledger.migrar(database.ownerUrl)
}

async function seed(
  database: Database,
  notify: (sentence: string) => void,
): Promise<readonly Acesso[]> {
  const demonstration = await room('src/server/demonstracao/semear.ts')
  if (demonstration === undefined) return []
  const { ownerUrl, appUrl } = database
  notify('Conferindo os dados de demonstração…')
  const seeded = await demonstration.semear({
    bancoUrl: appUrl,
    donoUrl: ownerUrl,
    pacotes: PACKS,
  })
  return seeded.acessos
}

async function createServer(database: Database, web: string | undefined): Promise<Server> {
  const rooms = await room('src/server/servidor.ts')
  if (rooms !== undefined) {
    return await rooms.criarServidor({ bancoUrl: database.appUrl, pacotes: PACKS, web })
  }
  const { fastify } = await import('fastify')
  const placeholder = fastify({ forceCloseConnections: true })
  placeholder.get('/', () => 'Outorga: o servidor ainda não foi construído.\n')
  return placeholder
}

function visible(host: string): string {
  return host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
}
