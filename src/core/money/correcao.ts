import { type Dia, formatarDia } from '#core/calendar/dia.ts'
import { addAnos, anosCompletos, type RegraMes } from '#core/calendar/meses.ts'
import { type Centavos, formatarReais, multiplicarCentavos } from './centavos.ts'
import { type Decimal, multiplicar, textoDoDecimal } from './decimal.ts'
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

/** From `de` until before `ate` (or still going on), the correction stands still. */
export type Parada = Readonly<{ de: Dia; ate?: Dia }>

/**
 * Correction of a value from a day until another: from the month of `de`, inclusive, to the month
 * before that of `ate`. Within one month (or with `ate` earlier) nothing is applied. `paradas`: the
 * months from that of a halt's first day until before that of its end are left out.
 */
export function correcaoAteOMes(pedido: {
  readonly valor: Centavos
  readonly serie: SerieIndice
  readonly de: Dia
  readonly ate: Dia
  readonly paradas?: readonly Parada[]
}): Correcao {
  const { valor, serie, ate, paradas = [] } = pedido
  const [de, fim] = [mesDoDia(pedido.de), mesDoDia(ate)]
  if (paradas.length === 0) return corrigir(valor, serie, de, addMesesAoMes(fim, -1))
  let fator: Decimal = { n: 1n, casas: 0 }
  let meses = 0
  for (const [a, b] of trechos(de, fim, paradas)) {
    const acumulado = fatorAcumulado(serie, a, addMesesAoMes(b, -1))
    if (!acumulado.ok) return acumulado
    fator = multiplicar(fator, acumulado.fator)
    meses += acumulado.meses
  }
  const corrigido = multiplicarCentavos(valor, fator)
  const conta = `${formatarReais(valor)} × ${textoDoDecimal(fator, 10, ',')} = ${formatarReais(corrigido)}`
  const passos = [`${serie.nome}: ${meses} meses, sem os da suspensão.`, conta]
  return { ok: true, valor: corrigido, fator: textoDoDecimal(fator, 10), meses, passos }
}

/** The stretches of months, each `[from, before)`, that the halts leave. */
function trechos(de: Mes, fim: Mes, paradas: readonly Parada[]): readonly (readonly [Mes, Mes])[] {
  const saida: (readonly [Mes, Mes])[] = []
  let inicio = de
  for (const p of paradas.toSorted((a, b) => (a.de < b.de ? -1 : 1))) {
    const [a, b] = [mesDoDia(p.de), p.ate === undefined ? fim : mesDoDia(p.ate)]
    if (a > inicio) saida.push([inicio, a < fim ? a : fim])
    if (b > inicio) inicio = b
  }
  if (inicio < fim) saida.push([inicio, fim])
  return saida.filter(([a, b]) => a < b)
}

const mesPorExtenso = (mes: Mes): string => `${mes.slice(5, 7)}/${mes.slice(0, 4)}`
