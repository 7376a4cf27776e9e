import type { Corrente } from '#core/ato.ts'
import { addDias, type Dia } from '#core/calendar/dia.ts'
import { especiesDeVencimento } from '#core/vencimento/registro.ts'
import type { ComandoDaRotina } from '#core/vencimento/vencimento.ts'
import type { Tx } from '#ledger/banco.ts'
import type { Contagem } from './relatorio.ts'

/** How far ahead a due day is told of. */
export const ADIANTE = Math.max(60, ...especiesDeVencimento.flatMap((e) => e.avisos))

/** A due day whose command the run gives. */
export type AFazer = Readonly<{
  corrente: Corrente
  especie: string
  chave: string
  venceEm: Dia
  comando: ComandoDaRotina
}>

export type Selecao = Readonly<{
  selecionados: number
  avisosNovos: number
  porEspecie: readonly Contagem[]
  /** In the order of the due days. */
  aFazer: readonly AFazer[]
}>

/** So many due days of one kind, on one day, with the same warnings. */
type Grupo = { especie: string; vence_em: Dia; avisos: number[]; quantos: number }

/**
 * What is late on `ate`, or falls due within `ADIANTE` days of it, counted by kind, and what the run
 * itself must do. PostgreSQL counts, by kind and day: what comes here does not grow with the
 * grants, only with what is to be done. `anterior`: the day of the run before, whose warnings are
 * not new any more.
 */
export async function selecionar(
  tx: Tx,
  servico: string,
  ate: Dia,
  anterior: Dia | null,
): Promise<Selecao> {
  const contagens = new Map<string, Contagem>(
    especiesDeVencimento.map(({ especie, nome }) => [
      especie,
      { especie, nome, atrasados: 0, hoje: 0, em7: 0, em30: 0, em60: 0 },
    ]),
  )
  const limites = [addDias(ate, 7), addDias(ate, 30), addDias(ate, ADIANTE)] as const
  let selecionados = 0
  let avisosNovos = 0
  for (const g of await contar(tx, servico, ate, limites[2])) {
    selecionados += g.quantos
    const c = contagens.get(g.especie)
    if (c !== undefined) c[faixa(g.vence_em, ate, limites)] += g.quantos
    avisosNovos += g.quantos * novos(g, ate, anterior)
  }
  const porEspecie = [...contagens.values()].filter(
    (c) => c.atrasados + c.hoje + c.em7 + c.em30 + c.em60 > 0,
  )
  return { selecionados, avisosNovos, porEspecie, aFazer: await aFazerAte(tx, servico, ate) }
}

/** What ends by itself is nobody's delay. */
const contar = (tx: Tx, servico: string, ate: Dia, fim: Dia): Promise<Grupo[]> =>
  tx.sql<Grupo>(
    `SELECT especie, vence_em, avisos, count(*)::int AS quantos FROM vencimento
     WHERE municipio = $1 AND servico = $2 AND vence_em <= $3
       AND NOT (termina AND vence_em < $4)
     GROUP BY especie, vence_em, avisos`,
    [tx.municipio, servico, fim, ate],
  )

/** What is late and has a command that the run gives, in the order of the due days. */
const aFazerAte = (tx: Tx, servico: string, ate: Dia): Promise<AFazer[]> =>
  tx.sql<AFazer>(
    `SELECT corrente, especie, chave, vence_em AS "venceEm", comando FROM vencimento
     WHERE municipio = $1 AND servico = $2 AND vence_em < $3
       AND comando IS NOT NULL AND NOT termina
     ORDER BY vence_em, corrente, especie, chave`,
    [tx.municipio, servico, ate],
  )

function faixa(dia: Dia, ate: Dia, [em7, em30]: readonly Dia[]): Faixa {
  if (dia < ate) return 'atrasados'
  if (dia === ate) return 'hoje'
  return dia <= (em7 ?? '') ? 'em7' : dia <= (em30 ?? '') ? 'em30' : 'em60'
}
type Faixa = 'atrasados' | 'hoje' | 'em7' | 'em30' | 'em60'

/** How many of its warnings, the due day's included, fall after the run before and until this one. */
function novos({ vence_em, avisos }: Grupo, ate: Dia, anterior: Dia | null): number {
  let n = anterior !== null && vence_em <= anterior ? 0 : vence_em <= ate ? 1 : 0
  for (const antes of avisos) {
    const dia = addDias(vence_em, -antes)
    if (dia <= ate && (anterior === null || dia > anterior)) n++
  }
  return n
}
