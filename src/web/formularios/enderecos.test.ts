import { describe, expect, it } from 'vitest'
import { caminhoDoComando, depoisDe, telaDoComando } from './enderecos.ts'

const base = '/cidade/servico'

describe('addresses of forms', () => {
  it('go on with a stream, or begin one', () => {
    const caminho = `/api/v1${base}/outorgas/x/concederOutorga`
    expect(telaDoComando(base, { nome: 'concederOutorga', caminho })).toBe(
      `${base}/outorgas/x/concederOutorga`,
    )
    expect(
      telaDoComando(
        base,
        { nome: 'lancarTaxa', caminho: `/api/v1${base}/taxas` },
        { outorga: 'x' },
      ),
    ).toBe(`${base}/novo/lancarTaxa?outorga=x`)
  })
  it('post where the API takes them', () => {
    expect(caminhoDoComando(base, 'lavrarAuto', undefined, undefined)).toBe(`${base}/autos`)
    expect(caminhoDoComando(base, 'vistoriar', 'vistorias', 'v')).toBe(
      `${base}/vistorias/v/vistoriar`,
    )
  })
  it('come back to the file', () => {
    expect(depoisDe(base, { corrente: 'taxa:t', id: 't' }, { outorga: 'x' })).toBe(
      `${base}/outorgas/x`,
    )
    expect(depoisDe(base, { corrente: 'vistoria:v', id: 'v' }, {})).toBe(`${base}/veiculos/v`)
  })
})
