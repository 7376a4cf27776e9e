import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chavesDaInstalacao, chavesExistentes, girarChavesDaInstalacao } from './guardarChaves.ts'

const AGORA = '2026-06-01T00:00:00Z'
let dados: string
beforeEach(() => void (dados = mkdtempSync(join(tmpdir(), 'outorga-chaves-'))))
afterEach(() => rmSync(dados, { recursive: true, force: true }))
const arquivo = () => join(dados, 'chaves.json')

it('are made once, for their owner only, and are the same the next time', () => {
  expect(chavesExistentes(dados)).toBeUndefined()
  const { chaveEmUso } = chavesDaInstalacao(dados, AGORA)
  expect(statSync(arquivo()).mode & 0o777).toBe(0o600)
  expect(chavesDaInstalacao(dados, AGORA).chaveEmUso).toBe(chaveEmUso)
})

it('are changed for new ones that still know the old', () => {
  const velhas = chavesDaInstalacao(dados, AGORA)
  const novas = girarChavesDaInstalacao(dados, '2026-07-01T00:00:00Z')
  expect(novas.publicas.map((c) => c.emUso)).toEqual([false, true])
  expect(novas.publicas[0]?.id).toBe(velhas.chaveEmUso)
  expect(novas.arquivos.chave(velhas.arquivos.emUso)).toBeDefined()
})

it.each(['', '{}', '{"versao":1,"assinatura":[],"arquivos":[]}'])(
  'damaged (%j), stop everything and are not written over',
  (texto) => {
    writeFileSync(arquivo(), texto)
    expect(() => chavesDaInstalacao(dados, AGORA)).toThrow('danificado')
    expect(readFileSync(arquivo(), 'utf8')).toBe(texto)
  },
)
