import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './options.ts'

/** A demonstration login, as `semear` returns it. */
export interface Acesso {
  readonly municipio: string
  readonly papel: string
  readonly usuario: string
  readonly senha: string
}

export interface Server {
  listen(where: { port: number; host: string }): Promise<string>
  close(): Promise<void>
}

interface Rooms {
  'src/ledger/migrar.ts': { migrar(ownerUrl: string): Promise<unknown> }
  'src/server/servidor.ts': {
    criarServidor(with_: {
      bancoUrl: string
      pacotes: string
      web: string | undefined
    }): Server | Promise<Server>
  }
  'src/server/demonstracao/semear.ts': {
    semear(with_: { bancoUrl: string; donoUrl: string; pacotes: string }): Promise<{
      acessos: readonly Acesso[]
    }>
  }
}

/** Loads a room of the house when it is needed; undefined while it is not built. */
export async function room<P extends keyof Rooms>(path: P): Promise<Rooms[P] | undefined> {
  const file = join(ROOT, path)
  if (!existsSync(file)) return undefined
  return (await import(pathToFileURL(file).href)) as Rooms[P]
}
