import { fatorDoPercentual } from './centavos.ts'
import { type Decimal, lerDecimal, multiplicar } from './decimal.ts'
import { ehMes, ehVariacao, type Mes, mesDoNumero, numeroDoMes, type SerieIndice } from './serie.ts'

export type { Mes, SerieIndice } from './serie.ts'

/** The index has not (yet) the months that the computation needs: they are named, never guessed. */
export type MesesFaltantes = Readonly<{
  ok: false
  motivo: 'meses-faltantes'
  serie: string
  meses: readonly Mes[]
}>

export type FatorAcumulado = Readonly<{ ok: true; fator: Decimal; meses: number }> | MesesFaltantes

const UM: Decimal = { n: 1n, casas: 0 }

/** Products of the factors up to each month, and how many months were missing on the way. */
type Tabela = Readonly<{
  primeiro: number
  produtos: readonly Decimal[]
  buracos: readonly number[]
}>
const tabelas = new WeakMap<SerieIndice, Tabela>()

/**
 * The accumulated factor Π (1 + i/100) of the months from `de` to `ate`, both inclusive, exact:
 * nothing is rounded on the way. An empty window (`ate` before `de`) is the factor 1. A month
 * that the series lacks gives an error value that names all that are missing. A `de` or `ate`
 * that is not `AAAA-MM`, or a change that is no number above -100 %, is a bug or a broken series:
 * `RangeError`.
 */
export function fatorAcumulado(serie: SerieIndice, de: Mes, ate: Mes): FatorAcumulado {
  if (!ehMes(de) || !ehMes(ate)) throw new RangeError(`Mês inválido: ${de}..${ate}`)
  if (ate < de) return { ok: true, fator: UM, meses: 0 }
  const tabela = tabelaDe(serie)
  const a = numeroDoMes(de) - tabela.primeiro
  const b = numeroDoMes(ate) - tabela.primeiro
  const antes = tabela.produtos[a]
  const depois = tabela.produtos[b + 1]
  if (antes === undefined || depois === undefined || tabela.buracos[a] !== tabela.buracos[b + 1])
    return faltantes(serie, de, ate)
  // The product up to `ate` is a multiple of the one before `de`: the division is exact.
  return {
    ok: true,
    fator: { n: depois.n / antes.n, casas: depois.casas - antes.casas },
    meses: b - a + 1,
  }
}

function faltantes(serie: SerieIndice, de: Mes, ate: Mes): MesesFaltantes {
  const meses: Mes[] = []
  for (let n = numeroDoMes(de); n <= numeroDoMes(ate); n++) {
    const mes = mesDoNumero(n)
    if (!Object.hasOwn(serie.variacoes, mes)) meses.push(mes)
  }
  return { ok: false, motivo: 'meses-faltantes', serie: serie.nome, meses }
}

function tabelaDe(serie: SerieIndice): Tabela {
  const pronta = tabelas.get(serie)
  if (pronta !== undefined) return pronta
  const tabela = montarTabela(serie)
  tabelas.set(serie, tabela)
  return tabela
}

function montarTabela(serie: SerieIndice): Tabela {
  const meses = Object.keys(serie.variacoes).sort()
  const errado = meses.find((mes) => !ehMes(mes))
  if (errado !== undefined) throw new RangeError(`${serie.nome}: mês inválido: ${errado}`)
  const primeiro = numeroDoMes(meses[0] ?? '0000-01')
  const ultimo = numeroDoMes(meses.at(-1) ?? '0000-01')
  const produtos: Decimal[] = [UM]
  const buracos: number[] = [0]
  let produto = UM
  let faltam = 0
  for (let n = primeiro; n <= ultimo; n++) {
    const variacao = serie.variacoes[mesDoNumero(n)]
    if (variacao === undefined) faltam++
    else produto = multiplicar(produto, fatorDoMes(serie.nome, mesDoNumero(n), variacao))
    produtos.push(produto)
    buracos.push(faltam)
  }
  return { primeiro, produtos, buracos }
}

function fatorDoMes(nome: string, mes: Mes, variacao: string | number): Decimal {
  const p = lerDecimal(variacao)
  if (p === undefined || !ehVariacao(variacao))
    throw new RangeError(`${nome}: variação inválida em ${mes}: ${variacao}`)
  return fatorDoPercentual(p)
}
