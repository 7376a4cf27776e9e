import type { Tx } from '#ledger/banco.ts'
import { FIGURAS, type Figura } from './figuras.ts'
import type { Partes } from './trechos.ts'

/** Only so many places are shown, those of most records first. */
const ORDEM: Partial<Record<Figura, string>> = {
  pontos: `ORDER BY n DESC, split_part(chave, ' ', 1)::int, split_part(chave, ' ', 2)::int LIMIT 400`,
}

/** Sums by `chave`, exact up to 2^53. */
export type Soma = Readonly<{ chave: string; n: number }>

/** A figure of the parts of a period: kept sums, and the rows of the other days. */
export const consultar = (
  tx: Tx,
  servico: string,
  figura: Figura,
  { somados, aSomar }: Partes,
): Promise<Soma[]> =>
  tx.sql<Soma>(
    `SELECT chave, sum(n)::float8 AS n
     FROM (${FIGURAS[figura]}
       UNION ALL
       SELECT s.key, s.value::numeric FROM unnest($5::date[], $6::date[]) AS k(inicio, fim)
       JOIN soma_do_painel p ON p.municipio = $1 AND p.servico = $2
         AND p.inicio = k.inicio AND p.fim = k.fim,
       jsonb_each_text(p.${figura}) s) partes
     GROUP BY chave ${ORDEM[figura] ?? ''}`,
    [tx.municipio, servico, ...pontas(aSomar), ...pontas(somados)],
  )

export const pontas = (trechos: Partes['aSomar']): [string[], string[]] => [
  trechos.map((t) => t.de),
  trechos.map((t) => t.ate),
]

/** The median of values told as how many there are of each, ascending; null of none. */
export function mediana(contagem: readonly Readonly<{ dias: number; n: number }>[]): number | null {
  const total = contagem.reduce((soma, { n }) => soma + n, 0)
  if (total === 0) return null
  const noLugar = (lugar: number): number => {
    let vistos = 0
    for (const { dias, n } of contagem) {
      vistos += n
      if (lugar < vistos) return dias
    }
    return contagem.at(-1)?.dias ?? 0
  }
  return (noLugar(Math.floor((total - 1) / 2)) + noLugar(Math.floor(total / 2))) / 2
}
