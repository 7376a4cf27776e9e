import { describe, expect, it } from 'vitest'
import { semTexto, temTexto } from './texto.ts'

const INVISIVEIS = ['\u200b', '\u2060', '\u00ad', '\u3164', '\uffa0', '\u115f', '\ufeff', '\u2800']

describe('a text', () => {
  it.each(INVISIVEIS)('made of what nobody sees is none (%j)', (c) => {
    for (const texto of [c, c.repeat(3), ` ${c} `, `\u00a0${c}`]) {
      expect([temTexto(texto), semTexto(texto)]).toEqual([false, true])
    }
    expect([temTexto(`AR${c} 1`), semTexto(`AR${c} 1`)]).toEqual([true, false])
  })
  it.each([
    ['', false],
    ['  ', false],
    ['\u00a0', false],
    ['...', false],
    ['x', true],
    ['7', true],
    ['ç', true],
  ])('says something with a letter or a number alone (%j)', (texto, sim) => {
    expect(temTexto(texto)).toBe(sim)
    expect(semTexto(texto)).toBe(false)
  })
  it('that is not there says nothing', () => expect(temTexto(undefined)).toBe(false))
})
