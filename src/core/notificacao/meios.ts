import type { MeioDeNotificacao, RegraDeCiencia } from '#law/esquema/processo.ts'
import type { Pacote } from '#law/pacote.ts'
import { addDias, type Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import type { Mundo } from '../mundo.ts'
import { type Base, comRegra } from '../lei/base.ts'
import { temTexto } from '../texto.ts'
import type { Tentativa } from './tentativas.ts'

/** What the law says of knowledge by a means; `undefined` where its pack has no rule for it. */
export const regraDoMeio = ({ processo }: Pacote, meio: string): RegraDeCiencia | undefined =>
  processo.ciencia.regras?.find((r) => r.meio === meio)

/** Whether the person takes notices in an account of their own. */
export const temConta = (pessoa: string | undefined, mundo: Mundo): boolean =>
  pessoa !== undefined && mundo.pessoa(pessoa)?.notificacaoEletronica !== undefined

/**
 * The next means of the law's order; the last again, once all were tried. The electronic one is
 * passed over for who has no account (`comConta`).
 */
export function proximoMeio(
  { processo }: Pacote,
  tentados: readonly string[],
  comConta: boolean,
): MeioDeNotificacao | undefined {
  const cabem = processo.ciencia.meios.filter((m) => m !== 'eletronica' || comConta)
  return cabem.find((m) => !tentados.includes(m)) ?? cabem.at(-1)
}

/** Served by a means that the pack does not admit (`ciencia.meio-nao-admitido`). */
export function recusaDoMeio(meio: string, { pacote }: Contexto): readonly Recusa[] {
  const { meios, fundamentos } = pacote.processo.ciencia
  return meios.some((m) => m === meio)
    ? []
    : [
        {
          codigo: 'ciencia.meio-nao-admitido',
          fundamentos,
          dados: { meio, admitidos: meios.join(', ') },
        },
      ]
}

/** What is asked of an attempt: by which means, to whom, and why this one. */
export type PedidoDeNotificacao = Readonly<{
  meio: string
  pessoa?: string
  justificativa?: string
  rastreio?: string
}>

/** A means that the law keeps for last, before another failed and without a reason. */
function recusaDePrematura(
  { meio, pessoa, justificativa }: PedidoDeNotificacao,
  doMesmo: readonly Tentativa[],
  { pacote }: Contexto,
): readonly Recusa[] {
  const regra = regraDoMeio(pacote, meio)
  if (regra?.subsidiaria !== true || justificativa !== undefined) return []
  const falhou = doMesmo.some(
    (n) =>
      n.situacao === 'frustrada' &&
      n.meio !== meio &&
      (pessoa === undefined || n.pessoa === undefined || n.pessoa === pessoa),
  )
  if (falhou) return []
  const lacuna = regra.lacuna === undefined ? {} : { lacuna: regra.lacuna }
  return [
    {
      codigo: 'ciencia.meio-prematuro',
      fundamentos: regra.fundamentos,
      ...lacuna,
      dados: { meio },
    },
  ]
}

/** Sent to an account that someone of those to be served does not have (`notificacao.sem-conta`). */
function recusaSemConta(
  meio: string,
  destinatarios: readonly (string | undefined)[],
  mundo: Mundo,
  { pacote }: Contexto,
): readonly Recusa[] {
  if (meio !== 'eletronica' || destinatarios.every((p) => temConta(p, mundo))) return []
  const { fundamentos = pacote.processo.ciencia.fundamentos, lacuna } =
    regraDoMeio(pacote, meio) ?? {}
  return [
    {
      codigo: 'notificacao.sem-conta',
      fundamentos,
      ...(lacuna === undefined ? {} : { lacuna }),
    },
  ]
}

/**
 * Why an attempt may not be made: `doMesmo` are those made already to serve the same, and
 * `destinatarios` the persons that it is to reach (`undefined`: who has no register).
 */
export const recusasDaExpedicao = (
  pedido: PedidoDeNotificacao,
  doMesmo: readonly Tentativa[],
  destinatarios: readonly (string | undefined)[],
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] => {
  const doMeio = recusaDoMeio(pedido.meio, contexto)
  return [
    ...doMeio,
    ...recusaDePrematura(pedido, doMesmo, contexto),
    ...(doMeio.length > 0 ? [] : recusaSemConta(pedido.meio, destinatarios, mundo, contexto)),
  ]
}

/** What the act of an attempt keeps of what was asked. */
export const expedicao = (d: PedidoDeNotificacao) => ({
  meio: d.meio,
  ...(d.pessoa === undefined ? {} : { pessoa: d.pessoa }),
  ...(d.rastreio === undefined ? {} : { rastreio: d.rastreio }),
  ...(d.justificativa === undefined ? {} : { justificativa: d.justificativa }),
})

/** An act's provisions and gaps, with those of the means. */
export const baseDoMeio = (base: Base, meio: string, { pacote }: Contexto): Base =>
  comRegra(base, regraDoMeio(pacote, meio))

/** The day that the law's rule for the means gives: that of the event, or so many days later. */
export function diaDaCiencia(meio: string, evento: Dia, contexto: Contexto): Dia {
  const { parametro } = regraDoMeio(contexto.pacote, meio) ?? {}
  if (parametro === undefined) return evento
  const fixado = valorDeParametro(contexto, parametro, evento)
  return 'valor' in fixado && Number.isSafeInteger(fixado.valor)
    ? addDias(evento, Number(fixado.valor))
    : evento
}

/** A day that is still to come, or that comes before what it is of. `falta`: the field that has it. */
export function recusaDoDia(
  cienciaEm: Dia,
  desde: Dia,
  contexto: Contexto,
  falta = 'cienciaEm',
): readonly Recusa[] {
  const { fundamentos } = contexto.pacote.processo.ciencia
  if (cienciaEm > contexto.hoje) {
    return [{ codigo: 'ciencia.no-futuro', fundamentos, falta, dados: { cienciaEm } }]
  }
  return cienciaEm < desde
    ? [{ codigo: 'ciencia.antes-do-ato', fundamentos, falta, dados: { cienciaEm, desde } }]
    : []
}

type DaCiencia = Readonly<{ meio: string; pessoa?: string | undefined; prova?: string | undefined }>

/**
 * What is missing to hold that someone knows by a means: the proof that the law asks
 * (`ciencia.sem-prova`), or the reading in the person's own account (`ciencia.so-pela-leitura`).
 */
export function recusasDaProva(
  { meio, pessoa, prova }: DaCiencia,
  { pacote, autor }: Contexto,
): readonly Recusa[] {
  const regra = regraDoMeio(pacote, meio)
  if (regra === undefined) return []
  const { fundamentos, lacuna } = regra
  if (regra.de === 'leitura' && (autor.pessoa === undefined || autor.pessoa !== pessoa)) {
    const daLacuna = lacuna === undefined ? {} : { lacuna }
    return [{ codigo: 'ciencia.so-pela-leitura', fundamentos, ...daLacuna }]
  }
  return regra.exigeProva && !temTexto(prova)
    ? [{ codigo: 'ciencia.sem-prova', fundamentos, falta: 'prova', dados: { prova: regra.prova } }]
    : []
}
