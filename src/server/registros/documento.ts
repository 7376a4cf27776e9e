import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DadosDoDocumento } from '#documents/dados/base.ts'
import type { Pacote } from '#law/pacote.ts'
import type { CasaComChaves } from '../casa.ts'
import { emitirPronto } from '../documentos/emitir.ts'
import type { Servico } from '../servicos.ts'
import type { ObjetoDaEmissao } from '../verificacao/emissoes.ts'
import { fatosDoRegistro, type RecursoDoOrgao } from './fatosDosRegistros.ts'

/** Whose paper it is, so that its code is signed and the public page tells how it stands today. */
type Emitido = Readonly<{
  servico: Servico
  objeto: Omit<ObjetoDaEmissao, 'servico'> & Readonly<{ recurso: RecursoDoOrgao }>
}>

type Pedido = Readonly<{
  pedido: FastifyRequest
  resposta: FastifyReply
  sessao: Readonly<{ usuario: string }>
}>

/**
 * Prints a document of a file and answers with it. `endereco`: origin of the public site, when set.
 * With `emitido`, it carries a signed code and its issue is registered.
 */
export async function publicarDocumento(
  modelo: string,
  dados: DadosDoDocumento,
  pacote: Pacote,
  { pedido, resposta, sessao }: Pedido,
  casa: CasaComChaves,
  endereco: string | undefined,
  emitido?: Emitido,
): Promise<Buffer> {
  // Loaded at the first print: the compiler is large.
  const { imprimirDocumento } = await import('#documents/imprimirDocumento.ts')
  const site = endereco ?? `${pedido.protocol}://${pedido.host}`
  const { nome, pdf } =
    emitido === undefined
      ? imprimirDocumento(modelo, dados, pacote, { emitidoEm: casa.relogio(), endereco: site })
      : await emitirPronto(casa, {
          servico: emitido.servico,
          objeto: { servico: emitido.servico.slug, ...emitido.objeto },
          dados,
          afirma: await fatosDoRegistro(casa, emitido.servico, emitido.objeto),
          usuario: sessao.usuario,
          imprimir: (codigos) =>
            imprimirDocumento(modelo, dados, pacote, { ...codigos, endereco: site }),
        })
  resposta
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${nome}"`)
    .header('cache-control', 'no-store')
  return Buffer.from(pdf)
}
