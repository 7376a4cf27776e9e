import { startEmbedded } from '#ledger/embutido/embutido.ts'
import type { StartupError } from '#ledger/embutido/errors.ts'
import { useExternal } from '#ledger/embutido/external.ts'
import type { Options } from './options.ts'

export interface Database {
  readonly ownerUrl: string
  readonly appUrl: string
  announce(endereco: string): void
  stop(): Promise<void>
}

/** The embedded PostgreSQL, or the one of `DATABASE_URL`. */
export async function startDatabase(
  options: Options,
  notify: (sentence: string) => void,
  onLost: (error: StartupError) => void,
): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    const external = await useExternal(options.databaseUrl, options.databaseUrlApp)
    return { ...external, announce: () => {}, stop: async () => {} }
  }
  const embedded = await startEmbedded({ dados: options.dados, notify, onLost })
  const { ownerUrl, appUrl, lock } = embedded
  return {
    ownerUrl,
    appUrl,
    announce: (endereco) => lock.announce(endereco),
    stop: () => embedded.stop(),
  }
}
