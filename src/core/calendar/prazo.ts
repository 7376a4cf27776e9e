import { type Calendario, diaUtilDesde } from './calendario.ts'
import { addDias, type Dia, formatarDia, nomeDoDiaDaSemana } from './dia.ts'
import { diaLocal, type InstanteOuTexto } from './instante.ts'
import { addAnos, addMeses, type RegraMes } from './meses.ts'

type Comum = Readonly<{
  /** The day that starts the term (the *ciência*, the fact): it is not counted. */
  inicio: Dia
  quantidade: number
  /** A last day that is not a working day moves on to the next one (Lei 9.784/1999, art. 66, § 1º). */
  prorrogaEmDiaNaoUtil: boolean
  /**
   * The first counted day must be a working day. Lei 9.784/1999 does not ask it (the default);
   * others do (Código Tributário Nacional, art. 210, parágrafo único).
   */
  iniciaEmDiaUtil?: boolean | undefined
}>

/** What a term is made of. `mes` says what to do when the last month lacks the day. */
export type PedidoDePrazo = Comum &
  Readonly<
    | { unidade: 'dias' | 'dias-uteis'; mes?: RegraMes | undefined }
    | { unidade: 'meses' | 'anos'; mes: RegraMes }
  >

export type Prazo = Readonly<{
  inicio: Dia
  /** The first counted day. */
  contaDesde: Dia
  /** The last day before any move on. */
  ultimoDiaNominal: Dia
  /** The last day, inclusive: what is done until its local end is in time. */
  ultimoDia: Dia
  /** The computation told in Portuguese, a step a line, to be shown. */
  passos: readonly string[]
}>

/**
 * Counts a term: the first day excluded, the last included (Lei 9.784/1999, art. 66; Código
 * Civil, art. 132). Running days run on over weekends; working days count only those; months and
 * years go date to date. A quantity that is not a whole number from 0 on is a broken pack: it
 * throws `RangeError`.
 */
export function calcularPrazo(pedido: PedidoDePrazo, calendario: Calendario): Prazo {
  const { inicio, quantidade } = pedido
  if (!Number.isSafeInteger(quantidade) || quantidade < 0)
    throw new RangeError(`Prazo com quantidade inválida: ${quantidade}`)

  const seguinte = addDias(inicio, 1)
  const contaDesde = pedido.iniciaEmDiaUtil === true ? diaUtilDesde(seguinte, calendario) : seguinte
  const ultimoDiaNominal = nominal(pedido, addDias(contaDesde, -1), calendario)
  const ultimoDia = pedido.prorrogaEmDiaNaoUtil
    ? diaUtilDesde(ultimoDiaNominal, calendario)
    : ultimoDiaNominal

  const passos = [`${porExtenso(inicio)}: dia do começo, não conta.`]
  if (contaDesde !== seguinte)
    passos.push(`${porQueNaoConta(seguinte, calendario)}: a contagem só começa em dia útil.`)
  passos.push(`${porExtenso(contaDesde)}: primeiro dia da contagem.`)
  passos.push(
    `${porExtenso(ultimoDiaNominal)}: ${quantidade} ${nomeDaUnidade(pedido.unidade, quantidade)}, último dia incluído.`,
  )
  if (ultimoDia !== ultimoDiaNominal) {
    passos.push(
      `${porQueNaoConta(ultimoDiaNominal, calendario)}: prorrogado para ${porExtenso(ultimoDia)}, primeiro dia útil seguinte.`,
    )
  }
  return { inicio, contaDesde, ultimoDiaNominal, ultimoDia, passos }
}

/**
 * True when an instant is within the term: not after the last instant, in the city's time zone,
 * of its last day. What comes before the term began is in time as well.
 */
export const tempestivo = (
  prazo: Pick<Prazo, 'ultimoDia'>,
  instante: InstanteOuTexto,
  fuso: string,
): boolean => diaLocal(instante, fuso) <= prazo.ultimoDia

function nominal(pedido: PedidoDePrazo, base: Dia, calendario: Calendario): Dia {
  const { quantidade } = pedido
  if (pedido.unidade === 'dias') return addDias(base, quantidade)
  if (pedido.unidade === 'meses') return addMeses(base, quantidade, pedido.mes)
  if (pedido.unidade === 'anos') return addAnos(base, quantidade, pedido.mes)
  let dia = base
  for (let n = 0; n < quantidade; n++) dia = diaUtilDesde(addDias(dia, 1), calendario)
  return dia
}

const NOMES = {
  dias: ['dia corrido', 'dias corridos'],
  'dias-uteis': ['dia útil', 'dias úteis'],
  meses: ['mês', 'meses'],
  anos: ['ano', 'anos'],
} as const

const nomeDaUnidade = (unidade: PedidoDePrazo['unidade'], n: number): string =>
  NOMES[unidade][n === 1 ? 0 : 1]
const porExtenso = (dia: Dia): string => `${formatarDia(dia)} (${nomeDoDiaDaSemana(dia)})`
const porQueNaoConta = (dia: Dia, calendario: Calendario): string =>
  `${formatarDia(dia)} não é dia útil (${calendario.motivoNaoUtil(dia) ?? ''})`
