import { calcularPrazo, type PedidoDePrazo, type Prazo } from '#core/calendar/prazo.ts'
import type { Dia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
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

type PrazoPrevisto = Readonly<{ prazo: Duracao; parametro?: string | undefined }>

/**
 * A term of the proceeding that begins on the *ciência*: first day excluded, last included, moved
 * on from a non-working day if the pack's `contagem` says so. Where the law leaves its length to
 * another norm, the municipality's parameter, by its value on the day on which the term begins,
 * takes the place of the pack's; one that is no whole number from 1 on throws `RangeError`.
 */
export function prazoDoProcesso(ciencia: Dia, previsto: PrazoPrevisto, contexto: Contexto): Prazo {
  const { prorrogaEmDiaNaoUtil } = contexto.pacote.prazos.contagem
  const duracao = duracaoEm(ciencia, previsto, contexto)
  return calcularPrazo(
    pedidoDePrazo(ciencia, duracao, contexto, prorrogaEmDiaNaoUtil),
    contexto.calendario,
  )
}

function duracaoEm(dia: Dia, { prazo, parametro }: PrazoPrevisto, contexto: Contexto): Duracao {
  const fixado = parametro === undefined ? undefined : valorDeParametro(contexto, parametro, dia)
  if (fixado === undefined || !('valor' in fixado)) return prazo
  const quantidade = Number(fixado.valor)
  if (!Number.isSafeInteger(quantidade) || quantidade < 1)
    throw new RangeError(`${parametro}: prazo inválido: ${String(fixado.valor)}`)
  return { quantidade, unidade: prazo.unidade === 'dias-uteis' ? 'dias-uteis' : 'dias' }
}

/** The gaps on which the terms and steps of the proceeding lean: those of procedure and counting. */
export const lacunasDoProcesso = (contexto: Contexto): readonly string[] =>
  [contexto.pacote.processo.lacuna, contexto.pacote.prazos.contagem.lacuna].filter(
    (l) => l !== undefined,
  )
