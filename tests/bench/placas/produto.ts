import { chavesPassageiras } from '#server/chaves/chaves.ts'
import { criarServidor } from '#server/servidor.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'

/** The real server, as it is started for people, but for the limit that one address is held to. */
const [, , bancoUrl = '', conexoes = '10'] = process.argv
const app = await criarServidor({
  bancoUrl,
  pacotes: PASTA_DAS_LEIS,
  chaves: chavesPassageiras(),
  conexoes: Number(conexoes),
  limitePorMinuto: 1_000_000_000,
})
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => process.exit(0))
