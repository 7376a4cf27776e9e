import type { Corrente } from '../ato.ts'
import { addDias, type Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { prazoDoProcesso } from '../processo/prazoDoProcesso.ts'
import type { Vencimento } from '../vencimento/vencimento.ts'
import { regraDoMeio } from './meios.ts'
import type { Tentativa } from './tentativas.ts'

/**
 * The last day on which a notice in an account waits to be read; `undefined` for other means, and
 * where the pack does not let it lapse.
 */
export function lerAte(n: Tentativa, contexto: Contexto): Dia | undefined {
  const { leitura } = regraDoMeio(contexto.pacote, n.meio) ?? {}
  return leitura === undefined
    ? undefined
    : prazoDoProcesso(n.expedidaEm, leitura, contexto).ultimoDia
}

/**
 * The notices that wait to be read, each with its last day: unread after it, the night run records
 * that it failed, and the law's next means is due. Nobody is held to know what they did not read.
 */
export const vencimentosDaLeitura = (
  tentativas: readonly Tentativa[],
  { corrente, comando }: Readonly<{ corrente: Corrente; comando: string }>,
  contexto: Contexto,
): readonly Vencimento[] =>
  tentativas.flatMap((n): readonly Vencimento[] => {
    const venceEm = n.situacao === 'expedida' ? lerAte(n, contexto) : undefined
    const regra = regraDoMeio(contexto.pacote, n.meio)
    if (venceEm === undefined || regra === undefined) return []
    return [
      {
        chave: String(n.n),
        nome: 'Notificação eletrônica à espera de leitura',
        venceEm,
        papeis: contexto.pacote.processo.preparam,
        fundamentos: regra.fundamentos,
        lacuna: regra.lacuna,
        comando: {
          nome: comando,
          corrente,
          dados: { notificacao: n.n, motivo: 'nao-lida', devolvidaEm: addDias(venceEm, 1) },
          efeito: 'registra',
        },
      },
    ]
  })

/** A notice that waits in the account of that person. */
export const aLer = (n: Tentativa, pessoa: string | undefined): boolean =>
  n.meio === 'eletronica' &&
  n.situacao === 'expedida' &&
  pessoa !== undefined &&
  (n.pessoa === undefined || n.pessoa === pessoa)

/** Why the notice (any, without `n`) may not be read by who asks: theirs it is not, or it was closed. */
export function recusasDaLeitura(
  n: number | undefined,
  tentativas: readonly Tentativa[],
  donos: readonly (string | undefined)[],
  contexto: Contexto,
): readonly Recusa[] {
  const { fundamentos } = contexto.pacote.processo.ciencia
  const { pessoa } = contexto.autor
  if (pessoa === undefined || !donos.includes(pessoa))
    return [{ codigo: 'conta.alheia', fundamentos }]
  if (tentativas.some((t) => aLer(t, pessoa) && (n === undefined || t.n === n))) return []
  return n === undefined
    ? [{ codigo: 'notificacao.nenhuma-em-curso', fundamentos }]
    : [{ codigo: 'notificacao.encerrada', fundamentos, dados: { n } }]
}

/**
 * What the reading records: knowledge on the day, proved by its instant. It is the account's own
 * record, made in the stead of who prepares the proceeding: so the context has their roles.
 */
export const leituraDaNotificacao = (contexto: Contexto) => {
  const { agora, hoje, autor, pacote } = contexto
  return {
    contexto: { ...contexto, autor: { ...autor, papeis: pacote.processo.preparam } },
    dados: {
      cienciaEm: hoje,
      meio: 'eletronica' as const,
      ...(autor.pessoa === undefined ? {} : { pessoa: autor.pessoa }),
      prova: `Leitura na conta do destinatário, em ${agora}.`,
    },
  }
}
