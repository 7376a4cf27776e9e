import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { miniLei } from '../lei/miniLei.prova.ts'
import { citar, romano } from './citar.ts'
import { explicar, temFrase } from './explicar.ts'

describe('citar', () => {
  const casos: readonly (readonly [string, string])[] = [
    ['art4_par1', 'art. 4º, § 1º'],
    ['art4_par1u', 'art. 4º, parágrafo único'],
    ['art17_cpt', 'art. 17, caput'],
    ['art9_cpt_inc8', 'art. 9º, VIII'],
    ['art10_par10_inc4', 'art. 10, § 10, IV'],
    ['art20_cpt_inc13_ali1', 'art. 20, XIII, “a”'],
    ['art6_cpt_inc5_ali11', 'art. 6º, V, “k”'],
    ['art5-1_cpt', 'art. 5º-A, caput'],
    ['anx1', 'Anexo I'],
    ['cap3_sec2', 'Capítulo III, Seção II'],
  ]
  test.each(casos)('%s is %s', (id, texto) => expect(citar(id)).toBe(texto))
  test('Roman numerals', () =>
    expect([1, 4, 9, 14, 40, 46, 99].map(romano)).toEqual([
      'I',
      'IV',
      'IX',
      'XIV',
      'XL',
      'XLVI',
      'XCIX',
    ]))
})

describe('explicar', () => {
  const r = { fundamentos: ['art4_par1'], passaEm: '2025-02-01', dados: { anos: 21 } }
  test('carries the citation and the day that lets it pass', () => {
    const frase = explicar({ codigo: 'titular.idade-minima', ...r }, miniLei)
    expect(frase).toContain('art. 4º, § 1º')
    expect(frase).toContain('01/02/2025')
  })
  test('says of whom a paper is: of who died and of who receives, never the same name', () => {
    const falta = (de: string) =>
      explicar(
        { codigo: 'documento.ausente', fundamentos: [], dados: { documento: 'RG', de } },
        miniLei,
      )
    expect(new Set([falta('titular'), falta('falecido'), falta('beneficiario')]).size).toBe(3)
    const outra = { codigo: 'titular.idade-minima', fundamentos: [], dados: { anos: 21 } }
    expect(explicar({ ...outra, dados: { anos: 21, de: 'beneficiario' } }, miniLei)).not.toBe(
      explicar(outra, miniLei),
    )
  })
})

/** Every code that the core's sources write: in full, or after the subject that begins it. */
function codigosEscritos(): readonly string[] {
  const raiz = join(import.meta.dirname, '..')
  const codigos = new Set<string>()
  for (const nome of readdirSync(raiz, { recursive: true, encoding: 'utf8' })) {
    if (!nome.endsWith('.ts') || /\.(test|prova)\.ts$/.test(nome) || nome.includes('mensagens'))
      continue
    const texto = readFileSync(join(raiz, nome), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    )
    // The field that a date stands in looks like a code too.
    const semCampos = texto.replaceAll(/data(?:Futura|Invertida)\(\s*'[^']+'/g, '')
    for (const [, codigo = ''] of semCampos.matchAll(
      /['`]((?:[a-z]+|\$\{(?:base\.)?quem\})\.[a-z]+(?:-[a-z]+)*)['`]/g,
    )) {
      const sujeito = codigo.replace(/\$\{(?:base\.)?quem\}/, 'titular')
      // Paths of data, in the proceeding's calls, have the same look.
      if (!/^(dados|propriedade)\.|\.ts$/.test(sujeito)) codigos.add(sujeito)
    }
  }
  return [...codigos].sort()
}

test('every code that the core refuses with has a sentence', () => {
  const codigos = codigosEscritos()
  expect(codigos.length).toBeGreaterThan(80)
  expect(codigos).toContain('titular.cnh-categoria')
  expect(codigos.filter((c) => !temFrase(c))).toEqual([])
})
