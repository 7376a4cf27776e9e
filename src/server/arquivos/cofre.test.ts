import { describe, expect, it } from 'vitest'
import {
  abrirChaves,
  chavesPassageiras,
  girarChaves,
  novoArquivoDeChaves,
} from '../chaves/chaves.ts'
import { deselar, selar } from './cofre.ts'

const chaves = chavesPassageiras()
const dados = Buffer.from('laudo de saúde')

describe('a sealed file', () => {
  it('opens with the installation’s key, and does not show what it holds', () => {
    const selado = selar(chaves, dados, '1/a')
    expect(selado.conteudo.includes(dados)).toBe(false)
    expect(deselar(chaves, selado, '1/a')).toEqual(dados)
  })
  it('does not open in another installation, as another file, or changed', () => {
    const selado = selar(chaves, dados, '1/a')
    expect(() => deselar(chavesPassageiras(), selado, '1/a')).toThrow()
    expect(() => deselar(chaves, selado, '1/b')).toThrow()
    const conteudo = Buffer.from(selado.conteudo)
    conteudo[15] = (conteudo[15] ?? 0) ^ 1
    expect(() => deselar(chaves, { ...selado, conteudo }, '1/a')).toThrow()
  })
  it('opens after the keys are changed', () => {
    const antes = novoArquivoDeChaves('2026-01-01T00:00:00Z')
    const selado = selar(abrirChaves(antes), dados, '1/a')
    const depois = abrirChaves(girarChaves(antes, '2026-02-01T00:00:00Z'))
    expect(deselar(depois, selado, '1/a')).toEqual(dados)
  })
})
