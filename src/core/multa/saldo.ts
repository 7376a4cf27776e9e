import { type Dia, formatarDia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import { recusar, type Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { formatarReais, type Centavos } from '#core/money/centavos.ts'
import { reincidenciaQueResta } from '#core/processo/reincidenciaQueResta.ts'
import type { Auto, CalculoDeMulta, Pagamento } from '#core/processo/processo.ts'
import { calcularMulta, multaRecusada } from './calcularMulta.ts'
import { corrigirResto } from './resto.ts'

/** What was paid beyond what was owed, by the day on which it came in. */
export type Credito = Readonly<{ em: Dia; valor: Centavos }>

/** Where a fine's account stands on a day. `calculo.valor` is what is owed; `creditos`, what is not. */
export type Saldo = Readonly<{
  calculo: CalculoDeMulta
  pago: Centavos
  creditos: readonly Credito[]
  /** The day on which nothing was owed any more. */
  quitadaEm?: Dia
}>
export type ResultadoDoSaldo = Saldo | Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }>

export const saldoRecusado = (
  s: ResultadoDoSaldo,
): s is Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }> => 'recusas' in s

const porDia = (a: Pagamento, b: Pagamento): number =>
  a.pagoEm < b.pagoEm ? -1 : a.pagoEm > b.pagoEm ? 1 : 0

/**
 * What is still owed on the day `em`, payments until that day counted, with each line of the
 * account. A payment takes from the fine corrected until its own day (first what the correction
 * added, then the fine); the law's correction then runs on what is left, from the month of that
 * payment, and each line ends in centavos. What comes in beyond the debt is credit. Always computed
 * again from the record as it now is: a recidivism that fell turns part of a payment into credit.
 */
export function saldoDaMulta(
  auto: Auto,
  em: Dia,
  mundo: Mundo,
  contexto: Contexto,
): ResultadoDoSaldo {
  const pagos = auto.pagamentos.filter((p) => p.pagoEm <= em).toSorted(porDia)
  const [primeiro] = pagos
  const reincidente = reincidenciaQueResta(auto, mundo, contexto)
  const multa = calcularMulta({ auto, em: primeiro?.pagoEm ?? em, reincidente }, mundo, contexto)
  if (multaRecusada(multa)) return multa
  if (primeiro === undefined) return { calculo: multa, pago: 0, creditos: [] }

  const parcial = contexto.pacote.processo.cobranca?.parcial
  const passos = [...multa.passos]
  const creditos: Credito[] = []
  let resto = multa.valor
  let desde = primeiro.pagoEm
  let quitadaEm: Dia | undefined
  const corrigir = (ate: Dia): Recusa | undefined => {
    if (resto === 0 || ate <= desde) return undefined
    const c = corrigirResto({ auto, resto, de: desde, ate }, contexto)
    if ('codigo' in c) return c
    resto = c.valor
    passos.push(...c.passos)
    return undefined
  }
  for (const p of pagos) {
    const falta = corrigir(p.pagoEm)
    if (falta !== undefined) return recusar([falta])
    const abatido = Math.min(resto, p.valor)
    if (p.valor > abatido) creditos.push({ em: p.pagoEm, valor: p.valor - abatido })
    resto -= abatido
    desde = p.pagoEm
    if (resto === 0) quitadaEm ??= p.pagoEm
    passos.push(linhaDoPagamento(p, abatido, resto))
  }
  if (auto.remido !== undefined) {
    quitadaEm ??= desde
    resto = 0
  }
  const falta = corrigir(em)
  if (falta !== undefined) return recusar([falta])
  const aMais =
    parcial === undefined || (pagos.length === 1 && resto === 0 && creditos.length === 0)
  return {
    calculo: {
      ...multa,
      valor: resto,
      em,
      passos,
      fundamentos: aMais
        ? multa.fundamentos
        : [...new Set([...multa.fundamentos, ...parcial.fundamentos])],
      lacunas:
        aMais || parcial.lacuna === undefined
          ? multa.lacunas
          : [...new Set([...multa.lacunas, parcial.lacuna])],
    },
    pago: pagos.reduce((soma, p) => soma + p.valor, 0),
    creditos,
    ...(quitadaEm === undefined ? {} : { quitadaEm }),
  }
}

const COMO = { deposito: 'Depósito convertido', leilao: 'Produto do leilão' } as const

function linhaDoPagamento(p: Pagamento, abatido: Centavos, resto: Centavos): string {
  const nome = p.origem === undefined ? 'Pagamento' : COMO[p.origem]
  const aMais = p.valor - abatido
  return `${nome} em ${formatarDia(p.pagoEm)}: − ${formatarReais(abatido)}; resta ${formatarReais(resto)}${aMais > 0 ? `, e há crédito de ${formatarReais(aMais)}` : ''}.`
}
