import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { linhaDeValor, nota, titulo } from './impressao.ts'
import { mediana } from './medida.ts'
import type { Tamanhos } from './tamanhos.ts'

const RAIZ = join(import.meta.dirname, '../..')

/** What a start costs: packs read by a cold process, the way to the first answer, memory at rest. */
export async function medir(t: Tamanhos): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'outorga-bench-'))
  chmodSync(pasta, 0o711)
  try {
    const pacotes: number[] = []
    for (let i = 0; i < t.partida.vezes; i++) pacotes.push(await lerPacotesFrio())
    const opcoes = ['--dados', join(pasta, 'dados'), ...t.partida.opcoes]
    // Creates the database, tells the demonstration's stories, builds the screens if they are stale.
    await partir(opcoes)
    const partidas: Partida[] = []
    for (let i = 0; i < t.partida.vezes; i++) partidas.push(await partir(opcoes))
    titulo('Starting')
    linhaDeValor('the packs, read by a cold process', mediana(pacotes), 'ms')
    linhaDeValor('warm start to first answer', mediana(partidas.map((p) => p.ms)), 'ms', 3000)
    linhaDeValor('… processor time of the server in it', mediana(partidas.map((p) => p.cpu)), 'ms')
    linhaDeValor(
      'memory of the server process at rest',
      mediana(partidas.map((p) => p.mb)),
      'MB',
      200,
    )
    linhaDeValor('… its peak while starting', mediana(partidas.map((p) => p.pico)), 'MB')
    nota(`(medians of ${t.partida.vezes}; memory 5 s after the first answer)`)
  } finally {
    rmSync(pasta, { recursive: true, force: true })
  }
}

/** Milliseconds to read every pack, without the start of Node itself. */
async function lerPacotesFrio(): Promise<number> {
  const texto = `const inicio = performance.now()
    const { exigirPacotes } = await import('#law/files/lerPacotes.ts')
    exigirPacotes()
    console.log(performance.now() - inicio)`
  const filho = spawn(process.execPath, ['--input-type=module', '-e', texto], { cwd: RAIZ })
  let saida = ''
  filho.stdout.on('data', (d) => (saida += String(d)))
  await once(filho, 'close')
  return Number(saida)
}

type Partida = Readonly<{ ms: number; cpu: number; mb: number; pico: number }>

/** Starts what `npm start` starts, asks for one public page, waits, weighs it, and ends it. */
async function partir(opcoes: readonly string[]): Promise<Partida> {
  const inicio = performance.now()
  const programa = join(RAIZ, 'src/cli/iniciar.ts')
  const { DATABASE_URL: _, ...env } = process.env
  // As `npm start` has it: compiled code is kept from one start to the next.
  const NODE_COMPILE_CACHE = join(RAIZ, 'node_modules/.cache/node')
  const filho = spawn(process.execPath, [programa, ...opcoes], {
    cwd: RAIZ,
    env: { NODE_COMPILE_CACHE, ...env },
  })
  const endereco = await pronta(filho)
  const resposta = await fetch(`${endereco}/api/v1/municipios`)
  if (resposta.status >= 500) throw new Error(`respondeu ${resposta.status}`)
  await resposta.text()
  const ms = performance.now() - inicio
  const cpu = processador(filho)
  await esperar(5000)
  const mb = memoria(filho, 'VmRSS')
  const pico = memoria(filho, 'VmHWM')
  filho.kill('SIGTERM')
  await once(filho, 'close')
  return { ms, cpu, mb, pico }
}

async function pronta(filho: ChildProcess): Promise<string> {
  let saida = ''
  filho.stdout?.on('data', (d) => (saida += String(d)))
  filho.stderr?.on('data', (d) => (saida += String(d)))
  for (;;) {
    const endereco = /pronta em (http:\S+)/.exec(saida)?.[1]
    if (endereco !== undefined) return endereco
    if (filho.exitCode !== null) throw new Error(`não iniciou:\n${saida}`)
    await esperar(5)
  }
}

/** Milliseconds of processor that it has used, in all its threads: the same on a busy machine. */
function processador(filho: ChildProcess): number {
  const campos = readFileSync(`/proc/${filho.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(campos[11]) + Number(campos[12])) * 10
}

/** Megabytes, as the kernel counts them. */
function memoria(filho: ChildProcess, campo: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${filho.pid}/status`, 'utf8')
  return Number(new RegExp(`${campo}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}
