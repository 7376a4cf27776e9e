import type { InfracaoNoDia } from '../../server/contrato/contrato.ts'

/** Lower case and without accents, so that `vistoria` finds `VISTÓRIA`. */
export const simplificar = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The infractions whose text, summary or number has every word typed. */
export function filtrarInfracoes(
  lista: readonly InfracaoNoDia[],
  texto: string,
): readonly InfracaoNoDia[] {
  const palavras = simplificar(texto).split(/\s+/).filter(Boolean)
  if (palavras.length === 0) return lista
  return lista.filter((i) => {
    const onde = simplificar(`${i.citacao} ${i.resumo} ${i.texto} ${i.classe ?? ''}`)
    return palavras.every((palavra) => onde.includes(palavra))
  })
}
