import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { executarCaso } from '#core/casos/executar.ts'
import { cobertura } from '#law/cobertura.ts'
import { lerPacote } from '#law/files/lerPacote.ts'
import { lerCasos } from '#cli/comandos/lerCasos.ts'

const DOCS = resolve(import.meta.dirname, '../../docs')
const lido = lerPacote(join(DOCS, 'exemplo-de-lei/xx-exemplo'))
if (!lido.ok) throw new Error(JSON.stringify(lido.problemas))

/** The first YAML block under a heading of the page. */
function exemplo(titulo: string): string {
  const [, depois = ''] = readFileSync(join(DOCS, 'law-packs.md'), 'utf8').split(`\n## ${titulo}\n`)
  return /```yaml\n([\s\S]*?)```/.exec(depois)?.[1] ?? ''
}

test('the skeleton pack leaves no provision uncovered, and all but its one rule pending', () => {
  const { totais } = cobertura(lido.pacote, lido.localizar)
  expect(totais.descoberto).toBe(0)
  expect(totais.pendente).toBe(totais.total - 1)
})

test('the case printed in the page runs as it is, on the skeleton pack', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'docs-'))
  try {
    const arquivo = join(pasta, 'caso.yaml')
    writeFileSync(arquivo, exemplo('A case'))
    const { casos, problemas } = lerCasos(arquivo)
    expect(problemas).toEqual([])
    expect(casos.length).toBeGreaterThan(1)
    for (const { caso } of casos)
      expect(executarCaso(caso, lido.pacote, {})).toMatchObject({ passou: true, diferencas: [] })
  } finally {
    rmSync(pasta, { recursive: true })
  }
})
