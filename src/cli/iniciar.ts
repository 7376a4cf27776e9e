import type { StartupError } from '#ledger/embutido/errors.ts'
import { readOptions, USAGE } from './iniciar/options.ts'
import { type Running, start } from './iniciar/start.ts'

const options = readOptions(process.argv.slice(2))
if (options === 'ajuda') {
  console.log(USAGE)
  process.exit(0)
}

/** Errors whose message is for the person who started the system; any other is a fault. */
const EXPLAINED = new Set(['StartupError', 'MigracaoRecusada', 'PacotesInvalidos'])

let running: Running | undefined
let ending = false

/** Stops everything once, whatever asks for it and however often. */
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  const late = setTimeout(() => process.exit(1), 30_000)
  await running?.stop()
  clearTimeout(late)
  process.exit(code)
}

const abort = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!ending) console.log('\nEncerrando…')
    abort.abort()
    if (running !== undefined) void end(0)
  })
}
// The script that started us is gone: nobody is left to stop us.
process.on('disconnect', () => {
  abort.abort()
  if (running !== undefined) void end(0)
})
// A fault: said whole, and nothing that we started stays behind.
process.on('uncaughtException', (error) => {
  console.error(error)
  void end(70)
})

try {
  const onLost = (error: StartupError) => {
    console.error(`\n${error.message}`)
    void end(1)
  }
  running = await start(options, onLost, abort.signal)
  if (abort.signal.aborted) await end(0)
} catch (error) {
  if (abort.signal.aborted) process.exit(0)
  if (!EXPLAINED.has((error as Error).name)) throw error
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}
