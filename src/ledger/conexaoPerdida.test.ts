import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { abrirPool, emMunicipio } from './banco.ts'
import { naVez } from './tranca.ts'

const mensagem = (tipo: string, corpo: Buffer): Buffer => {
  const cabeca = Buffer.alloc(5)
  cabeca.write(tipo)
  cabeca.writeInt32BE(corpo.length + 4, 1)
  return Buffer.concat([cabeca, corpo])
}

/** What PostgreSQL says when it enters, and at once when its postmaster dies: in one packet. */
const ENTRA_E_CAI = Buffer.concat([
  mensagem('R', Buffer.alloc(4)),
  mensagem('Z', Buffer.from('I')),
  mensagem('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
])

test('a connection lost in the moment it is given fails its transaction, and nothing else', async () => {
  const servidor = createServer((s) => {
    s.on('error', () => {})
    s.once('data', () => s.end(ENTRA_E_CAI))
  }).listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  const { port } = servidor.address() as AddressInfo
  const pool = abrirPool(`postgres://ninguem:nada@127.0.0.1:${port}/nada?sslmode=disable`)
  // An 'error' event that nobody hears is an uncaught exception, which fails this run.
  await expect(emMunicipio(pool, 1302603, (tx) => tx.sql('SELECT 1'))).rejects.toThrow()
  await expect(naVez(pool, 1, () => Promise.resolve())).rejects.toThrow()
  expect(pool.totalCount).toBe(0)
  await pool.end()
  servidor.close()
})
