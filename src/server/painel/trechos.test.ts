import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDias, diasNoMes } from '#core/calendar/dia.ts'
import { repartir, type Trecho } from './trechos.ts'

const mes = (ano: number, m: number): Trecho => {
  const inicio = `${ano}-${String(m).padStart(2, '0')}`
  return { de: `${inicio}-01`, ate: `${inicio}-${diasNoMes(ano, m)}` }
}
const ANO = { de: '2024-01-01', ate: '2024-12-31' }

it('o ano inteiro antes dos seus meses; os dias das pontas vêm das linhas', () => {
  const meses = [12, 1, 2].map((m) => mes(m === 12 ? 2023 : 2024, m))
  const [dezembro, janeiro, fevereiro] = meses as [Trecho, Trecho, Trecho]
  expect(
    repartir({ de: '2023-11-30', ate: '2025-01-01' }, [dezembro, ANO, janeiro, fevereiro]),
  ).toEqual({
    somados: [dezembro, ANO],
    aSomar: [
      { de: '2023-11-30', ate: '2023-11-30' },
      { de: '2025-01-01', ate: '2025-01-01' },
    ],
  })
  expect(repartir({ de: '2024-01-01', ate: '2024-02-29' }, [janeiro, fevereiro]).aSomar).toEqual([])
})

it('qualquer que seja o guardado, cada dia do período está numa parte, e só numa', () => {
  const inicio = '2023-06-10'
  fc.assert(
    fc.property(
      fc.subarray([...[7, 8, 9, 10, 11, 12].map((m) => mes(2023, m)), ANO]),
      fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((m) => mes(2024, m))),
      fc.nat(700),
      (a, b, dias) => {
        const periodo = { de: inicio, ate: addDias(inicio, dias) }
        const dentro = [...a, ...b]
          .filter((p) => p.ate <= periodo.ate)
          .toSorted((x, y) => x.de.localeCompare(y.de) || y.ate.localeCompare(x.ate))
        const { somados, aSomar } = repartir(periodo, dentro)
        let dia = periodo.de
        for (const t of [...somados, ...aSomar].toSorted((x, y) => x.de.localeCompare(y.de))) {
          expect(t.de).toBe(dia)
          dia = addDias(t.ate, 1)
        }
        expect(dia).toBe(addDias(periodo.ate, 1))
      },
    ),
  )
})
