import type { Pacote } from '#law/pacote.ts'
import { formatarDia } from '../calendar/dia.ts'
import { citarTodos } from '../mensagens/citar.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const ate = (v: unknown): string => (v === undefined ? '' : `; responder até ${dia(v)}`)
const nome = (v: unknown, p: Pacote): string =>
  p.prazos.expediente?.find((e) => e.id === v)?.nome ?? texto(v)

/** What happened with the acts of the body to holders. */
export const frasesDosAtosDoExpediente: Readonly<Record<string, FraseDoAto>> = {
  expedienteExpedido: (d, p) =>
    `${nome(d['especie'], p)}${d['numero'] === undefined ? '' : ` nº ${texto(d['numero'])}`}: ${texto(d['assunto'])}, ${d['aTodos'] === true ? `a todos os ${p.lei.termos.titular.plural}` : `a ${((d['para'] ?? []) as unknown[]).length} destinatário(s)`}.`,
  cienciaDoExpedienteRegistrada: (d) =>
    `Ciência em ${dia(d['cienciaEm'])}${ate(d['responderAte'])}.`,
  expedientePublicado: (d) =>
    `Publicação em ${dia(d['publicadoEm'])} (${texto(d['referencia'])})${ate(d['responderAte'])}.`,
  expedienteRespondido: (d) =>
    `Resposta em ${dia(d['respondidoEm'])}, ${d['tempestiva'] === true ? 'no prazo' : 'fora do prazo; segue registrada'}.`,
  descumprimentoConstatado: (d) => {
    const infracoes = (d['infracoes'] ?? []) as readonly string[]
    return `Descumprimento constatado: ${texto(d['motivo'])}${infracoes.length === 0 ? '' : ` (cabe auto: ${citarTodos(infracoes)})`}.`
  },
  expedienteRevogado: (d) => `Revogado: ${texto(d['motivo'])}.`,
}
