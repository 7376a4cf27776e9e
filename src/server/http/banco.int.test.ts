import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirPool } from '#ledger/banco.ts'
import { type EmbeddedDatabase, startEmbedded } from '#ledger/embutido/embutido.ts'
import { placeOf } from '#ledger/embutido/place.ts'
import { readPidFile } from '#ledger/embutido/postmaster.ts'
import { migrar } from '#ledger/migrar.ts'
import { verificar } from '#ledger/verificar.ts'
import { withDatabase } from '../../../tests/apoio/postgres.ts'
import { abrirCasa, type CasaDeProva } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

// A database of its own: it is killed here, and others are using the shared one.
const pasta = mkdtempSync(join(tmpdir(), 'outorga-queda-'))
let banco: EmbeddedDatabase
let casa: CasaDeProva & { fechar(): Promise<void> }
let h: Historia
beforeAll(async () => {
  chmodSync(pasta, 0o711)
  banco = await startEmbedded({ dados: pasta })
  await migrar(banco.ownerUrl)
  const nome = new URL(banco.appUrl).pathname.slice(1)
  casa = await abrirCasa({
    appUrl: banco.appUrl,
    adminUrl: withDatabase(banco.adminUrl, nome),
  })
  h = new Historia(casa, 'marica')
})
afterAll(async () => {
  await casa.fechar()
  await banco.stop()
  rmSync(pasta, { recursive: true, force: true })
})
const derrubar = () => process.kill(readPidFile(placeOf(pasta).cluster)!.pid, 'SIGQUIT')

it('o banco cai no meio dos pedidos: 503 claro; volta, e repetir o envio não perde nem duplica', async () => {
  const envios: { chave: string; dados: object; status: number[] }[] = []
  let caiu = false
  const enviar = async (e: (typeof envios)[number]) => {
    const r = await h.dar('atendente', '/pessoas', e.dados, { chave: e.chave })
    e.status.push(r.status)
    if (r.status === 201) return
    caiu = true
    expect(r.status, r.texto).toBe(503)
    expect(r.cabecalhos.get('retry-after')).toBe('5')
    expect(r.corpo).toMatchObject({ type: 'urn:outorga:problema:indisponivel' })
    expect(r.texto).not.toMatch(/ECONN|127\.0\.0\.1|57P0|terminat/i)
  }
  const escrever = async () => {
    while (!caiu) {
      const e = { chave: randomUUID(), dados: h.cadastroDePessoa(), status: [] }
      envios.push(e)
      await enviar(e)
    }
  }
  const escritores = Array.from({ length: 6 }, escrever)
  await expect.poll(() => envios.length, { timeout: 20_000 }).toBeGreaterThan(25)
  derrubar()
  await Promise.all(escritores)
  await expect
    .poll(async () => (await casa.anonimo().pedir('/api/saude')).status, { timeout: 30_000 })
    .toBe(200)
  for (const e of envios.filter((x) => x.status.at(-1) !== 201)) await enviar(e)
  expect(envios.map((e) => e.status.at(-1))).toEqual(envios.map(() => 201))
  const { rows } = await casa.admin.query<{ comando_id: string; n: number }>(
    'SELECT comando_id, count(*)::int AS n FROM ato GROUP BY comando_id',
  )
  const gravados = new Map(rows.map((r) => [r.comando_id, r.n]))
  for (const e of envios) expect(gravados.get(e.chave)).toBe(1)
  const pool = abrirPool(banco.appUrl, 2)
  expect((await verificar(pool)).falhas).toEqual([])
  await pool.end()
})

it('quem desiste no meio do envio não derruba nem grava nada pela metade', async () => {
  const antes = await casa.contarAtos()
  const { hostname, port } = new URL(casa.base)
  const c = await casa.como('marica', 'atendente')
  const corpo = JSON.stringify(h.cadastroDePessoa())
  await Promise.all(
    Array.from(
      { length: 40 },
      (_, i) =>
        new Promise<void>((resolve) => {
          const s = connect(Number(port), hostname, () => {
            s.write(
              `POST ${c.raiz}/pessoas HTTP/1.1\r\nHost: x\r\nCookie: ${c.cookie}\r\nX-CSRF: ${c.csrf}\r\nContent-Type: application/json\r\nContent-Length: ${corpo.length}\r\n\r\n${corpo.slice(0, corpo.length - 1 - (i % 20))}`,
              () => s.destroy(),
            )
          })
          s.on('error', () => {})
          s.once('close', () => resolve())
        }),
    ),
  )
  expect((await c.ler('/filas')).status).toBe(200)
  expect(await casa.contarAtos()).toBe(antes)
})
