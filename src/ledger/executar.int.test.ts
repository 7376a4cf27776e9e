import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { recusar } from '#core/decisao.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { emMunicipio } from './banco.ts'
import { ConflitoDeSequencia } from './erros.ts'
import { type Aceito, type Decidir, executar } from './executar.ts'
import { lerCorrente } from './leituras.ts'
import {
  AQUI,
  type Cenario,
  cenario,
  concedida,
  gravar,
  pedido,
  pessoa,
  requerida,
  requererTudo,
  SERVICO,
  veiculo,
} from './prova/cenario.ts'

let c: Cenario
beforeAll(async () => {
  c = await cenario(20)
})
const conceder = (outorga: string, titular: string, v = titular) => ({
  pedido: pedido('concederOutorga', `outorga:${outorga}`),
  decidir: () => [concedida(outorga, titular, v)],
})
const atosDe = (corrente: Parameters<typeof lerCorrente>[2]) =>
  emMunicipio(c.livro.pool, AQUI, (tx) => lerCorrente(tx, SERVICO, corrente))

test('decides on the neighbourhood: holder, vehicle, its inspections, and who drives', async () => {
  await requererTudo(c.livro, 'viz', 'VIZ1A11')
  const dados = { em: '2026-03-10', defeitos: [] } as never
  await gravar(c.livro, [
    { tipo: 'vistoriaReprovada', corrente: 'vistoria:viz', fundamentos: [], dados },
  ])
  await gravar(c.livro, [pessoa('longe')])
  let vistas: readonly string[] = []
  await executar(c.livro, pedido('baixarOutorga', 'outorga:viz'), (atos) => {
    vistas = [...new Set(atos.map((a) => a.corrente))]
    const mundo = criarMundo(atos)
    expect(mundo.pessoa('viz')?.identidade?.nome).toBe('José da Conceição')
    return []
  })
  expect(vistas).toEqual(['outorga:viz', 'pessoa:viz', 'veiculo:viz', 'vistoria:viz'])
})

describe('a command', () => {
  test('sent twice at once is decided and recorded once', async () => {
    const p = pedido('cadastrarPessoa', 'pessoa:dupla', {}, randomUUID())
    const feitas = await Promise.all(
      [1, 2, 3].map(() => executar(c.livro, p, () => [pessoa('dupla')])),
    )
    expect(feitas.filter((f) => 'repetido' in f && !f.repetido)).toHaveLength(1)
    expect(await atosDe('pessoa:dupla')).toHaveLength(1)
  })

  test('refused records nothing', async () => {
    const recusa = { codigo: 'x.y', fundamentos: ['art1_cpt'] }
    const r = await executar(c.livro, pedido('x', 'pessoa:recusada'), () => recusar([recusa]))
    expect(r).toEqual({ recusas: [recusa] })
    expect(await atosDe('pessoa:recusada')).toEqual([])
  })

  test('rehearsed tells the acts and their numbers, and writes nothing', async () => {
    const p = { ...pedido('requererOutorga', 'outorga:ensaiada'), ensaio: true }
    const decidir: Decidir = () => [requerida('ensaiada', 'a', 'b')]
    const ensaios = [
      await executar(c.livro, p, decidir),
      await executar(c.livro, p, decidir),
    ] as Aceito[]
    expect(ensaios).toMatchObject([1, 2].map(() => ({ ensaio: true, repetido: false, seq: 1 })))
    const [um, outro] = ensaios.map((e) => e.atos[0]?.dados as { protocolo?: string })
    expect(um?.protocolo).toBe(outro?.protocolo)
    expect(await atosDe('outorga:ensaiada')).toEqual([])
  })

  test('on an older sequence than the stream has is a conflict', async () => {
    await gravar(c.livro, [pessoa('velha')])
    const p = { ...pedido('x', 'pessoa:velha'), esperado: 0 }
    await expect(executar(c.livro, p, () => [])).rejects.toBeInstanceOf(ConflitoDeSequencia)
  })

  test('a fault in the decision is thrown, and writes nothing', async () => {
    const falhar: Decidir = () => {
      throw new RangeError('defeito')
    }
    await expect(executar(c.livro, pedido('x', 'pessoa:falha'), falhar)).rejects.toThrow(RangeError)
  })
})

test('two grants to one person at once: one wins, the other reads as a plain refusal', async () => {
  await requererTudo(c.livro, 'uma', 'UMA1A11')
  await gravar(c.livro, [veiculo('outro', 'OUT1A11')])
  await gravar(c.livro, [requerida('duas', 'uma', 'outro')])
  const a = conceder('uma', 'uma')
  const b = conceder('duas', 'uma', 'outro')
  const feitas = await Promise.all([
    executar(c.livro, a.pedido, a.decidir),
    executar(c.livro, b.pedido, b.decidir),
  ])
  expect(feitas.filter((f) => 'atos' in f)).toHaveLength(1)
  expect(feitas.filter((f) => 'recusas' in f)).toEqual([
    {
      recusas: [
        { codigo: 'outorga.unica-por-titular', fundamentos: ['art4_par1u'], requisito: 'unica' },
      ],
    },
  ])
})

test('a quota of 5 more under 100 requests at once: 5 pass', async () => {
  const contar = () =>
    emMunicipio(c.livro.pool, AQUI, (tx) =>
      tx.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM painel_outorga WHERE situacao = 'concedida'`,
      ),
    )
  const [antes] = await contar()
  const limite = (antes?.n ?? 0) + 5
  const feitas = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      executar(c.livro, pedido('concederOutorga', `outorga:q${i}`), (_atos, fatos) =>
        fatos.outorgasVigentes >= limite
          ? recusar([{ codigo: 'outorga.quota', fundamentos: ['art4_cpt'] }])
          : [concedida(`q${i}`, `titular-${i}`, `veiculo-${i}`)],
      ),
    ),
  )
  expect(feitas.filter((f) => 'atos' in f)).toHaveLength(5)
  expect((await contar())[0]?.n).toBe(limite)
})

test('the public situation is one row a plate, and follows the grant and its vehicle', async () => {
  await requererTudo(c.livro, 'pub', 'PUB1A11')
  const { pedido: p, decidir } = conceder('pub', 'pub')
  await executar(c.livro, p, decidir)
  const ler = async (placa: string) =>
    (
      await c.livro.pool.query('SELECT * FROM situacao_da_placa($1, $2, $3)', [
        AQUI,
        SERVICO,
        placa,
      ])
    ).rows
  expect(await ler('PUB1A11')).toMatchObject([
    { outorga: 'pub', inicio: '2026-03-10', segmentos: [{ desde: '2026-03-10', regular: true }] },
  ])
  const dados = { em: '2026-07-01', placa: 'PUB1B22', desde: '2026-07-01' } as never
  await gravar(c.livro, [
    { tipo: 'placaAlterada', corrente: 'veiculo:pub', fundamentos: [], dados },
  ])
  expect(await ler('PUB1A11')).toEqual([])
  expect(await ler('PUB1B22')).toMatchObject([{ outorga: 'pub' }])
})
