import type { FastifyError, FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Problema } from '../contrato/contrato.ts'
import { mensagemDeZod } from './mensagemDeZod.ts'
import { ProblemaHttp, responderProblema } from './problema.ts'

/** Connection-level failures of PostgreSQL: the request may be repeated as it is. */
const BANCO_FORA = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
])

/** `disk_full`: repeating is of no use until someone makes room. */
const DISCO_CHEIO = '53100'

const SENTENCAS: Record<string, readonly [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'O conteúdo enviado é grande demais (limite de 1 MB).'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Envie o conteúdo como application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'O conteúdo enviado não é um JSON válido.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'O conteúdo enviado está vazio.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'O conteúdo chegou incompleto.'],
}

/** One place that turns whatever a route throws into RFC 9457, and nothing of our insides with it. */
export function tratarErros(app: FastifyInstance): void {
  app.setErrorHandler((erro: FastifyError, pedido, resposta) => {
    if (erro instanceof ProblemaHttp) {
      return responderProblema(resposta, erro.problema, erro.cabecalhos)
    }
    if (erro instanceof z.ZodError) return responderProblema(resposta, problemaDeZod(erro))
    const conhecida = SENTENCAS[erro.code]
    if (conhecida) {
      return responderProblema(resposta, new ProblemaHttp(conhecida[0], conhecida[1]).problema)
    }
    if (erro.code === DISCO_CHEIO) {
      pedido.log.error({ err: erro }, 'disco do banco cheio')
      const problema = new ProblemaHttp(503, 'O disco do banco está cheio. Nada foi gravado.', {
        detail: 'Avise quem cuida do sistema: é preciso liberar espaço antes de tentar de novo.',
      }).problema
      return responderProblema(resposta, problema, { 'retry-after': '60' })
    }
    if (bancoFora(erro)) {
      pedido.log.warn({ err: erro }, 'banco de dados fora do ar')
      const problema = new ProblemaHttp(
        503,
        'O banco de dados está fora do ar. Nada foi gravado.',
        {
          detail: 'Tente de novo em instantes: repetir o mesmo envio não o duplica.',
        },
      ).problema
      return responderProblema(resposta, problema, { 'retry-after': '5' })
    }
    if (erro.statusCode === 429) {
      return responderProblema(
        resposta,
        new ProblemaHttp(429, 'Muitos pedidos em pouco tempo. Aguarde um instante.').problema,
      )
    }
    if (erro.statusCode !== undefined && erro.statusCode < 500) {
      return responderProblema(
        resposta,
        new ProblemaHttp(erro.statusCode, 'O pedido não pôde ser entendido.').problema,
      )
    }
    pedido.log.error({ err: erro }, 'falha')
    return responderProblema(
      resposta,
      new ProblemaHttp(500, 'O sistema falhou ao atender o pedido. Nada foi gravado.', {
        detail: `Informe o código ${pedido.id} a quem cuida do sistema.`,
      }).problema,
    )
  })
  app.setNotFoundHandler((_pedido, resposta) =>
    responderProblema(resposta, new ProblemaHttp(404, 'Este endereço não existe.').problema),
  )
}

export function problemaDeZod(erro: z.ZodError): Problema {
  const invalidos = erro.issues.map((defeito) => ({
    campo: defeito.path.map(String).join('.'),
    mensagem: mensagemDeZod(defeito),
  }))
  return new ProblemaHttp(400, 'Há campos que não foram entendidos.', { invalidos }).problema
}

function bancoFora(erro: Error & { code?: string }): boolean {
  if (erro.code !== undefined && BANCO_FORA.has(erro.code)) return true
  // `pg` reports a lost connection without a code.
  return /Connection terminated|connection timeout|Client has encountered a connection error/i.test(
    erro.message,
  )
}
