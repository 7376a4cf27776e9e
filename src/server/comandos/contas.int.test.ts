// Two services in one city: who is of one is nobody in the other.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { emMunicipio, abrirPool } from '#ledger/banco.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { bancoDeTeste } from '../../../tests/apoio/postgres.ts'
import { guardarSenha } from '../acesso/senha.ts'
import { chavesPassageiras } from '../chaves/chaves.ts'
import { Cliente } from '../prova/cliente.ts'
import { criarServidor } from '../servidor.ts'

const MARICA = 'rj-marica-escolar'
const OUTRO = 'rj-marica-fretado'
const pacotes = mkdtempSync(join(tmpdir(), 'dois-servicos-'))
for (const id of [MARICA, OUTRO])
  cpSync(join(PASTA_DAS_LEIS, MARICA), join(pacotes, id), { recursive: true })
const lei = join(pacotes, OUTRO, 'lei.yaml')
writeFileSync(
  lei,
  readFileSync(lei, 'utf8')
    .replace(`id: ${MARICA}`, `id: ${OUTRO}`)
    .replace('slug: transporte-escolar', 'slug: fretado'),
)

const banco = await bancoDeTeste()
const app = await criarServidor({
  bancoUrl: banco.appUrl,
  pacotes,
  chaves: chavesPassageiras(),
  relogio: () => '2025-06-02T15:00:00Z',
})
const base = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await app.close()
  rmSync(pacotes, { recursive: true })
})

const pool = abrirPool(banco.appUrl, 1)
const senha_hash = await guardarSenha('senha de prova')
const usuario = async (id: string, papel: string, servicos: readonly string[]) =>
  emMunicipio(pool, 3302700, (tx) =>
    tx.sql(
      `INSERT INTO usuario (municipio, id, servicos, login, nome, senha_hash, papeis)
       VALUES ($1, $2, $3, $2, $2, $4, $5)`,
      [tx.municipio, id, servicos, senha_hash, [papel]],
    ),
  )
await usuario('gestor-dos-dois', 'gestor', ['transporte-escolar', 'fretado'])
await usuario('fiscal-do-escolar', 'fiscal', ['transporte-escolar'])
await usuario('fiscal-do-fretado', 'fiscal', ['fretado'])
await pool.end()

it.each([
  ['transporte-escolar', 'fiscal-do-escolar', 'fiscal-do-fretado'],
  ['fretado', 'fiscal-do-fretado', 'fiscal-do-escolar'],
])('em %s o bloco é de %s, e não de %s', async (servico, deste, doOutro) => {
  const gestor = new Cliente(base, `/api/v1/marica/${servico}`)
  await gestor.entrar('gestor-dos-dois', 'senha de prova')
  const alheio = await gestor.dar('/blocos', { fiscal: doOutro, quantos: 2 })
  expect([alheio.status, alheio.corpo.invalidos]).toMatchObject([422, [{ campo: 'fiscal' }]])
  expect((await gestor.dar('/blocos', { fiscal: deste, quantos: 2 })).status).toBe(201)
})

it('quem é só de um não entra no outro', async () => {
  const fiscal = new Cliente(base, '/api/v1/marica/fretado')
  await fiscal.entrar('fiscal-do-escolar', 'senha de prova')
  expect((await fiscal.ler('/filas')).status).toBe(403)
})
