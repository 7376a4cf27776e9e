import { describe, expect, it } from 'vitest'
import { codigoCurto, lerCodigoCurto } from './codigoCurto.ts'

const EMISSAO = '0198c3f2-7a41-7c11-9d21-1f0a2b3c4d5e'

describe('the code that a person types', () => {
  const codigo = codigoCurto('3302700', EMISSAO)
  it('is four times four letters, without those that look alike', () => {
    expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  })
  it('gives back the municipality and where the issue is', () => {
    const lido = lerCodigoCurto(codigo)
    expect(lido?.municipio).toBe('3302700')
    expect(lido?.de).toBe('0198c3f2-7a41-7c00-0000-000000000000')
    expect(lido?.ate).toBe('0198c3f2-7a41-7cff-ffff-ffffffffffff')
  })
  it('is read as people write: small, together, with spaces, O for 0 and I or L for 1', () => {
    const lido = lerCodigoCurto(codigo)
    expect(lerCodigoCurto(codigo.toLowerCase().replaceAll('-', ''))).toEqual(lido)
    expect(lerCodigoCurto(` ${codigo.replaceAll('-', ' ')} `)).toEqual(lido)
    const parecido = codigo.replaceAll('0', 'o').replaceAll('1', 'l')
    expect(parecido).not.toBe(codigo)
    expect(lerCodigoCurto(parecido)).toEqual(lido)
  })
  it('cut short, long, or with a letter that it never has: no code', () => {
    expect(lerCodigoCurto(codigo.slice(0, -1))).toBeUndefined()
    expect(lerCodigoCurto(`${codigo}A`)).toBeUndefined()
    expect(lerCodigoCurto(`U${codigo.slice(1)}`)).toBeUndefined()
  })
})
