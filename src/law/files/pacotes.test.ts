// The packs that come with the program: each may be used as it is, and accounts for its whole text.
import { describe, expect, test } from 'vitest'
import { cobertura } from '../cobertura.ts'
import { frase } from '../problema.ts'
import { lerPacotes } from './lerPacotes.ts'

const { lidos, problemas } = lerPacotes()

test('every pack loads without a problem', () => {
  expect(problemas.map(frase)).toEqual([])
  expect(lidos.length).toBeGreaterThanOrEqual(3)
})

describe.each(lidos.map((lido) => ({ id: lido.pacote.lei.id, lido })))('$id', ({ lido }) => {
  const { dispositivos, totais } = cobertura(lido.pacote, lido.localizar)

  test('nothing of the text is unaccounted for', () => {
    expect(dispositivos.filter(({ situacao }) => situacao === 'descoberto')).toEqual([])
    expect(totais.total).toBe(lido.pacote.texto.filter((d) => d.agrupador !== true).length)
  })

  test('what operates nothing, and what is pending, says why', () => {
    const explicam = dispositivos.filter((d) => ['sem-operacao', 'pendente'].includes(d.situacao))
    expect(explicam.filter(({ motivo }) => motivo === null)).toEqual([])
  })
})
