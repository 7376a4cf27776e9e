import { calcularPrazo, type PedidoDePrazo, type Prazo } from '#core/calendar/prazo.ts'
import type { Dia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Duracao } from '#law/esquema/comum.ts'

/** A duration and the pack's month rule, in the shape that the calendar takes. */
export const pedidoDePrazo = (
  inicio: Dia,
  duracao: Duracao,
  contexto: Contexto,
  prorrogaEmDiaNaoUtil: boolean,
): PedidoDePrazo => ({
  inicio,
  quantidade: duracao.quantidade,
  unidade: duracao.unidade,
  mes: contexto.pacote.prazos.contagem.mes,
  prorrogaEmDiaNaoUtil,
})

/**
 * A term of the proceeding that begins on the *ciência*: first day excluded, last included, moved
 * on from a non-working day if the pack's `contagem` says so.
 */
export const prazoDoProcesso = (ciencia: Dia, duracao: Duracao, contexto: Contexto): Prazo =>
  calcularPrazo(
    pedidoDePrazo(ciencia, duracao, contexto, contexto.pacote.prazos.contagem.prorrogaEmDiaNaoUtil),
    contexto.calendario,
  )

/** The gaps on which the terms and steps of the proceeding lean: those of procedure and counting. */
export const lacunasDoProcesso = (contexto: Contexto): readonly string[] =>
  [contexto.pacote.processo.lacuna, contexto.pacote.prazos.contagem.lacuna].filter(
    (l) => l !== undefined,
  )
