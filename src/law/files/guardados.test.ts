import { expect, test, vi } from 'vitest'
import { comPacoteQuebrado } from '../../../tests/fixtures/pacotes/quebrar.ts'
import { lerPacote } from './lerPacote.ts'
import * as yaml from './yaml.ts'

test('a pack read again is the same, without reading its YAML until a line is asked for', () => {
  comPacoteQuebrado([], (pasta) => {
    const primeiro = lerPacote(pasta)
    const espia = vi.spyOn(yaml, 'lerYaml')
    const segundo = lerPacote(pasta)
    if (!primeiro.ok || !segundo.ok) throw new Error('o pacote de exemplo tem problemas')
    expect(segundo.pacote).toEqual(primeiro.pacote)
    expect(espia).not.toHaveBeenCalled()
    const lugar = ['requisitos', [1, 'exige', 'anos', 1]] as const
    expect(segundo.localizar(...lugar)).toEqual(primeiro.localizar(...lugar))
    espia.mockRestore()
  })
})
