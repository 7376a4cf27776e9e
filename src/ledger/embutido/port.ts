import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { writeWhole } from './files.ts'

/** The port remembered in a data folder. */
export function rememberedPort(dados: string): number | undefined {
  try {
    const port = Number(readFileSync(join(dados, 'porta-do-banco.txt'), 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
  } catch {
    return undefined
  }
}

export function rememberPort(dados: string, port: number): void {
  if (rememberedPort(dados) !== port) writeWhole(join(dados, 'porta-do-banco.txt'), `${port}\n`)
}

/** A port that nobody listens on now; the system picks it. */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
  probe.once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}
