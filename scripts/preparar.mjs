// Runs on the Node that the machine has (20 or newer) and uses no dependency: it is what makes
// sure that the dependencies, the product's own Node among them, are there.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const NODE = join(ROOT, 'node_modules/node/bin/node')

/** Installs what package-lock.json asks for, if it is not there already. */
export function install() {
  if (isInstalled()) return
  requireNpm()
  console.log('Instalando o que falta (npm ci); na primeira vez leva um ou dois minutos…')
  // Warnings about the machine's Node would be noise: the project brings its own.
  const ci = ['ci', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm, ...ci]] : ['npm', ci]
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) fail('A instalação não terminou: veja a mensagem acima e tente de novo.')
  if (!existsSync(NODE)) {
    fail(
      'O Node do projeto não foi instalado: os scripts de instalação estão desligados? Tente:\n' +
        '  npm ci --ignore-scripts=false',
    )
  }
  console.log('Instalado.')
}

/** Whether every package of the lock is in node_modules in its very version. */
function isInstalled() {
  if (!existsSync(NODE)) return false
  const wanted = read('package-lock.json')
  const found = read('node_modules/.package-lock.json')
  if (wanted === undefined || found === undefined) return false
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || found[path]?.version === version || (!found[path] && (optional || peer)),
  )
}

function read(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

function requireNpm() {
  const agent = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')
  const major = Number(
    agent?.[1] ?? spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout?.split('.')[0],
  )
  if (major >= 10) return
  fail(
    `É preciso o npm 10 ou mais novo${major ? ` (este é o ${major})` : ''}: npm install -g npm@11`,
  )
}

/** Runs a program of the project on the project's Node, and ends with its exit code. */
export function run(args) {
  // The open channel tells the child when this process is killed.
  const child = spawn(NODE, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled code is kept from one start to the next.
    env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'), ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(`O Node do projeto não pôde ser executado: ${error.message}`))
  child.once('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 1))
  })
  const watch = followNpm(() => child.kill('SIGTERM'))
}

/** npm that dies by a kill leaves its children behind: notice, and stop as if asked to. */
function followNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const shell = process.ppid
  const npm = parentOf(shell)
  return setInterval(() => {
    if (process.ppid !== shell || (npm > 1 && parentOf(shell) !== npm)) stop()
  }, 500)
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

export function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
