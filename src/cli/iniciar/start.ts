import type { FastifyInstance } from 'fastify'
import { relative } from 'node:path'
import type { StartupError } from '#ledger/embutido/errors.ts'
import { type Database, startDatabase } from './database.ts'
import { type Options, ROOT } from './options.ts'
import { choosePort } from './port.ts'
import { type Acesso, greeting } from './greeting.ts'
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
  const loading = Promise.all([
    import('#ledger/migrar.ts'),
    import('#server/servidor.ts'),
    import('#server/chaves/guardarChaves.ts'),
    import('#server/chaves/chavesQueFaltam.ts'),
    import('#server/refazerLeituras.ts'),
  ])
  loading.catch(() => {})
  const database = await startDatabase(options, notify, onLost)
  let server: FastifyInstance | undefined
  const failed = new AbortController()
  try {
    const port = await choosePort(options.porta, options.endereco)
    const either = AbortSignal.any([signal, failed.signal])
    const building = options.telas ? construirWeb(notify, either) : Promise.resolve(undefined)
    building.catch(() => {})
    const [
      { migrar },
      { criarServidor },
      { chavesDaInstalacao },
      { avisarDasChaves },
      { refazerSePreciso },
    ] = await loading
    await migrar(database.ownerUrl)
    await refazerSePreciso({ donoUrl: database.ownerUrl, pacotes: PACKS }, () =>
      notify('Atualizando, dos atos, o que as telas leem…'),
    )
    signal.throwIfAborted()
    const acessos = options.demo ? await seed(database, notify) : []
    signal.throwIfAborted()
    const web = await building
    const endereco = `http://${visible(options.endereco)}:${port}`
    const chaves = chavesDaInstalacao(options.dados, Temporal.Now.instant().toString())
    server = await criarServidor({
      bancoUrl: database.appUrl,
      pacotes: PACKS,
      web,
      rotina: true,
      enderecoPublico: options.enderecoPublico ?? endereco,
      chaves,
    })
    await server.listen({ port, host: options.endereco })
    database.announce(endereco)
    const embedded = options.databaseUrl === undefined
    console.log(greeting(endereco, acessos, embedded ? shown(options.dados) : undefined))
    // It answers by now: a database that falls at this very moment comes back, and takes nothing with it.
    await avisarDasChaves(database.appUrl, chaves).catch(() =>
      notify('Não foi possível conferir as chaves agora: veja `outorga chaves`.'),
    )
  } catch (error) {
    failed.abort()
    await server?.close()
    await database.stop()
    throw error
  }
  return { stop: () => stop(server, database) }
}

async function stop(server: FastifyInstance | undefined, database: Database): Promise<void> {
  await server?.close().catch((error: unknown) => console.error(error))
  await database.stop()
}

async function seed(
  database: Database,
  notify: (sentence: string) => void,
): Promise<readonly Acesso[]> {
  const { semear } = await import('#server/demonstracao/semear.ts')
  const slow = setTimeout(() => notify('Criando os dados de demonstração…'), 500)
  try {
    return (await semear({ bancoUrl: database.appUrl, pacotes: PACKS })).acessos
  } finally {
    clearTimeout(slow)
  }
}

/** As one would type it here, unless it lies elsewhere. */
function shown(folder: string): string {
  const near = relative(process.cwd(), folder)
  return near.startsWith('..') || near === '' ? folder : near
}

function visible(host: string): string {
  return host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
}
