import { describe, expect, it } from 'vitest'
import {
  escreverMes,
  lerDia,
  lerMes,
  mascararDia,
  mascararHora,
  mascararMes,
  montarDados,
} from './converter.ts'

const FUSO = 'America/Manaus'

describe('a month', () => {
  it('is typed and read as month and year, and sent year first', () => {
    expect(['3/2026', '11/2026', '2026-11', '13'].map(lerMes)).toEqual([
      '2026-03',
      '2026-11',
      '2026-11',
      '13',
    ])
    expect(escreverMes('2026-11')).toBe('11/2026')
    expect(['1', '112', '112026', '3/2026', '11202699'].map(mascararMes)).toEqual([
      '1',
      '11/2',
      '11/2026',
      '3/2026',
      '11/2026',
    ])
  })
})

describe('from what is typed to the command', () => {
  it('leaves out what is empty and what is hidden', () => {
    const blocos = [
      {
        campos: [
          { nome: 'a.nome', tipo: 'texto', rotulo: '' },
          { nome: 'a.outro', tipo: 'texto', rotulo: '' },
          { nome: 'oculto', tipo: 'texto', rotulo: '', quando: () => false },
        ],
      },
    ] as const
    expect(montarDados(blocos, { a: { nome: ' Ana ', outro: '' }, oculto: 'x' }, FUSO)).toEqual({
      a: { nome: 'Ana' },
    })
  })
  it('turns reais into centavos, days into ISO, hours of the city into an instant', () => {
    const blocos = [
      {
        campos: [
          { nome: 'valor', tipo: 'dinheiro', rotulo: '' },
          { nome: 'em', tipo: 'dia', rotulo: '' },
          { nome: 'momento', tipo: 'instante', rotulo: '' },
          { nome: 'titular', tipo: 'pessoa', rotulo: '' },
          { nome: 'sim', tipo: 'opcao', rotulo: '', booleano: true },
        ],
      },
    ] as const
    const valores = {
      valor: '1.453,70',
      em: '01/02/2026',
      momento: { dia: '10/03/2026', hora: '23:30' },
      titular: { id: 'p1', titulo: 'Ana' },
      sim: 'false',
    }
    expect(montarDados(blocos, valores, FUSO)).toEqual({
      valor: 145370,
      em: '2026-02-01',
      momento: '2026-03-11T03:30:00.000Z',
      titular: 'p1',
      sim: false,
    })
  })
  it('does not guess a date', () => {
    expect(lerDia('1/2/26')).toBe('1/2/26')
  })
  it('helps to type', () => {
    expect(mascararDia('01022026')).toBe('01/02/2026')
    expect(mascararDia('1/2/')).toBe('1/2/')
    expect(mascararHora('2330')).toBe('23:30')
  })
})
