import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lerChavesDe } from './conferirChaves.ts'
import { ErroDeUso, ErroDoPedido } from './subcomando.ts'

// The example of RFC 8037, appendix A.2.
const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
const lista = { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'seja qual for' }, { kty: 'RSA' }] }
const ID = '21fe31df'

const pasta = mkdtempSync(join(tmpdir(), 'outorga-chaves-'))
const servidor = createServer((pedido, resposta) => {
  resposta.statusCode = pedido.url === '/.well-known/jwks.json' ? 200 : 404
  resposta.end(JSON.stringify(lista))
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((ouve) => servidor.listen(0, '127.0.0.1', ouve))
  base = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`
})
afterAll(() => {
  servidor.close()
  rmSync(pasta, { recursive: true })
})
const arquivo = (texto: string): string => {
  const nome = join(pasta, 'chaves.json')
  writeFileSync(nome, texto)
  return nome
}

test('a file with the list, or with one key', async () => {
  expect([...(await lerChavesDe(arquivo(JSON.stringify(lista))))]).toEqual([[ID, x]])
  const uma = arquivo(JSON.stringify(lista.keys[0]))
  expect([...(await lerChavesDe(uma))]).toEqual([[ID, x]])
})

test('the address of the system alone, or of its list', async () => {
  expect([...(await lerChavesDe(base))]).toEqual([[ID, x]])
  expect((await lerChavesDe(`${base}/.well-known/jwks.json`)).has(ID)).toBe(true)
  await expect(lerChavesDe(`${base}/outra`)).rejects.toThrow(ErroDoPedido)
})

test('what is not a list of keys, is not there, or comes without TLS from another machine', async () => {
  for (const texto of ['', '{}', '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"curta"}]}'])
    await expect(lerChavesDe(arquivo(texto))).rejects.toThrow(ErroDoPedido)
  await expect(lerChavesDe(join(pasta, 'nenhum.json'))).rejects.toThrow(ErroDoPedido)
  await expect(lerChavesDe('http://cidade.example')).rejects.toThrow(ErroDeUso)
})
