import { describe, expect, test } from 'vitest'
import type { Pacote } from '#law/pacote.ts'
import { recusada, recusar } from '../decisao.ts'
import { ato } from './miniCaso.prova.ts'
import { comCitacoesEmVigor } from './citacoesEmVigor.ts'
import { miniLei } from './miniLei.prova.ts'

/** The mini-law with a provision that a later law added on 10/01/2025. */
const lei: Pacote = {
  ...miniLei,
  texto: [
    ...miniLei.texto,
    {
      id: 'art7_par1u',
      rotulo: 'Parágrafo único',
      redacoes: [{ texto: 'Novo.', desde: '2025-01-10', fonte: 'Lei nº 2, de 10/01/2025' }],
    },
  ],
}
const com = (fundamentos: string[]) => [{ ...ato('x', 'outorga:o1', '2025-01-09'), fundamentos }]
const citados = (d: ReturnType<typeof comCitacoesEmVigor>) =>
  (recusada(d) ? d.recusas : d).map((x) => x.fundamentos)

describe('provisions that an act or a refusal cites', () => {
  test('on the eve of the new one, only the old; on its day, both', () => {
    const d = com(['art7_cpt', 'art7_par1u'])
    expect(citados(comCitacoesEmVigor(d, lei, '2025-01-09'))).toEqual([['art7_cpt']])
    expect(citados(comCitacoesEmVigor(d, lei, '2025-01-10'))).toEqual([['art7_cpt', 'art7_par1u']])
  })
  test('a refusal too; with no older ground, what the pack says stays', () => {
    const r = recusar([
      { codigo: 'a', fundamentos: ['art7_par1u', 'art7_cpt'] },
      { codigo: 'b', fundamentos: ['art7_par1u'] },
    ])
    expect(citados(comCitacoesEmVigor(r, lei, '2025-01-09'))).toEqual([
      ['art7_cpt'],
      ['art7_par1u'],
    ])
  })
})
