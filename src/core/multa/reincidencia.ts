import type { Dia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import { somarDuracao } from '#core/lei/prazo.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import type { Mundo } from '#core/mundo.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { Duracao } from '#law/esquema/comum.ts'

export type Reincidencia = Readonly<{
  reincidente: boolean
  /** The earlier record that makes it: of several, the one that became final last. */
  anterior?: Readonly<{ auto: string; numero?: string; definitivaEm: Dia; janelaAte: Dia }>
  fundamentos: readonly string[]
  lacunas: readonly string[]
}>

/**
 * Whether who answers for the record had already been condemned: an earlier record of the same
 * person (of the same provision, or of any, as the pack says), whose condemnation became final
 * before the day of the new fact (on the same day it does not count), neither annulled nor
 * reversed, the new fact within the window from `definitivaEm`: its last day included. Recidivism
 * is personal: who answers only jointly is no recidivist by another's record, and a name without a
 * register is nobody's record. Always computed on the records as they now are, so that annulling
 * the earlier one undoes it. The window is the pack's, unless its parameter has a value on the day
 * of the fact, in the window's unit.
 */
export function reincidencia(auto: Auto, mundo: Mundo, contexto: Contexto): Reincidencia {
  const regra = contexto.pacote.infracoes.reincidencia
  const { janela, lacunas } = janelaEm(auto.fatoEm, contexto)
  const base = { fundamentos: regra.fundamentos, lacunas }
  const anteriores = pessoasDe(auto)
    .flatMap((pessoa) =>
      mundo.autosDaPessoa(pessoa).filter((outro) => pessoasDe(outro).includes(pessoa)),
    )
    .filter((outro) => outro.id !== auto.id)
    .filter((o) => regra.especie === 'qualquer' || o.dispositivo === auto.dispositivo)
    .flatMap((outro) => {
      const { definitivaEm } = outro
      if (definitivaEm === undefined || outro.anuladoEm !== undefined) return []
      if (outro.fase !== 'definitivo' || definitivaEm >= auto.fatoEm) return []
      const janelaAte = somarDuracao(
        definitivaEm,
        janela,
        contexto.pacote.prazos.contagem,
        contexto.calendario,
      )
      if (auto.fatoEm > janelaAte) return []
      const { id, numero } = outro
      return [{ auto: id, ...(numero === undefined ? {} : { numero }), definitivaEm, janelaAte }]
    })
    .toSorted((a, b) => ordem(b.definitivaEm, a.definitivaEm) || ordem(a.auto, b.auto))
  const [anterior] = anteriores
  return anterior === undefined
    ? { reincidente: false, ...base }
    : { reincidente: true, anterior, ...base }
}

const ordem = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Who answers in their own name, when the register has them. */
const pessoasDe = (auto: Auto): readonly string[] =>
  auto.responsaveis.filter((r) => !r.solidario).flatMap((r) => r.pessoa ?? [])

/**
 * The window in force on the day of the fact, and the gap on which it leans while the municipality
 * has not fixed its parameter. A parameter that is no whole number from 0 on throws `RangeError`.
 */
export function janelaEm(
  fatoEm: Dia,
  contexto: Contexto,
): Readonly<{ janela: Duracao; lacunas: readonly string[] }> {
  const { parametro, janela, lacuna } = contexto.pacote.infracoes.reincidencia
  const padrao = { janela, lacunas: lacuna === undefined ? [] : [lacuna] }
  if (parametro === undefined) return padrao
  const fixado = valorDeParametro(contexto, parametro, fatoEm)
  if (!('valor' in fixado)) return padrao
  const quantidade = Number(fixado.valor)
  if (!Number.isSafeInteger(quantidade) || quantidade < 0) {
    throw new RangeError(`${parametro}: janela de reincidência inválida: ${String(fixado.valor)}`)
  }
  return { janela: { quantidade, unidade: janela.unidade }, lacunas: [] }
}
