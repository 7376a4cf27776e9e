import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell without a window first: a page costs it half of the processor's time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The system's Chromium; as root on Debian, installed when there is none. */
export function findChromium(): string {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) {
    if (isExecutable(asked)) return asked
    throw new Error(`CHROMIUM_PATH aponta para ${asked}, que não existe ou não é executável.`)
  }
  const found = search() ?? install()
  if (found !== undefined) return found
  throw new Error(
    'Os testes de jornada precisam do Chromium. Instale-o (apt-get install chromium) ' +
      'ou diga onde está: CHROMIUM_PATH=/caminho/do/chrome npm test',
  )
}

function search(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Instalando o Chromium (apt-get)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt(['update', '-q'])
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    apt(['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-dejavu-core'])
    const found = search()
    if (found !== undefined) return found
  }
  return undefined
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
