import type { FastifyRequest } from 'fastify'
import { contatoDoOrgao } from '#core/lei/contato.ts'
import type { Emissao } from '#documents/dados/base.ts'
import { contextoDe, type Casa } from '../casa.ts'
import type { Servico } from '../servicos.ts'

/** What heads a paper besides the law's own words: where the body is found, and where it is checked. */
export type Timbre = Pick<Emissao, 'endereco' | 'contato'>

const NINGUEM = { id: 'sistema', papeis: [] } as const

/** @param endereco origin of the public site, as set at the start; without it, where the screens answer. */
export async function timbreDe(
  casa: Casa,
  servico: Servico,
  pedido: Pick<FastifyRequest, 'protocol' | 'host'>,
  endereco: string | undefined,
): Promise<Timbre> {
  const contexto = await contextoDe(casa, servico, NINGUEM)
  return {
    endereco: endereco ?? `${pedido.protocol}://${pedido.host}`,
    contato: contatoDoOrgao(contexto, contexto.hoje),
  }
}
