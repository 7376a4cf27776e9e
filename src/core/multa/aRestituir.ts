import { type Dia, formatarDia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import { recusar, type Recusa } from '#core/decisao.ts'
import type { MotivoDeRestituicao } from '#core/divida/divida.ts'
import type { Mundo } from '#core/mundo.ts'
import { formatarReais, type Centavos } from '#core/money/centavos.ts'
import type { Auto } from '#core/processo/processo.ts'
import { ultimoPagamento } from '#core/processo/ultimoPagamento.ts'
import { corrigirPelaUnidade, corrigirPeloIndice } from './resto.ts'
import { type Credito, saldoDaMulta, saldoRecusado } from './saldo.ts'

/** What is to be given back: the principal, and what it comes to on the day. Centavos. */
export type ARestituir = Readonly<{
  principal: Centavos
  valor: Centavos
  motivo: MotivoDeRestituicao
  passos: readonly string[]
  /** To whom, when in the register: who paid, or who answers in their own name. */
  pessoa?: string
}>

/** Why nothing of the condemnation is left, if so. */
export function motivoDaQueda(auto: Auto): Exclude<MotivoDeRestituicao, 'a-maior'> | undefined {
  if (auto.anuladoEm !== undefined) return 'anulacao'
  if (auto.fase === 'arquivado') return 'reforma'
  const { prescricao } = auto
  return prescricao !== undefined && prescricao.especie !== 'executoria' ? 'prescricao' : undefined
}

/** Deposits for the vehicle's release that did not become payment. */
const depositosSoltos = (auto: Auto, mundo: Mundo): readonly Credito[] =>
  mundo
    .recolhimentosDoAuto(auto.id)
    .flatMap((r) =>
      r.depositos
        .slice(auto.pagamentos.filter((p) => p.recolhimento === r.id).length)
        .map((d) => ({ em: d.pagoEm, valor: d.valor })),
    )

/** Each amount that is not owed, by the day on which it came in, whatever was given back already. */
function indevidos(
  auto: Auto,
  em: Dia,
  mundo: Mundo,
  contexto: Contexto,
):
  | Readonly<{ motivo: MotivoDeRestituicao; parcelas: readonly Credito[] }>
  | Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }> {
  const queda = motivoDaQueda(auto)
  if (queda !== undefined) {
    const pagos = auto.pagamentos.map((p) => ({ em: p.pagoEm, valor: p.valor }))
    return { motivo: queda, parcelas: [...pagos, ...depositosSoltos(auto, mundo)] }
  }
  if (auto.pagamentos.length === 0) return { motivo: 'a-maior', parcelas: [] }
  const ultimo = ultimoPagamento(auto.pagamentos)
  const saldo = saldoDaMulta(auto, ultimo ?? em, mundo, contexto)
  return saldoRecusado(saldo) ? saldo : { motivo: 'a-maior', parcelas: saldo.creditos }
}

/**
 * What is to be given back on the day `em`, corrected from each payment's day as the pack says.
 * `undefined`: nothing. Refusals: months of the index or a value of the fiscal unit that are missing.
 */
export function aRestituir(
  auto: Auto,
  em: Dia,
  mundo: Mundo,
  contexto: Contexto,
): ARestituir | undefined | Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }> {
  const regra = contexto.pacote.processo.cobranca?.restituicao
  const i = indevidos(auto, em, mundo, contexto)
  if ('recusas' in i) return i
  let devolvido = auto.restituicoes.reduce((soma, r) => soma + r.principal, 0)
  let [principal, valor] = [0, 0]
  const passos: string[] = []
  for (const parcela of i.parcelas.toSorted((a, b) => (a.em < b.em ? -1 : 1))) {
    const ja = Math.min(devolvido, parcela.valor)
    devolvido -= ja
    const resto = parcela.valor - ja
    if (resto === 0) continue
    const trecho = { valor: resto, de: parcela.em, ate: em }
    const c =
      regra?.correcao === undefined || em <= parcela.em
        ? { valor: resto, passos: [] }
        : regra.correcao === 'unidade-fiscal'
          ? corrigirPelaUnidade(trecho, contexto)
          : corrigirPeloIndice(trecho, regra.correcao, regra, contexto)
    if ('codigo' in c) return recusar([c])
    principal += resto
    valor += c.valor
    passos.push(`Recebido em ${formatarDia(parcela.em)}: ${formatarReais(resto)}.`, ...c.passos)
  }
  if (principal === 0) return undefined
  const pagador = auto.pagamentos.find((p) => p.pessoa !== undefined)?.pessoa
  const pessoa = pagador ?? auto.responsaveis.find((r) => !r.solidario)?.pessoa
  return {
    principal,
    valor,
    motivo: i.motivo,
    passos,
    ...(pessoa === undefined ? {} : { pessoa }),
  }
}

/** How much of what came in is to be given back, without its correction; 0 when it is not known. */
export function principalARestituir(auto: Auto, mundo: Mundo, contexto: Contexto): Centavos {
  const i = indevidos(auto, contexto.hoje, mundo, contexto)
  if ('recusas' in i) return 0
  const somar = (ns: readonly number[]): number => ns.reduce((a, b) => a + b, 0)
  return Math.max(
    0,
    somar(i.parcelas.map((p) => p.valor)) - somar(auto.restituicoes.map((r) => r.principal)),
  )
}
