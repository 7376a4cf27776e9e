import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abrirPool, cadastrarMunicipio, emMunicipio } from './banco.ts'
import { type EmbeddedDatabase, startEmbedded } from './embutido/embutido.ts'
import { placeOf } from './embutido/place.ts'
import { readPidFile } from './embutido/postmaster.ts'
import { executar } from './executar.ts'
import { criarLivro } from './livro.ts'
import { migrar } from './migrar.ts'
import { AQUI, pedido, pessoa, requerida } from './prova/cenario.ts'
import { verificar } from './verificar.ts'

// Durable, as in use: the shared test database is not, and others are using it.
let banco: EmbeddedDatabase
const pasta = mkdtempSync(join(tmpdir(), 'outorga-queda-'))
beforeAll(async () => {
  chmodSync(pasta, 0o711)
  banco = await startEmbedded({ dados: pasta })
  await migrar(banco.ownerUrl)
})
afterAll(async () => {
  await banco.stop()
  rmSync(pasta, { recursive: true, force: true })
})

test('the database killed in mid-transaction loses nothing confirmed, and keeps nothing half', async () => {
  const livro = criarLivro(abrirPool(banco.appUrl))
  const cidade = { slug: 'aqui', nome: 'Aqui', uf: 'XX', fuso: 'America/Sao_Paulo' }
  await cadastrarMunicipio(livro.pool, { ibge: AQUI, ...cidade })
  const confirmados = new Set<string>()
  const perdidos: string[] = []
  let parar = false
  const enviar = async (id: string) =>
    executar(livro, pedido('requererOutorga', `outorga:${id}`, {}, id), () => [
      pessoa(id),
      requerida(id, id, id),
    ])
  const escrever = async () => {
    while (!parar) {
      const id = randomUUID()
      await enviar(id).then(
        () => confirmados.add(id),
        () => {
          parar = true
          perdidos.push(id)
        },
      )
    }
  }
  const escritores = Array.from({ length: 8 }, escrever)
  await expect.poll(() => confirmados.size, { timeout: 20_000 }).toBeGreaterThan(20)
  // What a power cut looks like to PostgreSQL; the start's keeper brings it up again.
  process.kill(readPidFile(placeOf(pasta).cluster)!.pid, 'SIGQUIT')
  await Promise.all(escritores)
  await expect
    .poll(
      () =>
        livro.pool.query('SELECT 1').then(
          () => 'up',
          () => 'down',
        ),
      { timeout: 30_000 },
    )
    .toBe('up')

  expect(perdidos.length).toBeGreaterThan(0)
  for (const id of perdidos) await enviar(id)
  const atos = await emMunicipio(livro.pool, AQUI, (tx) =>
    tx.sql<{ comando_id: string; n: number }>(
      'SELECT comando_id, count(*)::int AS n FROM ato GROUP BY 1',
    ),
  )
  const gravados = new Map(atos.map((a) => [a.comando_id, a.n]))
  for (const id of [...confirmados, ...perdidos]) expect(gravados.get(id)).toBe(2)
  expect(gravados.size).toBe(confirmados.size + perdidos.length)
  expect(await verificar(livro.pool)).toMatchObject({
    numeros: confirmados.size + perdidos.length,
    falhas: [],
  })
  await livro.pool.end()
})
