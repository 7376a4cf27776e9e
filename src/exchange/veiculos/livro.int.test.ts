import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextoEm } from '#core/lei/miniCaso.prova.ts'
import { miniLei } from '#core/lei/miniLei.prova.ts'
import { abrirPool, cadastrarMunicipio, emMunicipio } from '#ledger/banco.ts'
import { criarLivro, type Livro } from '#ledger/livro.ts'
import { bancoDeTeste } from '../../../tests/apoio/postgres.ts'
import { importarVeiculos } from './importar.ts'
import { destinoNoLivro } from './livro.ts'

const pasta = mkdtempSync(join(tmpdir(), 'outorga-frota-'))
afterAll(() => rmSync(pasta, { recursive: true }))
const ibge = Number(miniLei.lei.municipio.ibge)
let livro: Livro
beforeAll(async () => {
  const banco = await bancoDeTeste()
  const pool = abrirPool(banco.appUrl, 5)
  afterAll(() => pool.end())
  const { slug, nome, uf, fuso } = miniLei.lei.municipio
  await cadastrarMunicipio(pool, { ibge, slug, nome, uf, fuso })
  livro = criarLivro(pool)
})

const placaDe = (n: number) => `AAA${String(n).padStart(4, '0')}`
const frota = (nome: string, de: number, ate: number, mais = '') => {
  const caminho = join(pasta, nome)
  const linhas = Array.from({ length: ate - de }, (_, i) => `${placaDe(de + i)},VW,GOL,2015\n`)
  writeFileSync(caminho, `placa,marca,modelo,ano\n${linhas.join('')}${mais}`)
  return caminho
}
/** Dies, as a process killed does, once it has written so many batches. */
const importar = (caminho: string, hoje = '2020-03-12', lotes = Number.POSITIVE_INFINITY) =>
  importarVeiculos({
    caminho,
    contexto: contextoEm(hoje),
    tipo: 'van',
    lote: 10,
    destino: (arquivo, mapeamento) => {
      const d = destinoNoLivro(livro, contextoEm(hoje), 'frota.csv', arquivo, mapeamento)
      let feitos = 0
      return {
        ...d,
        gravar: async (l) => {
          if (feitos++ >= lotes) throw new Error('morto')
          return d.gravar(l)
        },
      }
    },
  })
const contar = (tabela: 'ato' | 'veiculo_atual', onde = 'true') =>
  emMunicipio(livro.pool, ibge, async (tx) => {
    const [l] = await tx.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${tabela} WHERE ${onde}`,
    )
    return l?.n
  })

describe('a fleet in the ledger', () => {
  it('killed between batches: what was confirmed is whole; run again it goes on; once more, nothing', async () => {
    const caminho = frota('a.csv', 0, 45)
    await expect(importar(caminho, '2020-03-12', 2)).rejects.toThrow('morto')
    expect(await contar('ato')).toBe(20)
    expect(await contar('veiculo_atual')).toBe(20)

    expect(await importar(caminho, '2020-03-13')).toMatchObject({
      retomadaDe: 21,
      gravadas: 25,
      repetidas: 20,
      recusadas: 0,
    })
    expect(await importar(caminho, '2020-03-14')).toMatchObject({ gravadas: 0, repetidas: 45 })
    expect(await contar('ato')).toBe(45)
    expect(await contar('ato', "tipo = 'veiculoImportado' AND papel = 'gestor'")).toBe(45)
  })

  it('another file with some of the same vehicles adds only the new ones', async () => {
    const r = await importar(frota('b.csv', 40, 50))
    expect(r).toMatchObject({ gravadas: 5, repetidas: 5, recusadas: 0 })
    expect(await contar('ato')).toBe(50)
  })

  it('a plate that the counter gave to another vehicle is told by its line, the rest goes in', async () => {
    await emMunicipio(livro.pool, ibge, (tx) =>
      tx.sql(
        `INSERT INTO reserva (municipio, servico, chave, periodo, corrente, fundamentos)
         VALUES ($1, $2, 'placa:AAA0A61', daterange('2020-01-01', NULL), 'veiculo:outro', '{}')`,
        [ibge, miniLei.lei.servico.slug],
      ),
    )
    const r = await importar(frota('c.csv', 60, 63))
    expect(r).toMatchObject({ gravadas: 2, recusadas: 1 })
    const deNovo = await importar(frota('c.csv', 60, 63))
    expect(deNovo).toMatchObject({ gravadas: 0, repetidas: 2, recusadas: 1 })
  })

  it('two files with the same vehicles at once: each vehicle once', async () => {
    const antes = (await contar('ato')) ?? 0
    const caminho = frota('d.csv', 100, 140)
    await Promise.all([importar(caminho), importar(frota('d2.csv', 100, 140, '\n'))])
    expect(await contar('ato')).toBe(antes + 40)
  })
})
