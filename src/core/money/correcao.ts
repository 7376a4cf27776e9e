import { type Dia, formatarDia } from '#core/calendar/dia.ts'
import { addAnos, anosCompletos, type RegraMes } from '#core/calendar/meses.ts'
import { type Centavos, formatarReais, multiplicarCentavos } from './centavos.ts'
import { textoDoDecimal } from './decimal.ts'
import { fatorAcumulado, type MesesFaltantes } from './indice.ts'
import { addMesesAoMes, type Mes, mesDoDia, type SerieIndice } from './serie.ts'

export type Corrigido = Readonly<{
  ok: true
  /** The corrected value, rounded half up once, at the end. */
  valor: Centavos
  /** The factor with ten decimals, for display: the value was computed with the exact one. */
  fator: string
  /** How many months went in; 0 leaves the value as it was. */
  meses: number
  /** The computation told in Portuguese, to be shown. */
  passos: readonly string[]
}>
export type Correcao = Corrigido | MesesFaltantes

/**
 * Corrects a value by an index over the months from `de` to `ate`, both inclusive. An empty
 * window leaves it as it is. The months that the series lacks come back as an error value.
 */
export function corrigir(centavos: Centavos, serie: SerieIndice, de: Mes, ate: Mes): Correcao {
  const acumulado = fatorAcumulado(serie, de, ate)
  if (!acumulado.ok) return acumulado
  const valor = multiplicarCentavos(centavos, acumulado.fator)
  const janela =
    acumulado.meses === 0
      ? `${serie.nome}: nenhum mês a aplicar.`
      : `${serie.nome} de ${mesPorExtenso(de)} a ${mesPorExtenso(ate)} (${acumulado.meses} ${acumulado.meses === 1 ? 'mês' : 'meses'}): fator ${textoDoDecimal(acumulado.fator, 10, ',')}.`
  const conta = `${formatarReais(centavos)} × ${textoDoDecimal(acumulado.fator, 10, ',')} = ${formatarReais(valor)}`
  return {
    ok: true,
    valor,
    fator: textoDoDecimal(acumulado.fator, 10),
    meses: acumulado.meses,
    passos: [janela, conta],
  }
}

/**
 * Yearly update of a value that a law fixed: only whole anniversaries of `marco` (the law's day)
 * that are complete on `em`, the anniversary itself included. The window begins in the month of
 * `marco` and has twelve months a year: with 2014-12-12 and eleven years, 2014-12 to 2025-11.
 * `regra` matters only to a `marco` on 29 February.
 */
export function correcaoAnual(pedido: {
  readonly base: Centavos
  readonly serie: SerieIndice
  readonly marco: Dia
  readonly em: Dia
  readonly regra?: RegraMes
}): Correcao {
  const { base, serie, marco, em, regra = 'dia-seguinte' } = pedido
  const anos = Math.max(0, anosCompletos(marco, em, regra))
  const de = mesDoDia(marco)
  const resultado = corrigir(base, serie, de, addMesesAoMes(de, anos * 12 - 1))
  if (!resultado.ok) return resultado
  const contagem =
    anos === 0
      ? `Em ${formatarDia(em)}, nenhum ano completo desde ${formatarDia(marco)}.`
      : `Em ${formatarDia(em)}, ${anos} ${anos === 1 ? 'ano completo' : 'anos completos'} desde ${formatarDia(marco)}, o último em ${formatarDia(addAnos(marco, anos, regra))}.`
  return { ...resultado, passos: [contagem, ...resultado.passos] }
}

/**
 * Correction of a value from a day until another: from the month of `de`, inclusive, to the month
 * before that of `ate`. Within one month (or with `ate` earlier) nothing is applied.
 */
export function correcaoAteOMes(pedido: {
  readonly valor: Centavos
  readonly serie: SerieIndice
  readonly de: Dia
  readonly ate: Dia
}): Correcao {
  return corrigir(
    pedido.valor,
    pedido.serie,
    mesDoDia(pedido.de),
    addMesesAoMes(mesDoDia(pedido.ate), -1),
  )
}

const mesPorExtenso = (mes: Mes): string => `${mes.slice(5, 7)}/${mes.slice(0, 4)}`
