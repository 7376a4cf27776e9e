import type { Corrente } from '#core/ato.ts'
import { addDias, type Dia } from '#core/calendar/dia.ts'
import { especiesDeVencimento } from '#core/vencimento/registro.ts'
import type { ComandoDaRotina } from '#core/vencimento/vencimento.ts'
import type { Tx } from '#ledger/banco.ts'
import type { Contagem } from './relatorio.ts'

/** How far ahead a due day is told of. */
export const ADIANTE = Math.max(60, ...especiesDeVencimento.flatMap((e) => e.avisos))
const LOTE = 10_000

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

type Linha = {
  corrente: Corrente
  especie: string
  chave: string
  vence_em: Dia
  avisos: number[]
  comando: ComandoDaRotina | null
}

/**
 * What is late on `ate`, or falls due within `ADIANTE` days of it, counted by kind, and what the run
 * itself must do. Reads by the index on the due day, a batch at a time: memory does not grow with
 * the grants. `anterior`: the day of the run before, whose warnings are not new any more.
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
  const aFazer: AFazer[] = []
  let selecionados = 0
  let avisosNovos = 0
  for await (const linhas of lotes(tx, servico, ate, limites[2])) {
    for (const l of linhas) {
      selecionados++
      const c = contagens.get(l.especie)
      if (c !== undefined) c[faixa(l.vence_em, ate, limites)]++
      avisosNovos += novos(l, ate, anterior)
      if (l.comando !== null && l.vence_em < ate) {
        const { corrente, especie, chave, vence_em: venceEm, comando } = l
        aFazer.push({ corrente, especie, chave, venceEm, comando })
      }
    }
  }
  const porEspecie = [...contagens.values()].filter(
    (c) => c.atrasados + c.hoje + c.em7 + c.em30 + c.em60 > 0,
  )
  return { selecionados, avisosNovos, porEspecie, aFazer }
}

async function* lotes(tx: Tx, servico: string, ate: Dia, fim: Dia): AsyncGenerator<Linha[]> {
  // What ends by itself is nobody's delay.
  await tx.sql(
    `DECLARE noite NO SCROLL CURSOR FOR
     SELECT corrente, especie, chave, vence_em, avisos, comando FROM vencimento
     WHERE municipio = $1 AND servico = $2 AND vence_em <= $3
       AND NOT (termina AND vence_em < $4)
     ORDER BY vence_em, corrente, especie, chave`,
    [tx.municipio, servico, fim, ate],
  )
  for (;;) {
    const linhas = await tx.sql<Linha>(`FETCH ${LOTE} FROM noite`)
    if (linhas.length > 0) yield linhas
    if (linhas.length < LOTE) break
  }
  await tx.sql('CLOSE noite')
}

function faixa(dia: Dia, ate: Dia, [em7, em30]: readonly Dia[]): Faixa {
  if (dia < ate) return 'atrasados'
  if (dia === ate) return 'hoje'
  return dia <= (em7 ?? '') ? 'em7' : dia <= (em30 ?? '') ? 'em30' : 'em60'
}
type Faixa = 'atrasados' | 'hoje' | 'em7' | 'em30' | 'em60'

const avisosDe = new Map<string, Dia>()

/** How many of its warnings, the due day's included, fall after the run before and until this one. */
function novos({ vence_em, avisos }: Linha, ate: Dia, anterior: Dia | null): number {
  let n = anterior !== null && vence_em <= anterior ? 0 : vence_em <= ate ? 1 : 0
  for (const antes of avisos) {
    const dia = emDia(vence_em, antes)
    if (dia <= ate && (anterior === null || dia > anterior)) n++
  }
  return n
}

/** The day of a warning. The same few days come over and over. */
function emDia(venceEm: Dia, antes: number): Dia {
  const chave = `${venceEm}-${antes}`
  let dia = avisosDe.get(chave)
  if (dia === undefined) {
    if (avisosDe.size > 20_000) avisosDe.clear()
    avisosDe.set(chave, (dia = addDias(venceEm, -antes)))
  }
  return dia
}
