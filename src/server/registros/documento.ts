import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DadosDoDocumento } from '#documents/dados/base.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Casa } from '../casa.ts'

/** Prints a document of a file and answers with it. `endereco`: origin of the public site, when set. */
export async function publicarDocumento(
  modelo: string,
  dados: DadosDoDocumento,
  pacote: Pacote,
  { pedido, resposta }: Readonly<{ pedido: FastifyRequest; resposta: FastifyReply }>,
  casa: Casa,
  endereco: string | undefined,
): Promise<Buffer> {
  // Loaded at the first print: the compiler is large.
  const { imprimirDocumento } = await import('#documents/imprimirDocumento.ts')
  const { nome, pdf } = imprimirDocumento(modelo, dados, pacote, {
    emitidoEm: casa.relogio(),
    endereco: endereco ?? `${pedido.protocol}://${pedido.host}`,
  })
  resposta
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${nome}"`)
    .header('cache-control', 'no-store')
  return Buffer.from(pdf)
}
