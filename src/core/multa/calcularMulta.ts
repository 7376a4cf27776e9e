import type { Dia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import { recusar, type Recusa } from '#core/decisao.ts'
import { tipificar, type Tipificacao } from '#core/infracao/catalogo.ts'
import type { Mundo } from '#core/mundo.ts'
import {
  acrescer,
  formatarReais,
  multiplicarCentavos,
  ValorAlemDoLimite,
} from '#core/money/centavos.ts'
import { lerDecimal } from '#core/money/decimal.ts'
import { paradasDaCorrecao } from '#core/processo/efeito.ts'
import type { Auto, CalculoDeMulta } from '#core/processo/processo.ts'
import { atualizar, type Atualizado } from './atualizacao.ts'
import { baseDaMulta, type Base, type Dias } from './base.ts'
import { comDispositivo } from './passos.ts'
import { janelaEm, reincidencia } from './reincidencia.ts'

export type PedidoDeMulta = Readonly<{
  auto: Auto
  /** Left out, it is found among the person's records. */
  reincidente?: boolean
  /** The day of the value: of the decision, or of the payment. */
  em: Dia
  /**
   * What to do when the months of a correction that runs until payment are not published yet:
   * refuse (the default), or give the amount that the decision fixes, still to be corrected.
   */
  semIndice?: 'recusar' | 'fixar'
}>

export type ResultadoDaMulta =
  | CalculoDeMulta
  | Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }>

export const multaRecusada = (
  r: ResultadoDaMulta,
): r is Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }> => 'recusas' in r

/**
 * The fine of a record on the day `em`, in centavos, with each operation as a sentence. In this
 * order: the amount that the law fixes (fiscal units, class or decree's table); its correction,
 * when it is in reais and the pack has one; the increase for recidivism (the provision's own
 * multiple, or else the general percentage, over the corrected amount). Each of these operations
 * ends in an amount of money and is rounded there, once, half up; nothing is rounded inside one.
 * Refusals: `multa.nao-prevista`, `parametro.ausente`, `parametro.invalido`, `indice.ausente`,
 * `multa.tabela-sem-dispositivo`, `multa.tabela-fora-dos-limites`, `multa.valor-alem-do-limite`.
 */
export function calcularMulta(
  pedido: PedidoDeMulta,
  mundo: Mundo,
  contexto: Contexto,
): ResultadoDaMulta {
  try {
    return calcular(pedido, mundo, contexto)
  } catch (erro) {
    if (!(erro instanceof ValorAlemDoLimite)) throw erro
    const t = tipificar(contexto.pacote, pedido.auto.dispositivo, pedido.auto.fatoEm)
    return recusar([{ codigo: 'multa.valor-alem-do-limite', fundamentos: t?.fundamentos ?? [] }])
  }
}

function calcular(pedido: PedidoDeMulta, mundo: Mundo, contexto: Contexto): ResultadoDaMulta {
  const { auto, em } = pedido
  const t = tipificar(contexto.pacote, auto.dispositivo, auto.fatoEm)
  if (t === undefined) throw new Error(`${auto.dispositivo}: fora do catálogo em ${auto.fatoEm}`)
  const reincidente = pedido.reincidente ?? reincidencia(auto, mundo, contexto).reincidente
  const dias: Dias = { fato: auto.fatoEm, decisao: auto.julgamento?.em ?? em, pagamento: em }

  const base = baseDaMulta(t, dias, contexto)
  if ('codigo' in base) return recusar([base])
  const regra = base.unidades === undefined ? contexto.pacote.infracoes.correcao : undefined
  const atualizado =
    regra === undefined
      ? { valor: base.valor, passos: [] }
      : atualizar(base, regra, dias, contexto, paradasDaCorrecao(auto, contexto.pacote))
  const fixa = regra?.modo === 'ate-o-pagamento' && pedido.semIndice === 'fixar'
  if ('codigo' in atualizado && !fixa) return recusar([atualizado])
  const corrigido = 'codigo' in atualizado ? aCorrigir(base, atualizado) : atualizado

  const agravado = reincidente ? agravar(corrigido.valor, t, auto.fatoEm, contexto) : undefined
  const passos = [...base.passos, ...corrigido.passos, ...(agravado?.passos ?? [])]
  return {
    valor: agravado?.valor ?? corrigido.valor,
    em,
    ...(base.unidades === undefined ? {} : { unidades: base.unidades }),
    reincidente,
    passos: [...passos, ARREDONDAMENTO],
    fundamentos: unicos([
      ...t.fundamentos,
      ...base.fundamentos,
      ...(regra?.fundamentos ?? []),
      ...(agravado?.fundamentos ?? []),
    ]),
    lacunas: unicos([
      ...t.lacunas,
      ...base.lacunas,
      ...(regra?.lacuna === undefined ? [] : [regra.lacuna]),
      ...(agravado?.lacunas ?? []),
    ]),
  }
}

const ARREDONDAMENTO =
  'Cada operação é arredondada uma só vez, ao fim, ao centavo, meio para cima: primeiro a atualização, depois o acréscimo por reincidência.'

const unicos = (lista: readonly string[]): readonly string[] => [...new Set(lista)]

const aCorrigir = (base: Base, falta: Recusa): Atualizado => ({
  valor: base.valor,
  passos: [
    comDispositivo(
      `Valor fixado: ${formatarReais(base.valor)}, a corrigir pelo ${String(falta.dados?.['indice'])} até o efetivo pagamento (ainda sem o índice de ${String(falta.dados?.['meses'])}).`,
      falta.fundamentos,
    ),
  ],
})

/** The provision's own multiple prevails over the general percentage: the special rule over the general. */
function agravar(
  valor: number,
  t: Tipificacao,
  fatoEm: Dia,
  contexto: Contexto,
): Atualizado & { fundamentos: readonly string[]; lacunas: readonly string[] } {
  const regra = contexto.pacote.infracoes.reincidencia
  const vezes = t.naReincidencia?.multiplica
  const { lacunas } = janelaEm(fatoEm, contexto)
  if (t.naReincidencia !== undefined && vezes !== undefined) {
    const fator = lerDecimal(vezes)
    if (fator === undefined) throw new RangeError(`Multiplicador inválido: ${vezes}`)
    const final = multiplicarCentavos(valor, fator)
    return {
      valor: final,
      passos: [
        comDispositivo(
          `${formatarReais(valor)} × ${String(vezes).replace('.', ',')} (reincidência) = ${formatarReais(final)}`,
          t.naReincidencia.fundamentos,
        ),
      ],
      fundamentos: t.naReincidencia.fundamentos,
      lacunas,
    }
  }
  const porCento = regra.acrescimoPorCento
  if (porCento === undefined) {
    return { valor, passos: [], fundamentos: t.naReincidencia?.fundamentos ?? [], lacunas }
  }
  const final = acrescer(valor, porCento)
  return {
    valor: final,
    passos: [
      comDispositivo(
        `${formatarReais(valor)} + ${String(porCento).replace('.', ',')} % (reincidência) = ${formatarReais(final)}`,
        regra.fundamentos,
      ),
    ],
    fundamentos: regra.fundamentos,
    lacunas,
  }
}
