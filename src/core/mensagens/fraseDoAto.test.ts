import { expect, test } from 'vitest'
import { miniLei } from '../lei/miniLei.prova.ts'
import { fraseDoAto } from './fraseDoAto.ts'

test('the record cites the whole provision', () => {
  const dados = { numero: '1/2026', fatoEm: '2026-01-05', dispositivo: 'art7_par1u' }
  expect(fraseDoAto({ tipo: 'autoLavrado', dados }, miniLei)).toContain(
    '(art. 7º, parágrafo único)',
  )
})

test('the licensing is valid in the gender of the word that the law uses', () => {
  const licenciamento = { singular: 'licença', plural: 'licenças', genero: 'f' } as const
  const termos = { ...miniLei.lei.termos, licenciamento }
  const pacote = { ...miniLei, lei: { ...miniLei.lei, termos } }
  const dados = { numero: '1/2026', validoAte: '2026-07-05' }
  expect(fraseDoAto({ tipo: 'outorgaLicenciada', dados }, pacote)).toContain(', válida até')
})

test('a final decision tells from when it is so, why, and when that was certified', () => {
  const dados = { em: '2026-09-16', definitivaEm: '2026-09-10', tituloExtrajudicial: false }
  const frase = (por: object) =>
    fraseDoAto({ tipo: 'decisaoTornadaDefinitiva', dados: { ...dados, ...por } }, miniLei)
  expect(frase({ por: 'fim-do-prazo' })).toBe(
    'Decisão definitiva desde 10/09/2026 (fim do prazo); certificada em 16/09/2026.',
  )
  expect(frase({})).toBe('Decisão definitiva desde 10/09/2026; certificada em 16/09/2026.')
})
