import type { Dia } from '../../calendar/dia.ts'
import type { Contexto } from '../../contexto.ts'
import type { Recusa } from '../../decisao.ts'
import { fundarRecurso, recusa } from '../apoio.ts'
import type { Candidato, RecursoDaSelecao, Revisao, Selecao } from '../selecao.ts'
import { candidatoDe, recursosPendentes } from '../transicoes.ts'

/**
 * The last change of the inscription of after the provisional result, while someone may appeal from
 * it: not one undone, nor of who left the dispute.
 */
export const revisaoEmAberto = ({ situacao, revisoes }: Candidato): Revisao | undefined => {
  const ultima = revisoes?.at(-1)
  if (situacao === 'retirado') return undefined
  return ultima?.de === 'indeferimento' && situacao !== 'indeferido' ? undefined : ultima
}

/**
 * The last day on which someone may still appeal: of the provisional result, or of a change made
 * after it, whose inscription's number is told.
 */
export function ultimoPrazo(
  s: Selecao,
): Readonly<{ recursoAte: Dia } & { inscricao?: string }> | undefined {
  if (s.provisorio === undefined) return undefined
  let ultimo: Readonly<{ recursoAte: Dia } & { inscricao?: string }> = {
    recursoAte: s.provisorio.recursoAte,
  }
  for (const c of s.candidatos) {
    const recursoAte = revisaoEmAberto(c)?.recursoAte
    if (recursoAte !== undefined && recursoAte > ultimo.recursoAte)
      ultimo = { recursoAte, inscricao: c.protocolo ?? c.id }
  }
  return ultimo
}

/** What an appeal lodged on that day is against, and its term. */
export type Recorrida = Readonly<{ em: Dia; recursoAte: Dia; revisao?: number }>

/** The last change of the inscription made by that day; the provisional result, if there was none. */
export function recorridaEm(
  provisorio: NonNullable<Selecao['provisorio']>,
  { revisoes = [] }: Candidato,
  dia: Dia,
): Recorrida {
  const n = revisoes.findLastIndex((r) => r.em <= dia)
  const revisao = revisoes[n]
  return revisao === undefined
    ? { em: provisorio.em, recursoAte: provisorio.recursoAte }
    : { em: revisao.em, recursoAte: revisao.recursoAte, revisao: n + 1 }
}

/**
 * Who made what the appeal is against: who published the result, who refused or scored the
 * inscription. They may reconsider it; to keep it, another decides.
 */
export function autoresDoRecorrido(s: Selecao, r: RecursoDaSelecao): readonly string[] {
  const c = candidatoDe(s, r.recorrente)
  return [s.provisorio?.por, c?.indeferidaPor, c?.pontuadaPor].flatMap((x) => x ?? [])
}

/** Appeals that wait: until decided, neither the final result nor the homologation comes. */
export function recusasDosRecursos(s: Selecao, contexto: Contexto): readonly Recusa[] {
  const pendentes = recursosPendentes(s)
  if (pendentes.length === 0) return []
  const dados = { recursos: pendentes.map((r) => r.protocolo ?? '').join(', ') }
  const { fundamentos } = fundarRecurso(contexto)
  return [recusa(contexto, 'selecao.recurso-pendente', { fundamentos, dados })]
}
