import type { FastifyReply } from 'fastify'

/** Answers a file, with its sequence as the `ETag` that a command sends back in `If-Match`. */
export function responderFicha<F extends Readonly<{ seq: number }>>(
  resposta: FastifyReply,
  ficha: F,
): F {
  resposta.header('etag', `"${ficha.seq}"`).header('cache-control', 'no-store')
  return ficha
}

/** The media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const TIPOS = { csv: 'text/csv; charset=utf-8', xlsx: XLSX } as const

/**
 * Answers rows as a file to keep, named `nome` with the extension of its format. Each format is
 * given as what makes it: only the one asked for is made.
 */
export function responderTabela<C, X>(
  resposta: FastifyReply,
  nome: string,
  formato: 'csv' | 'xlsx',
  fazer: Readonly<{ csv: () => C; xlsx: () => X }>,
): C | X {
  resposta
    .header('content-disposition', `attachment; filename="${nome}.${formato}"`)
    .header('cache-control', 'no-store')
    .type(TIPOS[formato])
  return fazer[formato]()
}
