import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../../src')

const files = readdirSync(SRC, { recursive: true })
  .map(String)
  .filter((path) => /\.tsx?$/.test(path))
const code = files.filter((path) => !/\.test\.tsx?$/.test(path))
const product = code.filter(
  (path) => !path.startsWith('server/demonstracao/') && !/\bprova[./]/.test(path),
)

test('no municipality and no service is named outside its pack', () => {
  const name = /manaus|maric[aá]|cidade.?ocidental|mototaxi|mototáxi/i
  const found = product.flatMap((path) =>
    readFileSync(join(SRC, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (name.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

test('files are small: median under 80 lines, nine in ten under 250, none over 400', () => {
  const sizes = code
    .map((path) => ({ path, lines: readFileSync(join(SRC, path), 'utf8').split('\n').length }))
    .toSorted((a, b) => a.lines - b.lines)
  const at = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0
  expect(sizes.filter(({ lines }) => lines > 400)).toEqual([])
  expect(at(0.5)).toBeLessThan(80)
  expect(at(0.9)).toBeLessThan(250)
})
