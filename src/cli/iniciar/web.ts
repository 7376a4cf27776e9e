import { spawn } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { explain, StartupError } from '#ledger/embutido/errors.ts'
import { ROOT } from './options.ts'

const OUTPUT = join(ROOT, 'dist/web')
const CONFIG = ['src/web/vite.config.ts', 'vite.config.ts']
/** What ends up in the browser: the screens, and the core and the packs that run there too. */
const SOURCES = [
  'src/web',
  'src/core',
  'src/law',
  'src/server/contrato',
  'leis',
  'package-lock.json',
]

/** Builds the screens when a source is newer than the last build; returns the folder to serve. */
export async function construirWeb(
  notify: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const config = CONFIG.find((path) => existsSync(join(ROOT, path)))
  if (config === undefined) return undefined
  if (isFresh()) return OUTPUT
  notify('Construindo as telas…')
  const draft = `${OUTPUT}.${process.pid}.novo`
  try {
    await vite(config, draft, signal)
    rmSync(OUTPUT, { recursive: true, force: true })
    renameSync(draft, OUTPUT)
    return OUTPUT
  } catch (error) {
    throw explain(error, OUTPUT)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function isFresh(): boolean {
  const built = statSync(join(OUTPUT, 'index.html'), { throwIfNoEntry: false })
  return built !== undefined && newest() <= built.mtimeMs
}

function newest(): number {
  let latest = 0
  for (const source of [...SOURCES, ...CONFIG]) {
    const path = join(ROOT, source)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found === undefined) continue
    latest = Math.max(latest, found.mtimeMs)
    if (!found.isDirectory()) continue
    for (const name of readdirSync(path, { recursive: true })) {
      if (/\.(test|int\.test|e2e\.test)\.tsx?$/.test(String(name))) continue
      latest = Math.max(latest, statSync(join(path, String(name))).mtimeMs)
    }
  }
  return latest
}

/** In a process of its own: the builder's memory goes with it. */
function vite(config: string, outDir: string, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const args = ['node_modules/vite/bin/vite.js', 'build', '--config', config]
  const flags = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const child = spawn(process.execPath, [...args, ...flags], {
    cwd: ROOT,
    // Under a test runner NODE_ENV says test, and React would come in its slow development form.
    env: { ...process.env, NODE_ENV: 'production' },
    ...(signal && { signal }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  child.once('error', reject)
  child.once('close', (code) => {
    if (code === 0) resolve()
    else reject(new StartupError(`As telas não puderam ser construídas:\n${output.trim()}`))
  })
  return promise
}
