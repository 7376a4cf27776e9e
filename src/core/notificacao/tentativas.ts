import type { Dia } from '../calendar/dia.ts'

/** An attempt to serve, with its own end. `n`: its place among those of its stream, from 1. */
export type Tentativa<P extends string = string> = Readonly<{
  n: number
  peca: P
  meio: string
  pessoa?: string
  rastreio?: string
  expedidaEm: Dia
  situacao: 'expedida' | 'frustrada' | 'cumprida'
  motivo?: string
  encerradaEm?: Dia
}>

type Expedicao = Readonly<{ em: Dia; meio: string; pessoa?: string; rastreio?: string }>

/** Present only when it is of one person. */
export const daPessoa = (pessoa: string | undefined): { pessoa?: string } =>
  pessoa === undefined ? {} : { pessoa }

/** The attempts with one more, under the next number. */
export const comTentativa = <P extends string>(
  tentativas: readonly Tentativa<P>[],
  peca: P,
  { em, meio, pessoa, rastreio }: Expedicao,
): readonly Tentativa<P>[] => [
  ...tentativas,
  {
    n: tentativas.length + 1,
    peca,
    meio,
    ...daPessoa(pessoa),
    ...(rastreio === undefined ? {} : { rastreio }),
    expedidaEm: em,
    situacao: 'expedida',
  },
]

/** The attempts with a change in one. */
export const comMudanca = <P extends string>(
  tentativas: readonly Tentativa<P>[],
  n: number,
  mudanca: Partial<Tentativa<P>>,
): readonly Tentativa<P>[] => tentativas.map((x) => (x.n === n ? { ...x, ...mudanca } : x))

/** `todos`: by it, everyone who is to know does. */
type DaCiencia = Readonly<{
  peca: string
  pessoa?: string | undefined
  todos?: boolean
  cienciaEm: Dia
}>

/**
 * The attempts with those that knowledge ends: under way, to serve the same on the same person, or
 * on all, once nobody is left to know.
 */
export const comCumpridas = <P extends string>(
  tentativas: readonly Tentativa<P>[],
  { peca, pessoa, todos = pessoa === undefined, cienciaEm }: DaCiencia,
): readonly Tentativa<P>[] =>
  tentativas.map((n) =>
    n.peca === peca &&
    n.situacao === 'expedida' &&
    (todos || (pessoa !== undefined && n.pessoa === pessoa))
      ? { ...n, situacao: 'cumprida' as const, encerradaEm: cienciaEm }
      : n,
  )

/** The attempt under that number, while it waits for its proof. */
export const tentativaAberta = <P extends string>(
  tentativas: readonly Tentativa<P>[],
  n: number,
): Tentativa<P> | undefined => tentativas.find((x) => x.n === n && x.situacao === 'expedida')
