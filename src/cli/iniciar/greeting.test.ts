import { expect, test } from 'vitest'
import { type Acesso, greeting } from './greeting.ts'

const one = (municipio: string, papel: string, senha = 's'): Acesso => ({
  municipio,
  papel,
  usuario: `${papel}.${municipio}`,
  senha,
})

test('a row a role, a column a city, and the common password once', () => {
  const text = greeting(
    'http://x',
    [one('A', 'fiscal'), one('B', 'fiscal'), one('A', 'gestor')],
    'd',
  )
  expect(text.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    [''],
    ['Outorga pronta em http://x'],
    [''],
    ['Acessos de demonstração (senha de todos: s)'],
    [''],
    ['A', 'B'],
    ['fiscal', 'fiscal.A', 'fiscal.B'],
    ['gestor', 'gestor.A'],
    [''],
    ['Dados em d. Ctrl-C encerra tudo.'],
    [''],
  ])
})

test('each password beside its login when they differ; nothing of the sort without logins', () => {
  expect(greeting('x', [one('A', 'a', '1'), one('A', 'b', '2')], 'd')).toContain('b.A (senha 2)')
  expect(greeting('x', [], undefined)).not.toContain('Acessos')
  expect(greeting('x', [], undefined)).toContain('outorga usuario criar MUNICIPIO')
})
