import type { Secao } from './secoes.ts'

/** Keys and indices from the top of a part of the pack to a value. */
export type Caminho = readonly (string | number)[]

/** What a pure check finds: where in the compiled pack, and what is wrong, in Portuguese. */
export type Achado = Readonly<{ secao: Secao; caminho: Caminho; mensagem: string }>

/** The same, told to whoever edits the file: `linha` counts from 1. */
export type Problema = Readonly<{
  arquivo: string
  linha: number
  chave: string
  mensagem: string
}>

/** Where a value of the pack is written: file relative to the pack's folder, line from 1. */
export type Lugar = Readonly<{ arquivo: string; linha: number }>
export type Localizar = (secao: Secao, caminho: Caminho) => Lugar

/** `leis/x/requisitos.yaml:41: idade-minima.exige.anos: …` */
export const frase = (p: Problema): string =>
  `${p.arquivo}:${p.linha}: ${p.chave === '' ? '' : `${p.chave}: `}${p.mensagem}`

/** What names an item of a list for a person, best first. */
const NOMES = ['id', 'dispositivo', 'tipo', 'campo', 'desde', 'nome'] as const

/** The item's own name (its id, provision …), or undefined if it has none. */
export function nomeDoItem(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  for (const nome of NOMES) {
    const valor = (item as Record<string, unknown>)[nome]
    if (typeof valor === 'string') return valor
  }
  return undefined
}

/** A path as a person reads it: an item of a list by its name, else by its position from 1. */
export function chaveLegivel(raiz: unknown, caminho: Caminho): string {
  const partes: string[] = []
  let atual: unknown = raiz
  for (const parte of caminho) {
    const pai = atual
    atual = (pai as Record<string | number, unknown> | undefined | null)?.[parte]
    partes.push(typeof parte === 'number' ? (nomeDoItem(atual) ?? `${parte + 1}º`) : parte)
  }
  return partes.join('.')
}
