import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emMunicipio } from './banco.ts'
import {
  AQUI,
  type Cenario,
  cenario,
  concedida,
  gravar,
  LA,
  pessoa,
  requererTudo,
} from './prova/cenario.ts'
import { DiaAberto, fecharDia } from './raizDiaria.ts'
import { fecharDias } from './fecharDias.ts'
import { reconstruir } from './reconstruir.ts'
import { verificar } from './verificar.ts'

let c: Cenario
beforeAll(async () => {
  c = await cenario()
  await requererTudo(c.livro, 'a', 'AAA1A11')
  await gravar(c.livro, [concedida('a', 'a', 'a')])
  await requererTudo(c.livro, 'b', 'BBB1B11')
  await gravar(c.livro, [pessoa('de-la')], LA)
})

/** What a person with the superuser's password could do behind the system's back, then undone. */
async function adulterando(sql: string, fn: () => Promise<void>): Promise<void> {
  const cliente = await c.admin.connect()
  try {
    await cliente.query('SET session_replication_role = replica')
    await cliente.query('CREATE TEMP TABLE copia AS SELECT * FROM ato')
    await cliente.query(sql)
    await fn()
  } finally {
    await restaurar(cliente)
  }
}
async function restaurar(cliente: pg.PoolClient): Promise<void> {
  await cliente.query('DELETE FROM ato; INSERT INTO ato SELECT * FROM copia; DROP TABLE copia')
  await cliente.query('RESET session_replication_role')
  cliente.release()
}

const hoje = Temporal.Now.zonedDateTimeISO('America/Sao_Paulo').toPlainDate()
const amanha = hoje.add({ days: 1 }).toZonedDateTime('America/Sao_Paulo').add({ minutes: 5 })
const fechar = (agora = amanha.toInstant().toString()) =>
  fecharDia(c.livro.pool, AQUI, hoje.toString(), agora)

test('a whole ledger has nothing to say', async () => {
  expect(await verificar(c.livro.pool)).toEqual({
    atos: 8,
    correntes: 7,
    numeros: 3,
    raizes: 0,
    abertos: [],
    falhas: [],
  })
})

test('a day is closed once, and only after it is over', async () => {
  await expect(fechar(amanha.subtract({ minutes: 1 }).toInstant().toString())).rejects.toThrow(
    DiaAberto,
  )
  const raiz = await fechar()
  expect(raiz).toMatchObject({ atos: 7 })
  expect(await fechar()).toEqual(raiz)
  expect(await verificar(c.livro.pool)).toMatchObject({ raizes: 1, falhas: [] })
})

test('a past day not closed is told, not a fault; then closed, with those of every city', async () => {
  const agora = amanha.toInstant().toString()
  expect(await verificar(c.livro.pool, agora)).toMatchObject({
    abertos: [{ municipio: LA, dia: hoje.toString() }],
    falhas: [],
  })
  const vezes = await Promise.all([1, 2, 3].map(() => fecharDias(c.livro.pool, agora)))
  expect(vezes.reduce((a, b) => a + b)).toBe(1)
  expect(await fecharDias(c.livro.pool, agora)).toBe(0)
  expect(await verificar(c.livro.pool, agora)).toMatchObject({ raizes: 2, abertos: [], falhas: [] })
})

test('a whole stream deleted, head and all, is told by the day it was in', async () => {
  const cliente = await c.admin.connect()
  try {
    await cliente.query(`SET session_replication_role = replica;
      CREATE TEMP TABLE cabeca AS SELECT * FROM corrente WHERE id = 'de-la';
      CREATE TEMP TABLE levados AS SELECT * FROM ato WHERE corrente_id = 'de-la';
      DELETE FROM corrente WHERE id = 'de-la'; DELETE FROM ato WHERE corrente_id = 'de-la'`)
    const { falhas } = await verificar(c.livro.pool)
    expect(falhas).toMatchObject([{ municipio: LA, difere: 'raiz-diaria' }])
    expect(falhas[0]?.detalhe).toContain(hoje.toString())
  } finally {
    await cliente.query(`INSERT INTO ato SELECT * FROM levados; INSERT INTO corrente SELECT * FROM cabeca;
      DROP TABLE levados, cabeca; RESET session_replication_role`)
    cliente.release()
  }
})

