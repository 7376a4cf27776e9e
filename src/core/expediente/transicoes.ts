import type { Recusa } from '../decisao.ts'
import type { Destinatario, Expediente, SituacaoDoDestinatario } from './expediente.ts'

/** What may be done with a recipient, from where they stand. */
export const transicoes = {
  registrarCienciaDoExpediente: { de: ['expedido'], para: 'ciente' },
  responderExpediente: { de: ['expedido', 'ciente'], para: 'respondido' },
  constatarDescumprimento: { de: ['ciente'], para: 'descumprido' },
} as const satisfies Record<
  string,
  { de: readonly SituacaoDoDestinatario[]; para: SituacaoDoDestinatario }
>
export type ComandoDoDestinatario = keyof typeof transicoes

/** The recipient's own record; to all, one who was not named is as the publication left them. */
export function destinatarioDe(e: Expediente, outorga: string): Destinatario | undefined {
  const proprio = e.destinatarios.find((d) => d.outorga === outorga)
  if (proprio === undefined && !e.aTodos) return undefined
  const publicado =
    e.publicadoEm === undefined
      ? {}
      : {
          cienciaEm: e.publicadoEm,
          meio: 'publicacao',
          ...(e.responderAte === undefined ? {} : { responderAte: e.responderAte }),
        }
  return { ...publicado, ...proprio, outorga }
}

/** Where a recipient stands. */
export function situacaoDe(e: Expediente, d: Destinatario): SituacaoDoDestinatario {
  if (e.revogadoEm !== undefined) return 'revogado'
  if (d.respondidoEm !== undefined) return 'respondido'
  if (d.descumprimentoEm !== undefined) return 'descumprido'
  return d.cienciaEm === undefined ? 'expedido' : 'ciente'
}

/** Why the table does not allow the command on the recipient. */
export function recusasDaTransicao(
  comando: ComandoDoDestinatario,
  situacao: SituacaoDoDestinatario,
): readonly Recusa[] {
  return (transicoes[comando].de as readonly string[]).includes(situacao)
    ? []
    : [{ codigo: 'expediente.transicao', fundamentos: [], dados: { situacao, comando } }]
}
