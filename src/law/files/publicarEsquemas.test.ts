import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { esquemas, esquemasAtrasados, publicarEsquemas } from './publicarEsquemas.ts'

test('the published schemas are those of the code (npm run esquemas)', () => {
  expect(esquemasAtrasados()).toEqual([])
})

test('one for each file of a pack, in JSON Schema, with the shapes closed', () => {
  const requisitos = JSON.parse(esquemas().get('requisitos.schema.json') ?? '') as {
    $schema: string
    items: { additionalProperties: boolean; required: string[] }
  }
  expect(requisitos.$schema).toContain('2020-12')
  expect(requisitos.items.additionalProperties).toBe(false)
  expect(requisitos.items.required).toContain('fundamentos')
  expect(requisitos.items.required).not.toContain('marco')
})

test('publishing writes what changed and says what', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'esquemas-'))
  try {
    expect(publicarEsquemas(pasta)).toHaveLength(esquemas().size)
    writeFileSync(join(pasta, 'taxas.schema.json'), '{}')
    expect(publicarEsquemas(pasta)).toEqual(['taxas.schema.json'])
    expect(publicarEsquemas(pasta)).toEqual([])
  } finally {
    rmSync(pasta, { recursive: true })
  }
})
