import { expect, it, vi } from 'vitest'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { chavesPassageiras } from './chaves/chaves.ts'
import { casaDeProva } from './prova/casa.ts'
import { Historia } from './prova/historia.ts'
import { criarServidor } from './servidor.ts'

const casa = await casaDeProva()

it('ao abrir, o servidor fecha os dias que passaram, e fecha cada um uma vez', async () => {
  await new Historia(casa, 'manaus').pessoa()
  const raizes = async () =>
    (await casa.admin.query<{ atos: number }>('SELECT atos FROM raiz_diaria')).rows
  expect(await raizes()).toEqual([])
  // Acts bear the database's own clock: for a server two days ahead, their day is over.
  const depois = Temporal.Now.instant().add({ hours: 48 }).toString()
  const opcoes = {
    bancoUrl: casa.banco.appUrl,
    pacotes: PASTA_DAS_LEIS,
    relogio: () => depois,
    chaves: chavesPassageiras(),
  }
  const outros = [await criarServidor(opcoes), await criarServidor(opcoes)]
  for (const s of outros) await s.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(async () => expect(await raizes()).toHaveLength(1), 10_000)
  for (const s of outros) await s.close()
  expect(await raizes()).toEqual([{ atos: await casa.contarAtos() }])
})
