import type { Dia } from '#core/calendar/dia.ts'
import type { Auto, Notificacao, Peca } from './processo.ts'

/** Present only when it is of one person. */
export const daPessoa = (pessoa: string | undefined): { pessoa?: string } =>
  pessoa === undefined ? {} : { pessoa }

type Expedicao = Readonly<{ em: Dia; meio: string; pessoa?: string; rastreio?: string }>

/** The attempts with one more, under the next number. */
export const comTentativa = (
  auto: Auto,
  peca: Peca,
  { em, meio, pessoa, rastreio }: Expedicao,
): readonly Notificacao[] => [
  ...auto.notificacoes,
  {
    n: auto.notificacoes.length + 1,
    peca,
    meio,
    ...daPessoa(pessoa),
    ...(rastreio === undefined ? {} : { rastreio }),
    expedidaEm: em,
    situacao: 'expedida',
  },
]

/** The attempts with a change in one. */
export const comMudanca = (
  auto: Auto,
  n: number,
  mudanca: Partial<Notificacao>,
): readonly Notificacao[] => auto.notificacoes.map((x) => (x.n === n ? { ...x, ...mudanca } : x))

type DaCiencia = Readonly<{ cienciaEm: Dia; meio: string; pessoa?: string }>

/** Knowledge, with what it ends: the attempts under way to serve the same on the same person. */
export function comCiencia(
  auto: Auto,
  peca: Peca,
  { cienciaEm, meio, pessoa }: DaCiencia,
  ate?: Dia,
): Pick<Auto, 'ciencias' | 'notificacoes'> {
  const sua = (n: Notificacao): boolean =>
    n.peca === peca && n.situacao === 'expedida' && (pessoa === undefined || n.pessoa === pessoa)
  const nova = { peca, ...daPessoa(pessoa), cienciaEm, meio, ...(ate === undefined ? {} : { ate }) }
  return {
    ciencias: [...auto.ciencias, nova],
    notificacoes: auto.notificacoes.map((n) =>
      sua(n) ? { ...n, situacao: 'cumprida' as const, encerradaEm: cienciaEm } : n,
    ),
  }
}
