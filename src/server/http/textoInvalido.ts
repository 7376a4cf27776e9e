import type { FastifyRequest } from 'fastify'
import { ProblemaHttp } from './problema.ts'

/** Control characters other than tab and line breaks: no keyboard types them, no form needs them. */
// oxlint-disable-next-line no-control-regex
const CONTROLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
const PROFUNDIDADE = 40

/**
 * Before any route: a text that the database cannot keep (NUL, half a surrogate pair) or that no
 * person wrote is refused with the field that has it. Throws 400.
 */
export async function recusarTextoInvalido(pedido: FastifyRequest): Promise<void> {
  for (const parte of [pedido.params, pedido.query, pedido.body]) {
    const campo = achar(parte, '', 0)
    if (campo === undefined) continue
    throw new ProblemaHttp(400, 'Há um caractere que não pode ser gravado.', {
      invalidos: [{ campo, mensagem: 'Retire os caracteres de controle do texto.' }],
    })
  }
}

/** Path of the first bad text, key or excess of depth; undefined when all is well. */
function achar(valor: unknown, caminho: string, nivel: number): string | undefined {
  if (typeof valor === 'string') return ruim(valor) ? caminho : undefined
  if (typeof valor !== 'object' || valor === null) return undefined
  if (nivel > PROFUNDIDADE) return caminho
  for (const [chave, dentro] of Object.entries(valor)) {
    const aqui = caminho === '' ? chave : `${caminho}.${chave}`
    if (ruim(chave)) return caminho
    const achado = achar(dentro, aqui, nivel + 1)
    if (achado !== undefined) return achado
  }
  return undefined
}

const ruim = (texto: string): boolean => CONTROLE.test(texto) || !texto.isWellFormed()
