import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What PostgreSQL writes about itself in its cluster. */
interface PidFile {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
  readonly sharedMemory: string | undefined
}

export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      ready: lines[7]?.trim() === 'ready',
      sharedMemory: lines[6]?.trim().split(/\s+/)[1],
    }
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether that process is the postmaster of this cluster: it works inside the cluster's folder. */
function serves(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return !existsSync('/proc/self/cwd')
  }
}

/**
 * Clears what an earlier start left behind: a postmaster still running is stopped; a pid file whose
 * number now belongs to a stranger is removed. PostgreSQL itself deals with a dead one's file.
 */
export async function clearLeftovers(cluster: string): Promise<boolean> {
  const file = readPidFile(cluster)
  if (file === undefined || !isAlive(file.pid)) return false
  if (serves(file.pid, cluster)) {
    await stopPostmaster(file.pid)
    return true
  }
  for (let tries = 0; tries < 50 && attached(file.sharedMemory); tries++) await wait(100)
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  return false
}

/** Fast, then immediate, then hard. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (let tries = 0; tries < seconds * 100; tries++) {
      if (!isAlive(pid)) return
      await wait(10)
    }
  }
}

/** Whether orphaned backends still hold the cluster's shared memory (Linux). */
function attached(segment: string | undefined): boolean {
  if (segment === undefined) return false
  try {
    const table = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n').slice(1)
    const row = table.map((line) => line.trim().split(/\s+/)).find((cells) => cells[1] === segment)
    return Number(row?.[6] ?? 0) > 0
  } catch {
    return false
  }
}
