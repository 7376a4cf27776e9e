import { nomesDasSecoes, type Secao } from '../secoes.ts'
import type { Caminho } from '../problema.ts'
import type { PacoteEscrito } from './pacoteEscrito.ts'

export type Objeto = Readonly<Record<string, unknown>>

/** A value of the pack, its path, and the objects that hold it, the nearest last. */
export type Visita = Readonly<{
  secao: Secao
  caminho: Caminho
  valor: unknown
  dentroDe: readonly Objeto[]
}>

export const ehObjeto = (v: unknown): v is Objeto =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

function* descer(
  secao: Secao,
  caminho: Caminho,
  valor: unknown,
  dentroDe: readonly Objeto[],
): Generator<Visita> {
  yield { secao, caminho, valor, dentroDe }
  if (Array.isArray(valor)) {
    for (const [i, item] of valor.entries()) yield* descer(secao, [...caminho, i], item, dentroDe)
  } else if (ehObjeto(valor)) {
    const dentro = [...dentroDe, valor]
    for (const [k, v] of Object.entries(valor)) yield* descer(secao, [...caminho, k], v, dentro)
  }
}

/** Every value of every part of the pack but the text, in the order of the files. */
export function* percorrer(pacote: PacoteEscrito): Generator<Visita> {
  for (const secao of nomesDasSecoes) {
    if (secao !== 'texto') yield* descer(secao, [], pacote[secao], [])
  }
}
