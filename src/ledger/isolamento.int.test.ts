import { beforeAll, describe, expect, test } from 'vitest'
import { emMunicipio } from './banco.ts'
import { lerCorrente } from './leituras.ts'
import { AQUI, type Cenario, cenario, gravar, LA, pessoa, SERVICO } from './prova/cenario.ts'

let c: Cenario
beforeAll(async () => {
  c = await cenario()
  await gravar(c.livro, [pessoa('daqui', 'Ana')])
  await gravar(c.livro, [pessoa('de-la', 'Bia')], LA)
})

describe('acts only receive more acts', () => {
  const tabelas = ['ato', 'numero_oficial', 'raiz_diaria']
  const ordens = (t: string) => [
    `UPDATE ${t} SET municipio = municipio`,
    `DELETE FROM ${t}`,
    `TRUNCATE ${t}`,
  ]
  test.for(tabelas.flatMap(ordens))('the application may not %s', async (ordem) => {
    await expect(c.livro.pool.query(ordem)).rejects.toMatchObject({ code: '42501' })
  })
  test.for(tabelas.flatMap(ordens))('the owner is stopped at %s', async (ordem) => {
    await expect(c.dono.query(ordem)).rejects.toMatchObject({ constraint: 'so_acrescimo' })
  })
})

describe('each municipality sees its own', () => {
  const lerNomes = (pool = c.livro.pool, municipio = AQUI) =>
    emMunicipio(pool, municipio, (tx) =>
      tx.sql<{ corrente_id: string }>('SELECT corrente_id FROM ato ORDER BY 1'),
    )

  test('the application and the owner alike', async () => {
    expect(await lerNomes()).toEqual([{ corrente_id: 'daqui' }])
    expect(await lerNomes(c.livro.pool, LA)).toEqual([{ corrente_id: 'de-la' }])
    expect(await lerNomes(c.dono, LA)).toEqual([{ corrente_id: 'de-la' }])
  })

  test('a session that did not say which sees nothing', async () => {
    for (const pool of [c.livro.pool, c.dono]) {
      for (const t of ['ato', 'corrente', 'dado_pessoal', 'reserva', 'veiculo_atual', 'usuario']) {
        const { rows } = await pool.query(`SELECT * FROM ${t}`)
        expect(rows, t).toEqual([])
      }
    }
  })

  test('what goes on after its transaction ended reaches nobody, by either way of asking', async () => {
    const guardada = await emMunicipio(c.livro.pool, AQUI, (tx) => Promise.resolve(tx))
    await expect(guardada.sql('SELECT 1')).rejects.toThrow('já acabou')
    await expect(guardada.k.selectFrom('ato').selectAll().execute()).rejects.toThrow('já acabou')
    const falha = emMunicipio(c.livro.pool, AQUI, async (tx) => {
      const outra = tx.sql('SELECT pg_sleep(0.05)').then(() => tx.sql('SELECT 2'))
      await Promise.all([outra, tx.sql('SELECT 1/0').then(() => outra)])
    })
    await expect(falha).rejects.toMatchObject({ code: '22012' })
  })

  test("another's stream does not exist, by name or by search", async () => {
    const [atos, achados] = await emMunicipio(c.livro.pool, AQUI, async (tx) => [
      await lerCorrente(tx, SERVICO, 'pessoa:de-la'),
      await tx.sql('SELECT * FROM buscar($1, $2, 10)', [SERVICO, ['%bia%']]),
    ])
    expect(atos).toEqual([])
    expect(achados).toEqual([])
  })

  test("writing among another's rows is refused", async () => {
    const tentativa = emMunicipio(c.livro.pool, AQUI, (tx) =>
      tx.sql(`INSERT INTO vinculo (municipio, servico, de, para) VALUES ($1, 's', 'a', 'b')`, [LA]),
    )
    await expect(tentativa).rejects.toMatchObject({ code: '42501' })
    const mudadas = await emMunicipio(c.livro.pool, AQUI, (tx) =>
      tx.sql('UPDATE corrente SET seq = 99 WHERE municipio = $1 RETURNING 1', [LA]),
    )
    expect(mudadas).toEqual([])
  })

  test('every table with a municipality is under row-level security', async () => {
    const { rows } = await c.admin.query<{ tabela: string }>(
      `SELECT c.relname AS tabela FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
         AND a.attname = 'municipio' AND NOT (c.relrowsecurity AND c.relforcerowsecurity)
       ORDER BY 1`,
    )
    // busca, situacao_publica: their owner's function alone reads past it. entrada: which city a
    // login is of.
    expect(rows.map((r) => r.tabela)).toEqual(['busca', 'entrada', 'situacao_publica'])
  })

  test('the application bypasses nothing', async () => {
    const { rows } = await c.admin.query(
      `SELECT rolsuper, rolbypassrls FROM pg_roles WHERE rolname IN ('outorga_app', 'outorga_dono')`,
    )
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false },
      { rolsuper: false, rolbypassrls: false },
    ])
  })
})
