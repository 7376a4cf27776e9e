import type { FastifyRequest } from 'fastify'
import { MAX_FILE_SIZE } from '#core/arquivo/arquivo.ts'
import { ProblemaHttp } from '../http/problema.ts'

/** The one file of the form, whole in memory. Throws 400 and 413. */
export async function receber(pedido: FastifyRequest): Promise<{ nome: string; bytes: Buffer }> {
  if (!pedido.isMultipart()) throw new ProblemaHttp(415, 'Envie o arquivo num formulário.')
  const parte = await pedido.file({ limits: { fileSize: MAX_FILE_SIZE } })
  if (parte === undefined) throw new ProblemaHttp(400, 'Nenhum arquivo veio no pedido.')
  try {
    const bytes = await parte.toBuffer()
    if (parte.file.truncated || bytes.length >= MAX_FILE_SIZE) throw grandeDemais()
    if (bytes.length === 0) throw new ProblemaHttp(400, 'O arquivo está vazio.')
    const nome = parte.filename
      .replace(/[\p{Cc}/\\]/gu, '')
      .toWellFormed()
      .slice(-150)
    return { nome: nome === '' ? 'arquivo' : nome, bytes }
  } catch (erro) {
    if ((erro as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw erro
    throw grandeDemais()
  }
}

const grandeDemais = (): ProblemaHttp =>
  new ProblemaHttp(413, 'O arquivo é grande demais.', {
    detail: `Envie menos de ${MAX_FILE_SIZE / 1_048_576} MB. Fotografe com menos resolução, se for o caso.`,
  })
