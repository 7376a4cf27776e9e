import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { emMunicipio } from './banco.ts'
import { apagarDadosPessoais } from './dadoPessoal.ts'
import { ConflitoDeSequencia, TextoInvalido } from './erros.ts'
import { buscar, lerAtosAte, lerCorrente } from './leituras.ts'
import { lerAtos } from './vizinhanca.ts'
import {
  AQUI,
  type Cenario,
  cenario,
  concedida,
  gravar,
  pessoa,
  registro,
  requerida,
  requererTudo,
  SERVICO,
  veiculo,
} from './prova/cenario.ts'
import { registrar } from './registrar.ts'
import { verificar } from './verificar.ts'

let c: Cenario
beforeAll(async () => {
  c = await cenario(20)
})
const emAqui = <T>(fn: Parameters<typeof emMunicipio<T>>[2]) => emMunicipio(c.livro.pool, AQUI, fn)

describe('a command', () => {
  test('sent twice is recorded once, and answers with the same acts', async () => {
    const id = randomUUID()
    const primeira = await gravar(c.livro, [pessoa('repetida')], AQUI, id)
    const segunda = await gravar(c.livro, [pessoa('repetida', 'Outro nome')], AQUI, id)
    expect(primeira.repetido).toBe(false)
    expect(segunda).toEqual({ atos: primeira.atos, repetido: true })
  })

  test('on a stream that moved is a conflict', async () => {
    await gravar(c.livro, [pessoa('movida')])
    const atrasada = emAqui((tx) => registrar(tx, registro([pessoa('movida')]), [], 0))
    await expect(atrasada).rejects.toBeInstanceOf(ConflitoDeSequencia)
  })

  test('two that begin one stream at once: one does', async () => {
    const feitas = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => gravar(c.livro, [pessoa('disputada', 'N', `id-${n}`)])),
    )
    const atos = await emAqui((tx) => lerCorrente(tx, SERVICO, 'pessoa:disputada'))
    const seqs = atos.map((a) => a.seq)
    expect(seqs).toEqual(seqs.map((_, i) => i + 1))
    for (const f of feitas) {
      if (f.status === 'rejected') expect(f.reason).toBeInstanceOf(ConflitoDeSequencia)
    }
    expect(feitas.filter((f) => f.status === 'fulfilled')).toHaveLength(atos.length)
  })

  test('with a text that no table can hold is invalid, and leaves nothing', async () => {
    await expect(gravar(c.livro, [pessoa('nula', 'a\0b')])).rejects.toBeInstanceOf(TextoInvalido)
    expect(await emAqui((tx) => lerCorrente(tx, SERVICO, 'pessoa:nula'))).toEqual([])
  })

  test('with SQL and HTML in its texts keeps them as they came', async () => {
    const nome = `Robert'); DROP TABLE ato;-- <script>alert("1")</script> \\ % _ ção 🛵`
    await gravar(c.livro, [pessoa('sql', nome)])
    const [ato] = await emAqui((tx) => lerCorrente(tx, SERVICO, 'pessoa:sql'))
    expect(ato?.pessoal).toMatchObject({ nome })
  })
})

test('50 numbers at once, some given back: no gap and no repeat', async () => {
  const feitas = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      emAqui(async (tx) => {
        await registrar(tx, registro([requerida(`n${i}`, 'p', 'v')]), c.livro.projecoes)
        if (i % 5 === 0) throw new Error('desistiu')
      }),
    ),
  )
  expect(feitas.filter((f) => f.status === 'fulfilled')).toHaveLength(40)
  const linhas = await emAqui((tx) =>
    tx.sql<{ n: string }>(`SELECT dados->>'protocolo' AS n FROM ato
      WHERE corrente_id ~ '^n[0-9]+$' AND tipo = 'outorgaRequerida' ORDER BY 1`),
  )
  const esperados = Array.from({ length: 40 }, (_, i) => `${String(i + 1).padStart(4, '0')}/2026`)
  expect(linhas.map((l) => l.n)).toEqual(esperados)
})

