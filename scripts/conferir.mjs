// `npm run check`: everything that can be known without running the program.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, NODE, ROOT } from './preparar.mjs'

install()
const steps = [
  { name: 'lint e paredes', program: 'oxlint/bin/oxlint', args: ['--deny-warnings'] },
  { name: 'formato', program: 'oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'tipos do núcleo', program: 'typescript/bin/tsc', args: ['-p', 'tsconfig.core.json'] },
  { name: 'tipos', program: 'typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'tipos das telas', program: 'typescript/bin/tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'código sem uso', program: 'knip/bin/knip.js', args: ['--no-progress'] },
].filter(({ args }) => !args.includes('tsconfig.web.json') || existsSync(join(ROOT, 'src/web')))

const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` }
let failures = 0
for (const { name, program, args } of steps) {
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync(
    NODE,
    [join(ROOT, 'node_modules', program), ...args],
    { cwd: ROOT, encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 },
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok   ' : 'FALHA'} ${name} (${seconds} s)`)
  if (status === 0) continue
  failures++
  console.log(`${stdout}${stderr}`.trim())
}
process.exit(failures > 0 ? 1 : 0)
