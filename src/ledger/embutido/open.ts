import { DataInUse } from './errors.ts'
import { startEmbedded } from './embutido.ts'
import { useExternal } from './external.ts'
import { makeDataFolder } from './place.ts'
import { rememberedPort } from './port.ts'
import { DATABASE } from './roles.ts'
import { secretsOf } from './secrets.ts'

export interface OpenDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  /** Stops what was started for this call; a database that already ran goes on running. */
  close(): Promise<void>
}

/**
 * The database of an installation, for a command that works beside the system or without it:
 * `DATABASE_URL`'s; else the embedded one that already runs; else the embedded one, started.
 */
export async function openDatabase(
  dados: string,
  notify?: (sentence: string) => void,
): Promise<OpenDatabase> {
  const own = process.env['DATABASE_URL']
  if (own !== undefined && own !== '') {
    const external = await useExternal(own, process.env['DATABASE_URL_APP'])
    return { ...external, close: async () => {} }
  }
  try {
    const database = await startEmbedded({ dados, ...(notify && { notify }) })
    const { ownerUrl, appUrl } = database
    return { ownerUrl, appUrl, close: () => database.stop() }
  } catch (error) {
    const port = rememberedPort(dados)
    if (!(error instanceof DataInUse) || port === undefined) throw error
    const { secrets } = secretsOf(makeDataFolder(dados))
    const url = (role: keyof typeof secrets) =>
      `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${DATABASE}`
    return { ownerUrl: url('outorga_dono'), appUrl: url('outorga_app'), close: async () => {} }
  }
}