describe('what only one stream may hold', () => {
  beforeAll(async () => {
    await requererTudo(c.livro, 'dona', 'ABC1D23')
    await gravar(c.livro, [concedida('dona', 'dona', 'dona')])
  })
  const recusa = (codigo: string, fundamentos?: readonly string[]) => ({
    name: 'RestricaoViolada',
    recusa: { codigo, ...(fundamentos && { fundamentos }) },
  })

  test('a second grant to the same person', async () => {
    await gravar(c.livro, [veiculo('outro', 'ABC1D24')])
    await expect(gravar(c.livro, [concedida('segunda', 'dona', 'outro')])).rejects.toMatchObject(
      recusa('outorga.unica-por-titular', ['art4_par1u']),
    )
  })
  test('a vehicle of another grant', async () => {
    await gravar(c.livro, [pessoa('outra')])
    await expect(gravar(c.livro, [concedida('terceira', 'outra', 'dona')])).rejects.toMatchObject(
      recusa('veiculo.vinculado', ['art5_cpt']),
    )
  })
  test('a plate, in its old form too', async () => {
    await expect(gravar(c.livro, [veiculo('clone', 'ABC-1323')])).rejects.toMatchObject(
      recusa('veiculo.placa-repetida'),
    )
  })
  test('a CPF', async () => {
    await expect(gravar(c.livro, [pessoa('homonima', 'X', 'cpf-dona')])).rejects.toMatchObject(
      recusa('pessoa.ja-cadastrada'),
    )
  })
  test('is free again from the day on which the grant ends', async () => {
    const ato = { tipo: 'outorgaBaixada', corrente: 'outorga:dona', fundamentos: [] } as const
    await gravar(c.livro, [{ ...ato, dados: { em: '2026-06-01', motivo: 'a pedido' } as never }])
    await expect(
      gravar(c.livro, [concedida('cedo', 'dona', 'dona', '2026-05-31')]),
    ).rejects.toMatchObject(recusa('outorga.unica-por-titular'))
    await gravar(c.livro, [concedida('depois', 'dona', 'dona', '2026-06-01')])
  })
  test('a changed plate is free for another vehicle from that day', async () => {
    const dados = { em: '2026-07-01', placa: 'XYZ9A99', desde: '2026-07-01' } as never
    await gravar(c.livro, [
      { tipo: 'placaAlterada', corrente: 'veiculo:dona', fundamentos: [], dados },
    ])
    await expect(gravar(c.livro, [veiculo('novo', 'XYZ9A99')])).rejects.toMatchObject(
      recusa('veiculo.placa-repetida'),
    )
  })
})

describe('reading', () => {
  test('as it was known at an instant; a stream named twice is read once', async () => {
    const { atos } = await gravar(c.livro, [pessoa('lida')])
    const duas = ['pessoa:lida', 'pessoa:lida'] as const
    expect(await emAqui((tx) => lerAtos(tx, SERVICO, duas))).toEqual(atos)
    const antes = Temporal.Instant.from(atos[0]!.registradoEm).subtract({ milliseconds: 1 })
    const ate = (instante: string) =>
      emAqui((tx) => lerAtosAte(tx, SERVICO, ['pessoa:lida'], instante))
    expect(await ate(antes.toString())).toEqual([])
    expect(await ate(atos[0]!.registradoEm)).toEqual(atos)
  })

  test('the search finds plates in both forms, names without accents, numbers, documents', async () => {
    await gravar(c.livro, [pessoa('achada', 'Antônio Gonçalves', '12ABC34501DE35')])
    await gravar(c.livro, [veiculo('achado', 'QRS2B34')])
    await gravar(c.livro, [requerida('achada', 'achada', 'achado')])
    const achar = async (q: string) =>
      (await emAqui((tx) => buscar(tx, SERVICO, q))).map((a) => a.corrente)
    expect(await achar('antonio GONCALVES')).toEqual(['outorga:achada', 'pessoa:achada'])
    expect(await achar('12.ABC.345/01DE-35')).toEqual(['pessoa:achada'])
    expect(await achar('QRS-2134')).toEqual(['outorga:achada', 'veiculo:achado'])
    expect(await achar('qrs2b34')).toEqual(['outorga:achada', 'veiculo:achado'])
    expect(await achar(' % ')).toEqual([])
  })
})

test('erased personal data leaves the chain whole and nothing to find', async () => {
  await gravar(c.livro, [pessoa('esquecida', 'Maria Esquecível')])
  const n = await emAqui((tx) =>
    apagarDadosPessoais(
      tx,
      { servico: SERVICO, corrente: 'pessoa:esquecida', autor: 'ana', motivo: 'pedido do titular' },
      c.livro.projecoes,
    ),
  )
  expect(n).toBe(1)
  const [ato] = await emAqui((tx) => lerCorrente(tx, SERVICO, 'pessoa:esquecida'))
  expect(ato).toMatchObject({ tipo: 'pessoaCadastrada', seq: 1 })
  expect(ato?.pessoal).toBeUndefined()
  expect(await emAqui((tx) => buscar(tx, SERVICO, 'esquecivel'))).toEqual([])
  const { rows } = await c.admin.query(
    `SELECT 1 FROM dado_pessoal WHERE dados::text ILIKE '%esquec%' UNION ALL
     SELECT 1 FROM reserva WHERE chave LIKE '%cpf-esquecida'`,
  )
  expect(rows).toEqual([])
  expect(await verificar(c.livro.pool)).toMatchObject({ falhas: [] })
})
