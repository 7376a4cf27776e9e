import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { tratarErros } from './erros.ts'

const responder = async (code: string) => {
  const app = fastify()
  tratarErros(app)
  app.get('/', () => {
    throw Object.assign(new Error('could not extend file "base/5/1259"'), { code })
  })
  const r = await app.inject('/')
  await app.close()
  return { status: r.statusCode, espera: r.headers['retry-after'], ...r.json<{ title: string }>() }
}

test('a full disk is not a fault of ours: 503, and nothing of the insides', async () => {
  const r = await responder('53100')
  expect(r).toMatchObject({ status: 503, espera: '60', type: 'urn:outorga:problema:indisponivel' })
  expect(r.title).toBe('O disco do banco está cheio. Nada foi gravado.')
  expect(JSON.stringify(r)).not.toMatch(/base\/5/)
})
test('the database away asks to try again soon; an error of SQL is our own fault', async () => {
  expect(await responder('57P01')).toMatchObject({ status: 503, espera: '5' })
  expect(await responder('42601')).toMatchObject({ status: 500, espera: undefined })
})
