import type { ChildProcess } from 'node:child_process'
import { StartupError } from './errors.ts'
import { stopPostmaster } from './postmaster.ts'

const MINUTE = 60_000
const FALLS_A_MINUTE = 5

/** Starts a postmaster again when it falls by itself; gives up when it falls too often. */
export function keepAlive(
  first: ChildProcess,
  again: () => Promise<ChildProcess | undefined>,
  notify: (sentence: string) => void,
  onLost: (error: StartupError) => void,
): { stop(): Promise<void> } {
  let current = first
  let stopping = false
  let restarting: Promise<void> | undefined
  let falls: number[] = []

  const watch = (child: ChildProcess) => {
    child.once('exit', () => {
      if (!stopping) restarting = restart()
    })
  }

  const restart = async () => {
    const now = performance.now()
    falls = [...falls.filter((at) => now - at < MINUTE), now]
    if (falls.length > FALLS_A_MINUTE) {
      onLost(new StartupError('O banco de dados caiu várias vezes seguidas e foi abandonado.'))
      return
    }
    notify('O banco de dados caiu; iniciando de novo…')
    try {
      const child = await again()
      if (child === undefined) {
        throw new StartupError('A porta do banco de dados foi tomada por outro programa.')
      }
      current = child
      watch(child)
      if (child.exitCode !== null || child.signalCode !== null) restarting = restart()
      else notify('O banco de dados voltou.')
    } catch (error) {
      if (!stopping) onLost(error as StartupError)
    }
  }

  watch(first)
  return {
    async stop() {
      stopping = true
      await restarting
      const { pid, exitCode, signalCode } = current
      if (pid !== undefined && exitCode === null && signalCode === null) await stopPostmaster(pid)
    },
  }
}
