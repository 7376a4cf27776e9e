import type { FastifyRequest } from 'fastify'
import { semTexto } from '#core/texto.ts'
import { ProblemaHttp } from './problema.ts'

/** Control characters other than tab and line breaks: no keyboard types them, no form needs them. */
// oxlint-disable-next-line no-control-regex
const CONTROLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
const PROFUNDIDADE = 40

/**
 * Before any route: a text that the database cannot keep (NUL, half a surrogate pair) or that no
 * person wrote, that is of invisible characters alone (the schemas count them as written), or that is
 * nested too deep, is refused with the field that has it. Throws 400.
 */
export async function recusarTextoInvalido(pedido: FastifyRequest): Promise<void> {
  for (const parte of [pedido.params, pedido.query, pedido.body]) {
    const defeito = achar(parte, '', 0)
    if (defeito === undefined) continue
    const { campo, de } = defeito
    if (de === 'invisivel') {
      throw new ProblemaHttp(400, 'Há um campo em branco.', {
        invalidos: [{ campo, mensagem: 'Escreva algo: o texto só tem caracteres invisíveis.' }],
      })
    }
    if (de === 'fundo') {
      throw new ProblemaHttp(400, 'O conteúdo tem níveis demais.', {
        invalidos: [{ campo, mensagem: `Use no máximo ${PROFUNDIDADE} níveis.` }],
      })
    }
    throw new ProblemaHttp(400, 'Há um caractere que não pode ser gravado.', {
      invalidos: [{ campo, mensagem: 'Retire os caracteres de controle do texto.' }],
    })
  }
}

type Defeito = Readonly<{ campo: string; de: 'caractere' | 'invisivel' | 'fundo' }>

/** Path of the first bad text or key, or of what lies too deep; undefined when all is well. */
function achar(valor: unknown, campo: string, nivel: number): Defeito | undefined {
  if (typeof valor === 'string') {
    if (ruim(valor)) return { campo, de: 'caractere' }
    return semTexto(valor) ? { campo, de: 'invisivel' } : undefined
  }
  if (typeof valor !== 'object' || valor === null) return undefined
  if (nivel > PROFUNDIDADE) return { campo, de: 'fundo' }
  for (const [chave, dentro] of Object.entries(valor)) {
    const aqui = campo === '' ? chave : `${campo}.${chave}`
    if (ruim(chave)) return { campo, de: 'caractere' }
    const achado = achar(dentro, aqui, nivel + 1)
    if (achado !== undefined) return achado
  }
  return undefined
}

const ruim = (texto: string): boolean => CONTROLE.test(texto) || !texto.isWellFormed()
