import type { InfracaoNoDia } from '../../server/contrato/contrato.ts'

/** Lower case and without accents, so that `vistoria` finds `VISTÓRIA`. */
export const simplificar = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The infractions whose text, summary or number has every word typed; first those whose number is
 * made of them, whole (`art. 32, IV` before what only has "iv" inside a word).
 */
export function filtrarInfracoes(
  lista: readonly InfracaoNoDia[],
  texto: string,
): readonly InfracaoNoDia[] {
  const palavras = simplificar(texto).split(/\s+/).filter(Boolean)
  if (palavras.length === 0) return lista
  const achadas = lista.filter((i) => {
    const onde = simplificar(`${i.citacao} ${i.resumo} ${i.texto} ${i.classe ?? ''}`)
    return palavras.every((palavra) => onde.includes(palavra))
  })
  const numero = partes(texto)
  const pelo = (i: InfracaoNoDia) => {
    const dela = partes(i.citacao)
    return numero.every((parte) => dela.includes(parte)) ? 0 : 1
  }
  return achadas.toSorted((a, b) => pelo(a) - pelo(b))
}

/** The words of a citation, without its punctuation. */
const partes = (citacao: string): readonly string[] =>
  simplificar(citacao)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
