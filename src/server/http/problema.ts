import type { FastifyReply } from 'fastify'
import type { Problema } from '../contrato/contrato.ts'

/**
 * An answer that is not the one asked for, thrown by a route and written as RFC 9457. Faults of our
 * own never become one of these: they are logged whole and answered as a bare 500.
 */
export class ProblemaHttp extends Error {
  readonly problema: Problema
  readonly cabecalhos: Readonly<Record<string, string>>

  constructor(
    status: number,
    title: string,
    mais: Partial<Problema> = {},
    cabecalhos: Record<string, string> = {},
  ) {
    super(title)
    this.problema = { type: `urn:outorga:problema:${slugDoStatus(status)}`, title, status, ...mais }
    this.cabecalhos = cabecalhos
  }
}

export function responderProblema(
  resposta: FastifyReply,
  problema: Problema,
  cabecalhos: Readonly<Record<string, string>> = {},
): FastifyReply {
  return resposta
    .code(problema.status)
    .headers(cabecalhos)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problema))
}

export const naoEncontrado = (oQue: string): ProblemaHttp =>
  new ProblemaHttp(404, `${oQue} não existe neste município e serviço.`)

function slugDoStatus(status: number): string {
  const nomes: Record<number, string> = {
    400: 'invalido',
    401: 'sem-sessao',
    403: 'sem-permissao',
    404: 'nao-encontrado',
    409: 'conflito',
    412: 'desatualizado',
    413: 'grande-demais',
    415: 'formato',
    422: 'recusado',
    429: 'muitas-tentativas',
    503: 'indisponivel',
  }
  return nomes[status] ?? 'falha'
}
