// `npm test [-- filter]`: everything, from nothing. With a filter, only the tests that match it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, NODE, ROOT } from './preparar.mjs'

install()
// Ctrl-C reaches the children too: let them end in order, and report.
process.on('SIGINT', () => {})
const filters = process.argv.slice(2)
const checked = filters.length > 0 || runNode(['scripts/conferir.mjs']) === 0
const folder = mkdtempSync(join(tmpdir(), 'outorga-relatorio-'))
const report = join(folder, 'vitest.json')
const status = runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...filters,
])
const counted = count(report)
rmSync(folder, { recursive: true, force: true })

// A failure that is not a test's (the check, a file that does not load) counts as one.
const failed = counted.failed + (checked ? 0 : 1) + (status !== 0 && counted.failed === 0 ? 1 : 0)
if (!checked) console.log('\nnpm run check falhou: veja acima.')
const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : ''
console.log(`\n${counted.passed} passed, ${failed} failed${skipped}`)
process.exit(failed > 0 ? 1 : 0)

function runNode(args) {
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`
  const env = { ...process.env, PATH: path }
  return spawnSync(NODE, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1
}

function count(path) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(path, 'utf8'),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}
