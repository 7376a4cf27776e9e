import type { Dia } from '../calendar/dia.ts'
import { chaveDoSorteio } from '../sorteio/semente.ts'
import type { Fila, Inscricao } from './fila.ts'

/** Who still stands in line: waiting, or called and not yet answered. */
export const naFila = (i: Inscricao): boolean =>
  i.situacao === 'inscrita' || i.situacao === 'chamada'

/**
 * The line, the first first: by day of inscription; those of one day by the digest of their draw,
 * and while there is none, as they came.
 */
export function emOrdem(fila: Fila | undefined): readonly Inscricao[] {
  const chegada = new Map(fila?.inscricoes.map((i, n) => [i.id, n]))
  return (fila?.inscricoes ?? []).filter(naFila).sort((a, b) => {
    if (a.em !== b.em) return a.em < b.em ? -1 : 1
    if (a.chave !== undefined && b.chave !== undefined && a.chave !== b.chave)
      return a.chave < b.chave ? -1 : 1
    return (chegada.get(a.id) ?? 0) - (chegada.get(b.id) ?? 0)
  })
}

/** The place in the line, from 1; 0 for who is not in it. */
export const posicao = (fila: Fila | undefined, id: string): number =>
  emOrdem(fila).findIndex((i) => i.id === id) + 1

/** Those of the same day, waiting, whose order no draw has yet decided; empty when there is no tie. */
export function empatadas(fila: Fila | undefined, em: Dia): readonly Inscricao[] {
  const doDia = (fila?.inscricoes ?? []).filter((i) => i.em === em && i.situacao === 'inscrita')
  return doDia.length > 1 && doDia.some((i) => i.chave === undefined) ? doDia : []
}

/**
 * The digests that put in order those who tie: SHA-256 of `seed|protocol`, in hexadecimal, which
 * anyone can do again. Only who came before the day of the seed is drawn by it, so that nobody
 * comes in knowing it.
 */
export function sortear(
  fila: Fila,
  semente: Readonly<{ semente: string; em: Dia }>,
): Readonly<Record<string, string>> {
  const dias = new Set(fila.inscricoes.filter((i) => i.em < semente.em).map((i) => i.em))
  const chaves: Record<string, string> = {}
  for (const em of dias)
    for (const i of empatadas(fila, em))
      if (i.chave === undefined) chaves[i.id] = chaveDoSorteio(semente.semente, i.protocolo ?? i.id)
  return chaves
}
