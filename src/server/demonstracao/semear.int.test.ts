import { setTimeout as esperar } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { abrirPool } from '#ledger/banco.ts'
import { verificar } from '#ledger/verificar.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { bancoDeTeste } from '../../../tests/apoio/postgres.ts'
import { chavesPassageiras } from '../chaves/chaves.ts'
import { criarServidor } from '../servidor.ts'
import { semear } from './semear.ts'

it('interrompida, a demonstração continua de onde parou; completa, nada repete; todos entram', async () => {
  const banco = await bancoDeTeste()
  const pedido = { bancoUrl: banco.appUrl, pacotes: PASTA_DAS_LEIS }
  const dono = abrirPool(banco.donoUrl, 2)
  const admin = abrirPool(banco.adminUrl, 1)
  const contar = async () =>
    (await admin.query<{ n: number }>('SELECT count(*)::int AS n FROM ato')).rows[0]?.n ?? 0

  const primeira = semear(pedido).then(
    () => 'completa',
    () => 'interrompida',
  )
  while ((await contar()) < 60) await esperar(50)
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND usename = 'outorga_app'`,
  )
  expect(await primeira).toBe('interrompida')
  const parou = await contar()

  expect((await semear(pedido)).novo).toBe(true)
  const atos = await contar()
  expect(atos).toBeGreaterThan(parou)
  const { acessos, novo } = await semear(pedido)
  expect(novo).toBe(false)
  expect(await contar()).toBe(atos)

  // As if it had stopped just before the users of each city.
  await admin.query('DELETE FROM entrada')
  await admin.query('DELETE FROM usuario')
  expect((await semear(pedido)).novo).toBe(true)
  expect(await contar()).toBe(atos)

  const livro = await verificar(dono)
  expect(livro.falhas).toEqual([])
  expect(livro.atos).toBe(atos)

  // Eight roles and a holder in each of the three cities; in one, the education secretariat, and three
  // more members of the board of appeals.
  expect(acessos).toHaveLength(3 * 9 + 1 + 3)
  const app = await criarServidor({ ...pedido, chaves: chavesPassageiras() })
  for (const { usuario, senha, papel } of acessos) {
    const r = await app.inject({
      method: 'POST',
      url: '/api/v1/sessao',
      payload: { login: usuario, senha },
    })
    expect(r.statusCode, usuario).toBe(200)
    expect(r.json()).toMatchObject({ usuario: { papeis: [papel] } })
  }
  await app.close()
  await Promise.all([dono.end(), admin.end()])
})
