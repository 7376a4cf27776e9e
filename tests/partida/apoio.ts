import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const ROOT = resolve(import.meta.dirname, '../..')
export const AS_ROOT = process.getuid?.() === 0
/** An unprivileged account that every Linux has. */
export const NOBODY = { uid: 65_534, gid: 65_534 }

export interface Start {
  readonly child: ChildProcess
  output(): string
  /** The address it printed. */
  ready(): Promise<string>
  exit(): Promise<number | null>
}

const started: ChildProcess[] = []
const folders: string[] = []

/** Runs what `npm start` runs, on its own data folder. */
export function begin(dados: string, more: string[] = [], user: object = {}): Start {
  const args = [
    join(ROOT, 'src/cli/iniciar.ts'),
    '--sem-demo',
    '--sem-telas',
    '--dados',
    dados,
    ...more,
  ]
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, args, { cwd: ROOT, env, ...user })
  started.push(child)
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const over = new Promise<number | null>((done) => void child.once('close', done))
  return { child, output: () => text, ready: () => ready(child, () => text), exit: () => over }
}

async function ready(child: ChildProcess, output: () => string): Promise<string> {
  for (let tries = 0; tries < 4_000; tries++) {
    const address = /pronta em (http:\S+)/.exec(output())?.[1]
    if (address !== undefined) return address
    if (child.exitCode !== null || child.signalCode !== null) break
    await wait(10)
  }
  throw new Error(`It did not start:\n${output()}`)
}

/** Ends in order; the test waits, so that the next start finds the folder free. */
export async function end(start: Start): Promise<number | null> {
  start.child.kill('SIGTERM')
  return start.exit()
}

/** A data folder that the unprivileged user may enter, or not. */
export function folder(mode = 0o711, owner?: { uid: number; gid: number }): string {
  const made = mkdtempSync(join(tmpdir(), 'outorga-partida-'))
  folders.push(made)
  chmodSync(made, mode)
  if (owner !== undefined) chownSync(made, owner.uid, owner.gid)
  return made
}

export function postmasterOf(dados: string): number {
  return Number(readFileSync(join(bankOf(dados), 'pgdata/postmaster.pid'), 'utf8').split('\n')[0])
}

export function bankOf(dados: string): string {
  try {
    return readFileSync(join(dados, 'banco-em.txt'), 'utf8').trim()
  } catch {
    return join(dados, 'banco')
  }
}

export async function occupy(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))
  return server
}

/** Kills what a failed test left and removes its folders. */
export function sweep(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const made of folders.splice(0)) {
    try {
      spawnSync('kill', ['-QUIT', String(postmasterOf(join(made, 'dados')))])
    } catch {
      // Nothing runs there.
    }
    const elsewhere = bankOf(join(made, 'dados'))
    if (!elsewhere.startsWith(made)) rmSync(elsewhere, { recursive: true, force: true })
    rmSync(made, { recursive: true, force: true })
  }
}
