import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { SessaoAberta } from '../acesso/sessao.ts'
import { problemaDeZod } from './erros.ts'
import { ProblemaHttp } from './problema.ts'

type Objeto = z.ZodObject<z.ZodRawShape>

/** What a route's work is given: everything already checked. */
export type Pedido<P, Q, B, S> = Readonly<{
  params: P
  query: Q
  corpo: B
  sessao: S
  pedido: FastifyRequest
  resposta: FastifyReply
}>

type Comum<P extends Objeto, Q extends Objeto, B extends z.ZodType> = {
  metodo: 'get' | 'post' | 'delete'
  /** In Fastify's form: `/api/v1/:municipio/:servico/outorgas/:id`. */
  caminho: string
  etiqueta: string
  resumo: string
  descricao?: string
  params?: P
  query?: Q
  /** Headers that the route reads, for the documentation. */
  cabecalhos?: Objeto
  corpo?: B
  /** What a good answer looks like, for the documentation. */
  responde: { status?: number; descricao: string; esquema?: z.ZodType; tipo?: string }
  /** Problems that the documentation lists beyond 400. */
  problemas?: readonly number[]
}

/**
 * One object a route: it checks the request, answers it, and is what OpenAPI is written from.
 * `acesso: 'publico'` runs without a session (`sessao` may be null); `sessao` is of the municipality's
 * own people; `conta`, of a holder or driver in an account of their own; `qualquer-sessao`, of both.
 */
export type DefinicaoDeRota<
  P extends Objeto = Objeto,
  Q extends Objeto = Objeto,
  B extends z.ZodType = z.ZodType,
> = Comum<P, Q, B> &
  (
    | {
        acesso: 'publico'
        executar(p: Pedido<z.infer<P>, z.infer<Q>, z.infer<B>, SessaoAberta | null>): unknown
      }
    | {
        acesso: AcessoComSessao
        /** Who may: asked before the body is read, and again by the use case. Throws 403 or 404. */
        autorizar?(p: Readonly<{ params: z.infer<P>; sessao: SessaoAberta }>): void
        executar(p: Pedido<z.infer<P>, z.infer<Q>, z.infer<B>, SessaoAberta>): unknown
      }
  )

export type AcessoComSessao = 'sessao' | 'conta' | 'qualquer-sessao'

export type Catalogo = DefinicaoDeRota[]

const VAZIO = z.object({})

/** Reads the session of a request; the routes get it from here so that tests may give another. */
export type LeitorDeSessao = (pedido: FastifyRequest) => Promise<SessaoAberta | null>

export class Rotas {
  readonly catalogo: Catalogo = []
  readonly #app: FastifyInstance
  readonly #lerSessao: LeitorDeSessao

  constructor(app: FastifyInstance, lerSessao: LeitorDeSessao) {
    this.#app = app
    this.#lerSessao = lerSessao
  }

  definir<P extends Objeto = Objeto, Q extends Objeto = Objeto, B extends z.ZodType = z.ZodType>(
    rota: DefinicaoDeRota<P, Q, B>,
  ): void {
    this.catalogo.push(rota)
    this.#app.route({
      method: rota.metodo.toUpperCase(),
      url: rota.caminho,
      handler: (pedido, resposta) => this.#atender(rota, pedido, resposta),
    })
  }

  async #atender<P extends Objeto, Q extends Objeto, B extends z.ZodType>(
    rota: DefinicaoDeRota<P, Q, B>,
    pedido: FastifyRequest,
    resposta: FastifyReply,
  ): Promise<unknown> {
    // Who asks comes before what is asked: a stranger learns nothing from a 400.
    const sessao = await this.#sessaoPara(rota.acesso, rota.metodo, pedido)
    const params = conferir(rota.params ?? VAZIO, pedido.params) as z.infer<P>
    if (rota.acesso !== 'publico') rota.autorizar?.({ params, sessao: sessao as SessaoAberta })
    const entrada = {
      params,
      query: conferir(rota.query ?? VAZIO, pedido.query) as z.infer<Q>,
      corpo: (rota.corpo ? conferir(rota.corpo, pedido.body) : undefined) as z.infer<B>,
      pedido,
      resposta,
    }
    // Before the work, which may say otherwise (a dry run creates nothing); a problem says its own.
    resposta.code(rota.responde.status ?? 200)
    const resultado =
      rota.acesso === 'publico'
        ? await rota.executar({ ...entrada, sessao })
        : await rota.executar({ ...entrada, sessao: sessao as SessaoAberta })
    return resultado ?? resposta.send()
  }

  async #sessaoPara(
    acesso: 'publico' | AcessoComSessao,
    metodo: string,
    pedido: FastifyRequest,
  ): Promise<SessaoAberta | null> {
    if (acesso === 'publico') return null
    const sessao = await this.#lerSessao(pedido)
    if (sessao === null) {
      throw new ProblemaHttp(401, 'Entre no sistema para continuar.')
    }
    exigirDaConta(acesso, sessao)
    if (metodo !== 'get' && pedido.headers['x-csrf'] !== sessao.csrf) {
      throw new ProblemaHttp(403, 'O pedido não veio de uma página deste sistema.', {
        detail: 'Recarregue a página e tente de novo.',
      })
    }
    if (sessao.trocarSenha && !pedido.url.startsWith('/api/v1/sessao')) {
      throw new ProblemaHttp(403, 'Troque a senha para continuar.', {
        detail: 'A senha que você recebeu vale só para a primeira entrada.',
      })
    }
    return sessao
  }
}

/** The one wall between what is the municipality's and what is a person's own. Throws 403. */
function exigirDaConta(acesso: AcessoComSessao, { pessoa }: SessaoAberta): void {
  if (acesso === 'sessao' && pessoa !== undefined)
    throw new ProblemaHttp(403, 'Na sua conta você vê e faz só o que é seu.')
  if (acesso === 'conta' && pessoa === undefined)
    throw new ProblemaHttp(403, 'Isto é da conta de cada pessoa: no balcão, abra o cadastro dela.')
}

function conferir(esquema: z.ZodType, valor: unknown): unknown {
  const resultado = esquema.safeParse(valor)
  if (resultado.success) return resultado.data
  const problema = problemaDeZod(resultado.error)
  throw new ProblemaHttp(400, problema.title, { invalidos: problema.invalidos ?? [] })
}
