import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Half of a short command's time is reading our own code: Node keeps it compiled.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/outorga/node'))
const { principal } = await import('./comandos/principal.ts')
process.exitCode = await principal(process.argv.slice(2))
