import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** What each wall must stop: where the line stands, the line, and a word of the message. */
const FORBIDDEN: readonly [path: string, line: string, message: RegExp][] = [
  ...['core', 'law'].flatMap((room): [string, string, RegExp][] => [
    [
      `src/${room}/a.ts`,
      "import { readFileSync } from 'node:fs'; export const x = readFileSync",
      /argument/,
    ],
    [`src/${room}/b.ts`, "import { x } from '#ledger/x.ts'; export const y = x", /one way/],
    [`src/${room}/c.ts`, "import { x } from '../server/x.ts'; export const y = x", /one way/],
    [`src/${room}/d.ts`, "import type { x } from '#documents/x.ts'; export type y = x", /one way/],
    [`src/${room}/e.ts`, "import { x } from '#exchange/x.ts'; export const y = x", /one way/],
    [`src/${room}/f.ts`, "import { x } from '#cli/x.ts'; export const y = x", /one way/],
    [`src/${room}/g.ts`, "import { x } from '../web/x.ts'; export const y = x", /one way/],
    [`src/${room}/h.ts`, 'export const x = new Date()', /No clock/],
    [`src/${room}/i.ts`, 'export const x = Temporal.Now.instant()', /No clock/],
    [`src/${room}/j.ts`, 'export const x = Math.random()', /No randomness/],
    [`src/${room}/k.ts`, 'export const x = process.env', /No environment/],
    [`src/${room}/l.ts`, "export const x = fetch('/')", /No network/],
    [`src/${room}/m.ts`, "import pg from 'pg'; export const x = pg", /outside/],
  ]),
  ['src/core/sala/n.ts', "import { x } from '#law/x.ts'; export const y = x", /only types/],
  ['src/law/o.ts', "import { x } from '#core/x.ts'; export const y = x", /only types/],
  ['src/law/files/p.ts', "import { get } from 'node:http'; export const x = get", /reads packs/],
  ['src/law/files/q.ts', "import { x } from '#ledger/x.ts'; export const y = x", /one way/],
  ...['ledger', 'documents', 'exchange'].flatMap((room): [string, string, RegExp][] => [
    [
      `src/${room}/r.ts`,
      "import { x } from '#server/x.ts'; export const y = x",
      /never the reverse/,
    ],
    [
      `src/${room}/s.ts`,
      "import { x } from '../../cli/x.ts'; export const y = x",
      /never the reverse/,
    ],
    [
      `src/${room}/t.ts`,
      "import { x } from '../web/x.ts'; export const y = x",
      /never the reverse/,
    ],
  ]),
  ['src/server/u.ts', "import { x } from '../web/x.ts'; export const y = x", /neither/],
  ['src/cli/v.ts', "import { x } from '../web/x.ts'; export const y = x", /screens/],
  ['src/web/w.tsx', "import { x } from '#ledger/x.ts'; export const y = x", /API/],
  ['src/web/x.tsx', "import type { x } from '#server/rotas/x.ts'; export type y = x", /contrato/],
  ['src/web/y.tsx', "import { x } from '#server/contrato/x.ts'; export const y = x", /contrato/],
  [
    'src/web/z.tsx',
    "import { readFileSync } from 'node:fs'; export const x = readFileSync",
    /browser/,
  ],
]

const ALLOWED: readonly [path: string, line: string][] = [
  ['src/core/ok-a.ts', "import type { x } from '#law/x.ts'; export type y = x"],
  ['src/core/ok-b.ts', "import { z } from 'zod'; export const y = z"],
  ['src/core/ok-c.ts', "export const y = Temporal.PlainDate.from('2026-01-01')"],
  [
    'src/core/ok-d.test.ts',
    "import { readFileSync } from 'node:fs'; export const x = readFileSync",
  ],
  ['src/law/ok-e.ts', "import type { x } from '#core/x.ts'; export type y = x"],
  [
    'src/law/files/ok-f.ts',
    "import { readFileSync } from 'node:fs'; export const x = readFileSync",
  ],
  [
    'src/law/files/ok-g.ts',
    "import { readFile } from 'node:fs/promises'; export const x = readFile",
  ],
  ['src/ledger/ok-h.ts', "import { x } from '#core/x.ts'; export const y = x"],
  ['src/server/ok-i.ts', "import { x } from '#ledger/x.ts'; export const y = x"],
  ['src/web/ok-j.tsx', "import type { x } from '#server/contrato/x.ts'; export type y = x"],
  ['src/web/ok-k.tsx', "import { x } from '#core/x.ts'; export const y = x"],
]

let folder: string
let found: Map<string, string[]>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outorga-paredes-'))
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [path, line] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${line}\n`)
  }
  found = lint()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function lint(): Map<string, string[]> {
  const program = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const args = [program, '--no-ignore', '-f', 'json', '-A', 'all', '.']
  const config = join(folder, '.oxlintrc.json')
  const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}` }
  const ran = spawnSync(process.execPath, [...args, '-c', config], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(ran.stdout) as {
    diagnostics: { code: string; message: string; help?: string; filename: string }[]
  }
  const walls = diagnostics.filter(({ code }) => code.includes('no-restricted-'))
  const texts = walls.map(
    ({ filename, message, help }) => [filename, `${message} ${help ?? ''}`] as const,
  )
  return new Map(
    [...Map.groupBy(texts, ([file]) => file)].map(([file, rows]) => [
      file,
      rows.map(([, text]) => text),
    ]),
  )
}

test.each(FORBIDDEN)('%s may not say: %s', (path, _line, message) => {
  expect(found.get(path)?.join('\n') ?? 'nothing stopped it').toMatch(message)
})

test.each(ALLOWED)('%s may say: %s', (path) => {
  expect(found.get(path)).toBeUndefined()
})
