import type { Dia } from '../calendar/dia.ts'
import type { AtoDeVeiculo, Propriedade, Veiculo } from './veiculo.ts'

/**
 * Whose the vehicle was on the day: the latest to whom it passed by then; before the first change,
 * whoever the register began with.
 */
export const propriedadeEm = (v: Veiculo, dia: Dia): Propriedade | undefined =>
  v.propriedades === undefined
    ? v.propriedade
    : (v.propriedades.findLast((p) => p.desde <= dia) ?? v.propriedades[0])

/** Every owner of the vehicle, oldest first; before the first change, whoever the register began with. */
const historia = (v: Veiculo): readonly Propriedade[] =>
  v.propriedades ?? (v.propriedade === undefined ? [] : [v.propriedade])

/**
 * Since when, without a break until the day, it has been in a relative's name: passing from one
 * relative to another does not begin the time anew.
 */
export function familiarDesde(v: Veiculo, dia: Dia): Dia | undefined {
  const ate = historia(v).filter((p, i) => i === 0 || p.desde <= dia)
  let desde: Dia | undefined
  for (const p of ate.toReversed()) {
    if (p.regime !== 'familiar') break
    desde = p.atoFormalEm ?? desde
  }
  return desde
}

/** Folds the change into the vehicle. Total. */
export function evolvePropriedade(
  estado: Veiculo,
  ato: Extract<AtoDeVeiculo, { tipo: 'propriedadeAlterada' }>,
): Veiculo {
  const { propriedade } = ato.dados
  const { proprietarioNome: _anterior, ...resto } = estado
  return { ...resto, ...ato.pessoal, propriedade, propriedades: [...historia(estado), propriedade] }
}
