import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import {
  fastify,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { abrirPool } from '#ledger/banco.ts'
import { criarLivro } from '#ledger/livro.ts'
import { aceitarArquivos } from './arquivos/rotas.ts'
import { COOKIE, lerSessao } from './acesso/sessoes.ts'
import { leitorDeIndices, type CasaComChaves } from './casa.ts'
import type { Chaves } from './chaves/chaves.ts'
import { rotasDeDocumentacao } from './documentacao/rotas.ts'
import { fecharDiasDeHoraEmHora } from './fecharDias.ts'
import { protegerRespostas } from './http/cabecalhos.ts'
import { tratarErros } from './http/erros.ts'
import { Rotas } from './http/rota.ts'
import { recusarTextoInvalido } from './http/textoInvalido.ts'
import { servirWeb } from './http/web.ts'
import { resumirDeTempoEmTempo } from './painel/agendar.ts'
import { preparar } from './preparar.ts'
import { calculosDe } from './calculos.ts'
import { rodarDeNoite } from './rotina/agendar.ts'
import { definirRotas } from './rotas.ts'
import { Servicos } from './servicos.ts'

type Registro = Extract<FastifyServerOptions['logger'], object>

export type OpcoesDoServidor = Readonly<{
  /** The application's role, not the owner's. */
  bancoUrl: string
  /** Folder of the law packs. */
  pacotes: string
  /** Folder of the built web app; without it only the API answers. */
  web?: string | undefined
  /** Origin of the public site, printed on documents; the request's own when left out. */
  enderecoPublico?: string | undefined
  /** Of the installation, kept outside the database; `chavesDaInstalacao` reads them. */
  chaves: Chaves
  /** Connections at most. */
  conexoes?: number
  /** Cookies only over HTTPS. */
  seguro?: boolean
  /** The only clock; tests may hold it. ISO 8601 in UTC. */
  relogio?: () => string
  /** Whether this process also does the night run. */
  rotina?: boolean
  /** Whether to write a line a request. */
  registrar?: boolean
  /** Where the log goes; standard output when left out. */
  saidaDoRegistro?: { write(linha: string): void }
  /** Requests a minute from one address. */
  limitePorMinuto?: number
}>

/** The whole server over a migrated database, ready to listen. Throws `PacotesInvalidos`. */
export async function criarServidor(opcoes: OpcoesDoServidor): Promise<FastifyInstance> {
  const servicos = new Servicos(opcoes.pacotes)
  const pool = abrirPool(opcoes.bancoUrl, opcoes.conexoes)
  const relogio = opcoes.relogio ?? (() => Temporal.Now.instant().toString())
  const indices = leitorDeIndices(pool)
  const livro = criarLivro(pool, calculosDe({ servicos, indices, relogio }))
  const { chaves } = opcoes
  const casa: CasaComChaves = { pool, livro, servicos, relogio, indices, chaves }

  const app = fastify({
    bodyLimit: 1_048_576,
    trustProxy: 'loopback',
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    logger: registroDe(opcoes),
    logController: new LogController({ disableRequestLogging: opcoes.registrar !== true }),
    routerOptions: { maxParamLength: 200 },
  })
  app.addHook('onClose', () => pool.end())
  fecharDiasDeHoraEmHora(app, casa)
  resumirDeTempoEmTempo(app, casa)
  if (opcoes.rotina === true) rodarDeNoite(app, casa)
  // Only JSON comes in: a form or a text posted from another site is no request.
  app.removeContentTypeParser('text/plain')
  app.addHook('preValidation', recusarTextoInvalido)
  tratarErros(app)
  await protegerRespostas(app, opcoes.seguro === true)
  await app.register(rateLimit, {
    max: opcoes.limitePorMinuto ?? 3000,
    timeWindow: '1 minute',
    allowList: (pedido) => !pedido.url.startsWith('/api/'),
  })
  await app.register(cookie)
  await aceitarArquivos(app)
  await preparar(casa)

  const rotas = new Rotas(app, (pedido) => lerSessao(pool, pedido.cookies[COOKIE] ?? ''))
  definirRotas(rotas, casa, opcoes)
  rotasDeDocumentacao(app, rotas.catalogo)
  app.get('/api/saude', async () => {
    await pool.query('SELECT 1')
    return { bem: true }
  })
  if (opcoes.web !== undefined) await servirWeb(app, opcoes.web)
  return app
}

const registroDe = ({ registrar, saidaDoRegistro: stream }: OpcoesDoServidor): Registro => ({
  level: registrar === true ? 'info' : 'error',
  redact: SEGREDOS,
  serializers: { req: pedidoNoRegistro },
  ...(stream === undefined ? {} : { stream }),
})

/**
 * A request in the log: what was asked, without the query, where a search carries names and numbers,
 * and without a code that opens what is under it, which would tie who reads it to an address.
 */
const pedidoNoRegistro = ({ method, url, ip, routeOptions }: FastifyRequest) => ({
  method,
  url: semCodigo(url.split('?')[0] ?? '', routeOptions.url),
  ip,
})

/** By the route that answered, however the address was written; by the words, when none did. */
const semCodigo = (caminho: string, rota: string | undefined): string =>
  rota?.includes(':codigo') === true
    ? rota
    : caminho.replace(/\/(denunciar|verificar)\/.*$/i, '/$1/:codigo')

/** Never in a log, wherever it comes from. */
const SEGREDOS = [
  'req.headers.cookie',
  'req.headers["x-csrf"]',
  'res.headers["set-cookie"]',
  'senha',
]
