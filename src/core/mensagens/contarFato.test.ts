import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { miniLei } from '../lei/miniLei.prova.ts'
import { contarFato, fatosComFrase, naoLancada } from './contarFato.ts'

/** The names of the facts that the shapes' sources write. */
function fatosEscritos(): readonly string[] {
  const pasta = join(import.meta.dirname, '../requirement/formas')
  const nomes = new Set<string>()
  for (const arquivo of readdirSync(pasta)) {
    const texto = readFileSync(join(pasta, arquivo), 'utf8')
    for (const [, dentro = ''] of texto.matchAll(/\bfato(?:: | = |[^;{]{0,60}\? )\{([^{}]*)\}/gs))
      for (const parte of dentro.split(',')) {
        const [, nome] = /^\s*([a-z]\w*)\s*(?::|$)/.exec(parte) ?? []
        if (nome !== undefined) nomes.add(nome)
      }
  }
  return [...nomes]
}

test('every fact that a shape gives has its phrase', () => {
  const nomes = fatosEscritos()
  expect(nomes).toEqual(expect.arrayContaining(['idade', 'validoAte', 'cobradas', 'vagas']))
  expect(nomes.filter((n) => !fatosComFrase.includes(n))).toEqual([])
})

test('days, names and limits are told, never codes', () => {
  const conta = (fato: Record<string, string | number | boolean>) => contarFato(fato, miniLei)
  expect(conta({ idade: 34, minima: 21 })).toBe('34 anos de idade; mínimo de 21 anos')
  expect(conta({ vistoria: 'aprovada', em: '2026-01-05', validaAte: '2026-07-05' })).toBe(
    'aprovado na última vistoria; em 05/01/2026; vistoria válida até 05/07/2026',
  )
  expect(conta({ campo: 'lugares', valor: 16, maximo: 20 })).toBe('lugares: 16; máximo de 20')
  expect(conta({ documento: 'cnh', categorias: 'AD', validoAte: '' })).not.toContain('categorias:')
})

test('places taken are told of how many there are', () => {
  const conta = (vigentes: number, vagas: number) => contarFato({ vigentes, vagas }, miniLei)
  expect(conta(3, 8888)).toBe('3 de 8888 vagas ocupadas')
  expect(conta(1, 8888)).toBe('1 de 8888 vagas ocupada')
  expect(conta(0, 10)).toBe('0 de 10 vagas ocupadas')
  expect(conta(1, 1)).toBe('1 de 1 vaga ocupada')
  expect(conta(0, 0)).toBe('nenhuma vaga ocupada; nenhuma vaga admitida')
})

test('a fee never charged is not a fee paid', () => {
  expect(naoLancada({ cobradas: 0, semValor: 'Taxa' })).toBe(true)
  expect(naoLancada({ cobradas: 1, abertas: 0 })).toBe(false)
  expect(contarFato({ cobradas: 0 }, miniLei)).toBe('taxa não lançada')
})