describe('names the first act that is not as it was recorded', () => {
  const onde = { municipio: AQUI, servico: 'servico', corrente: 'outorga:a' }
  const casos = [
    [
      'its data',
      `UPDATE ato SET dados = dados || '{"titular":"b"}' WHERE corrente_id = 'a' AND tipo = 'outorgaRequerida'`,
      { seq: 1, tipo: 'outorgaRequerida', difere: 'hash' },
    ],
    [
      'its provisions',
      `UPDATE ato SET fundamentos = '{}' WHERE tipo = 'outorgaConcedida'`,
      { seq: 2, difere: 'hash' },
    ],
    [
      'its author',
      `UPDATE ato SET autor = 'outro' WHERE tipo = 'outorgaConcedida'`,
      { seq: 2, difere: 'hash' },
    ],
    [
      'its instant',
      `UPDATE ato SET fato_em = fato_em - interval '1 day' WHERE tipo = 'outorgaConcedida'`,
      { seq: 2, difere: 'hash' },
    ],
    [
      'its removal',
      `DELETE FROM ato WHERE corrente_id = 'a' AND tipo = 'outorgaRequerida'`,
      { seq: 2, difere: 'sequencia' },
    ],
    [
      'the last removed',
      `DELETE FROM ato WHERE tipo = 'outorgaConcedida'`,
      { seq: 1, difere: 'cabeca' },
    ],
    [
      'its hash too',
      `UPDATE ato SET hash = sha256('x') WHERE corrente_id = 'a' AND tipo = 'outorgaRequerida'`,
      { seq: 1, difere: 'hash' },
    ],
  ] as const
  test.for(casos)('%s', async ([, sql, falha]) => {
    await adulterando(sql, async () => {
      const { falhas } = await verificar(c.livro.pool)
      expect(falhas[0]).toMatchObject({ ...onde, ...falha })
    })
  })

  test('and the day whose root no longer matches', async () => {
    const sql = `UPDATE ato SET hash = sha256('x') WHERE tipo = 'outorgaConcedida'`
    await adulterando(sql, async () => {
      const { falhas } = await verificar(c.livro.pool)
      expect(falhas.map((f) => f.difere)).toContain('raiz-diaria')
    })
  })
  test('and a number that its act no longer bears', async () => {
    const sql = `UPDATE ato SET dados = dados - 'numero' WHERE tipo = 'outorgaConcedida'`
    await adulterando(sql, async () => {
      const { falhas } = await verificar(c.livro.pool)
      expect(falhas.map((f) => f.difere)).toEqual(['hash', 'numeracao'])
    })
  })
  test('and personal data changed without an act', async () => {
    const mudar = (nome: string) =>
      c.admin.query(
        `UPDATE dado_pessoal SET dados = jsonb_set(dados, '{nome}', to_jsonb($1::text))
         WHERE municipio = $2`,
        [nome, LA],
      )
    await mudar('Outra pessoa')
    const { falhas } = await verificar(c.livro.pool)
    await mudar('José da Conceição')
    expect(falhas).toMatchObject([
      { municipio: LA, corrente: 'pessoa:de-la', seq: 1, difere: 'dado-pessoal' },
    ])
  })
})

describe('rebuilt from the acts, the tables that screens read', () => {
  const TABELAS = [
    'busca',
    'situacao_publica',
    'painel_outorga',
    'painel_auto',
    'veiculo_atual',
    'parametro_atual',
  ]
  const ler = async () => {
    const tudo: Record<string, unknown> = {}
    for (const t of TABELAS) {
      tudo[t] = (await c.admin.query(`SELECT * FROM ${t} ORDER BY municipio, servico, 3`)).rows
    }
    return tudo
  }
  let antes: Record<string, unknown>
  beforeEach(async () => {
    antes = await ler()
  })

  test('are the same, with the same walls', async () => {
    const r = await reconstruir(c.dono, c.livro.projecoes)
    expect(await ler()).toEqual(antes)
    expect(r).toMatchObject({ atos: 8 })
    const { rows } = await c.livro.pool.query('SELECT * FROM painel_outorga')
    expect(rows).toEqual([])
  })
  test('are the same after being lost', async () => {
    await c.admin.query(TABELAS.map((t) => `TRUNCATE ${t}`).join(';'))
    await reconstruir(c.dono, c.livro.projecoes)
    expect(await ler()).toEqual(antes)
  })
  test('of one municipality, leave the others alone', async () => {
    await c.admin.query(`DELETE FROM painel_outorga; DELETE FROM busca WHERE municipio = ${AQUI}`)
    await reconstruir(c.dono, c.livro.projecoes, { municipio: AQUI })
    expect(await ler()).toEqual(antes)
  })
  test('miss nothing recorded meanwhile, and are never away for a reader', async () => {
    let acabou = false
    const escrever = async (quem: string) => {
      for (let i = 0; !acabou; i++) await gravar(c.livro, [pessoa(`${quem}-${i}`)])
    }
    const olhar = async () => {
      while (!acabou) {
        const achados = await emMunicipio(c.livro.pool, AQUI, (tx) =>
          tx.sql(`SELECT 1 FROM painel_outorga`),
        )
        expect(achados).toHaveLength(2)
      }
    }
    const outros = Promise.all([escrever('um'), escrever('outro'), olhar(), olhar()])
    for (let i = 0; i < 5; i++) await reconstruir(c.dono, c.livro.projecoes)
    acabou = true
    await outros
    const depois = await ler()
    await reconstruir(c.dono, c.livro.projecoes)
    expect(await ler()).toEqual(depois)
  })
})
