import { describe, expect, it } from 'vitest'
import {
  abrirChaves,
  chavesPassageiras,
  girarChaves,
  novoArquivoDeChaves,
} from '../chaves/chaves.ts'
import { escreverCodigo, lerCodigo } from './codigo.ts'

const EMISSAO = '0198c3f2-7a41-7c11-9d21-1f0a2b3c4d5e'
const chaves = chavesPassageiras()
const codigo = escreverCodigo(chaves, '3302700', EMISSAO)
/** The code with a byte turned over. */
const trocado = (em: number) => {
  const bytes = Buffer.from(codigo, 'base64url')
  bytes[em] = (bytes[em] ?? 0) ^ 1
  return bytes.toString('base64url')
}

describe('the code of a document', () => {
  it('is short enough for a QR that a telephone reads', () => {
    expect(codigo).toMatch(/^[\w-]{119}$/)
  })
  it('gives back the municipality and the issue', () => {
    expect(lerCodigo(chaves, codigo)).toEqual({
      como: 'assinado',
      municipio: '3302700',
      emissao: EMISSAO,
    })
  })
  it.each([6, 8, 9, 24, 25, 60, 88])('with byte %i changed, is false', (em) => {
    expect(lerCodigo(chaves, trocado(em))).toEqual({ como: 'falso' })
  })
  it('with another key id, is foreign', () => {
    expect(lerCodigo(chaves, trocado(2))).toMatchObject({ como: 'estrangeiro' })
  })
  it('of another installation, is foreign', () => {
    expect(lerCodigo(chavesPassageiras(), codigo)).toMatchObject({ como: 'estrangeiro' })
  })
  it.each(['', 'x', codigo.slice(0, -1), `${codigo}A`, `${codigo}=`, trocado(0), 'á'.repeat(119)])(
    'that is cut, long or of another version cannot be read: %j',
    (c) => {
      expect(lerCodigo(chaves, c)).toEqual({ como: 'ilegivel' })
    },
  )
})

describe('new keys', () => {
  const antes = novoArquivoDeChaves('2026-01-01T00:00:00Z')
  const depois = girarChaves(antes, '2026-06-01T00:00:00Z')

  it('verify what the old ones signed, and sign with their own', () => {
    const velho = escreverCodigo(abrirChaves(antes), '3302700', EMISSAO)
    const novas = abrirChaves(depois)
    expect(lerCodigo(novas, velho)).toMatchObject({ como: 'assinado', emissao: EMISSAO })
    expect(novas.chaveEmUso).not.toBe(abrirChaves(antes).chaveEmUso)
    expect(lerCodigo(abrirChaves(antes), escreverCodigo(novas, '3302700', EMISSAO))).toMatchObject({
      como: 'estrangeiro',
    })
  })
  it('leave no private half of an old one', () => {
    expect(depois.assinatura.map((c) => c.privada === null)).toEqual([true, false])
  })
})
