import type { DispositivoEscrito } from '../esquema/texto.ts'
import { fimDe, redacaoEm } from './vigencia.ts'

export type RedacaoConsolidada = Readonly<{
  /** Null: this redaction is not known. */
  texto: string | null
  desde: string
  /** Last day, inclusive; null while it is in force. */
  ate: string | null
  /** The law that gave it. */
  fonte: string
}>

export type DispositivoConsolidado = Readonly<{
  id: string
  rotulo: string
  /** The redaction in force on the day; null when there is none, or it is not known. */
  texto: string | null
  redacoes: readonly RedacaoConsolidada[]
}>

/**
 * The law as it read on a day: every provision in the order of the law, headings included, with all
 * its redactions, each with its last day made explicit.
 *
 * @param dia inclusive: a redaction that begins on it is in force on it.
 */
export const consolidar = (
  texto: readonly DispositivoEscrito[],
  dia: string,
): readonly DispositivoConsolidado[] =>
  texto.map((dispositivo) => ({
    id: dispositivo.id,
    rotulo: dispositivo.rotulo,
    texto: redacaoEm(dispositivo, dia)?.texto ?? null,
    redacoes: dispositivo.redacoes.map(({ texto, desde, fonte }, i) => ({
      texto,
      desde,
      ate: fimDe(dispositivo.redacoes, i),
      fonte,
    })),
  }))
