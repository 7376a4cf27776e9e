import { expect, test } from 'vitest'
import { carga } from './carga.ts'

// The long one, a thousand records: `node tests/falhas/todas.ts`.
test(
  'server and PostgreSQL killed in mid-load: nothing confirmed is lost, nothing doubled',
  { timeout: 240_000 },
  async () => {
    const r = await carga(40, 2)
    expect(r).toMatchObject({ confirmados: 40, trocados: 0, quedas: { servidor: 1, banco: 1 } })
    expect(r.numeros).toEqual(r.numeros.map((_, i) => (r.numeros[0] ?? 0) + i))
    expect(r.verificacao.saida).toContain('o livro está íntegro')
    expect(r.verificacao.codigo).toBe(0)
  },
)
