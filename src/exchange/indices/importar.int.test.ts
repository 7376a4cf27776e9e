import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirPool } from '#ledger/banco.ts'
import { bancoDeTeste } from '../../../tests/apoio/postgres.ts'
import { importarIndice, type PedidoDeIndice } from './importar.ts'

const pasta = mkdtempSync(join(tmpdir(), 'outorga-indice-'))
afterAll(() => rmSync(pasta, { recursive: true }))
let pool: ReturnType<typeof abrirPool>
let dono: ReturnType<typeof abrirPool>
beforeAll(async () => {
  const banco = await bancoDeTeste()
  pool = abrirPool(banco.appUrl, 3)
  dono = abrirPool(banco.donoUrl, 1)
  afterAll(() => Promise.all([pool.end(), dono.end()]))
})
beforeEach(() => dono.query('DELETE FROM indice'))

const importar = (conteudo: string, mais: Partial<PedidoDeIndice> = {}) => {
  const caminho = join(pasta, 'i.csv')
  writeFileSync(caminho, conteudo)
  return importarIndice(pool, { caminho, indice: 'INPC', fonte: 'IBGE', ...mais })
}
const registrados = async () =>
  (await pool.query('SELECT mes, variacao::text, fonte FROM indice ORDER BY mes')).rows
const BASE = 'mes,variacao_percentual\n2024-01,0.57\n2024-02,-0.10\n'

describe('a price index', () => {
  it('comes in once; given twice it changes nothing', async () => {
    expect(await importar(BASE)).toMatchObject({ aceito: true, novos: 2, iguais: 0 })
    expect(await importar(BASE)).toMatchObject({ aceito: true, novos: 0, iguais: 2 })
  })

  it('the real series, whole', async () => {
    const caminho = join(import.meta.dirname, '../../../leis/indices/inpc.csv')
    const r = await importarIndice(pool, { caminho, indice: 'INPC', fonte: 'IBGE' })
    expect(r).toMatchObject({ aceito: true, novos: 564, defeitos: [] })
  })

  it('comma or point, `;`, month written the Brazilian way, percent sign', async () => {
    const r = await importar('Data;Valor\n01/2024;0,57\n01/02/2024;-0,1%\n')
    expect(r.aceito).toBe(true)
    expect(await importar(BASE)).toMatchObject({ novos: 0, iguais: 2 })
  })

  it.each([
    ['2024-13,0.5', 'mes'],
    ['2024-03,abc', 'variacao'],
    ['2024-03,-100', 'variacao'],
    ['2024-02,0.3', 'repetido'],
    ['2024-04,0.3', 'lacuna'],
    ['2024-03', 'linha'],
    ["2024-03,'; DROP TABLE indice", 'variacao'],
  ])('%s is refused, and nothing of the file goes in', async (linha, motivo) => {
    const r = await importar(`${BASE}${linha}\n`)
    expect(r).toMatchObject({ aceito: false, novos: 0 })
    expect(r.defeitos.map((d) => d.motivo)).toEqual([motivo])
    expect(await registrados()).toEqual([])
  })

  it('a gap between what is recorded and the file', async () => {
    await importar(BASE)
    const r = await importar('mes,variacao\n2024-04,0.2\n')
    expect(r.defeitos).toEqual([{ linha: 0, motivo: 'lacuna', valor: '2024-03' }])
  })

  it('a recorded month does not change without a reason; with one, it stays in the source', async () => {
    await importar(BASE)
    const outro = BASE.replace('0.57', '0.75')
    expect(await importar(outro)).toMatchObject({
      aceito: false,
      divergencias: [{ mes: '2024-01', registrado: '0.57', arquivo: '0.75' }],
    })
    expect(await importar(outro, { corrigir: 'revisão do IBGE' })).toMatchObject({
      aceito: true,
      corrigidos: 1,
    })
    expect((await registrados())[0]).toEqual({
      mes: '2024-01',
      variacao: '0.75',
      fonte: 'IBGE (correção: revisão do IBGE)',
    })
  })

  it('a dry run writes nothing; a file without the columns is told', async () => {
    expect(await importar(BASE, { ensaio: true })).toMatchObject({ aceito: true, novos: 2 })
    expect(await registrados()).toEqual([])
    const r = await importar('a,b\n1,2x\n')
    expect(r.defeitos.map((d) => d.motivo)).toEqual(['colunas-ausentes'])
  })
})
