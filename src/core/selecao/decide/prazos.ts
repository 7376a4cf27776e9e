import { addDias, type Dia } from '../../calendar/dia.ts'
import { diaLocal } from '../../calendar/instante.ts'
import type { Contexto } from '../../contexto.ts'
import type { Recusa } from '../../decisao.ts'
import { noPrazo } from '../../processo/protocolo.ts'
import { fundarRecurso, recusa } from '../apoio.ts'
import type { Candidato, RecursoDaSelecao, Revisao, Selecao } from '../selecao.ts'
import { candidatoDe, recursosPendentes } from '../transicoes.ts'

/**
 * Of the changes of the inscription of after the provisional result, that with the last term, while
 * someone may appeal from it: not a refusal undone, nor of who left the dispute.
 */
export const revisaoEmAberto = ({ situacao, revisoes = [] }: Candidato): Revisao | undefined =>
  situacao === 'retirado'
    ? undefined
    : revisoes
        .filter((r) => r.desfeita !== true)
        .reduce<Revisao | undefined>(
          (ultima, r) => (ultima !== undefined && ultima.recursoAte > r.recursoAte ? ultima : r),
          undefined,
        )

type Prazo = Readonly<{ recursoAte: Dia; inscricao?: string; de?: Revisao['de'] }>

/**
 * The last day on which someone may still appeal: of the provisional result, or of a change made
 * after it, whose inscription's number is told.
 */
export function ultimoPrazo(s: Selecao): Prazo | undefined {
  if (s.provisorio === undefined) return undefined
  let ultimo: Prazo = { recursoAte: s.provisorio.recursoAte }
  for (const c of s.candidatos) {
    const aberta = revisaoEmAberto(c)
    if (aberta !== undefined && aberta.recursoAte > ultimo.recursoAte)
      ultimo = { recursoAte: aberta.recursoAte, inscricao: c.protocolo ?? c.id, de: aberta.de }
  }
  return ultimo
}

/** That someone may still appeal: neither the final result nor the homologation comes; empty after. */
export function recusasDoPrazo(s: Selecao, contexto: Contexto): readonly Recusa[] {
  const prazo = ultimoPrazo(s)
  if (prazo === undefined || contexto.hoje > prazo.recursoAte) return []
  return [
    recusa(contexto, 'selecao.recurso-no-prazo', {
      passaEm: addDias(prazo.recursoAte, 1),
      dados: prazo,
    }),
  ]
}

/** What an appeal is against, and its term. `ja`: who appeals already did from it, by that appeal. */
export type Recorrida = Readonly<{
  em: Dia
  recursoAte: Dia
  revisao?: number
  ja?: RecursoDaSelecao
}>

/** The change had been made when the appeal was lodged; by the day, where the instant is not known. */
function jaFeita({ em, feitaEm }: Revisao, protocoladaEm: string, { calendario }: Contexto) {
  if (feitaEm === undefined) return em <= diaLocal(protocoladaEm, calendario.fuso)
  const [feita, protocolo] = [feitaEm, protocoladaEm].map((i) => Temporal.Instant.from(i))
  return feita !== undefined && protocolo !== undefined
    ? Temporal.Instant.compare(feita, protocolo) <= 0
    : false
}

/**
 * What an appeal of the candidate lodged at that instant is against: of what had been decided by then
 * and still could be appealed from, the last from which they did not; with all terms over, or all
 * used, the last of them.
 */
export function recorridaEm(
  s: Selecao,
  provisorio: NonNullable<Selecao['provisorio']>,
  { id, revisoes = [] }: Candidato,
  protocoladaEm: string,
  contexto: Contexto,
): Recorrida {
  const de = (revisao?: number) =>
    s.recursos.find((r) => r.recorrente === id && r.revisao === revisao)
  const decididas = [
    { em: provisorio.em, recursoAte: provisorio.recursoAte, ja: de() },
    ...revisoes.flatMap((r, n) =>
      r.desfeita === true || !jaFeita(r, protocoladaEm, contexto)
        ? []
        : [{ em: r.em, recursoAte: r.recursoAte, revisao: n + 1, ja: de(n + 1) }],
    ),
  ]
  const emPrazo = decididas.filter((d) => noPrazo(protocoladaEm, d.recursoAte, contexto))
  const escolhida =
    emPrazo.findLast((d) => d.ja === undefined) ?? emPrazo.at(-1) ?? decididas.at(-1)
  const { ja, ...recorrida } = escolhida ?? { ...provisorio, ja: undefined }
  return ja === undefined ? recorrida : { ...recorrida, ja }
}

/** The change that an appeal is against; none, of the provisional result. */
export const revisaoRecorrida = (s: Selecao, r: RecursoDaSelecao): Revisao | undefined =>
  r.revisao === undefined ? undefined : candidatoDe(s, r.recorrente)?.revisoes?.[r.revisao - 1]

/** Who, in time, already appealed from a change that an appeal made to that inscription. */
export const jaDiscutiu = (s: Selecao, quem: string, sobre: string): boolean =>
  s.recursos.some((r) => {
    if (r.recorrente !== quem || !r.tempestivo) return false
    const revisao = revisaoRecorrida(s, r)
    return revisao?.doRecurso !== undefined && revisao.sobre === sobre
  })

/**
 * Who made what the appeal is against: who published the result, who refused or scored the
 * inscription, who changed its place. They may reconsider it; to keep it, another decides.
 */
export function autoresDoRecorrido(s: Selecao, r: RecursoDaSelecao): readonly string[] {
  const c = candidatoDe(s, r.recorrente)
  return [s.provisorio?.por, c?.indeferidaPor, c?.pontuadaPor, revisaoRecorrida(s, r)?.por].flatMap(
    (x) => x ?? [],
  )
}

/** Appeals that wait: until decided, neither the final result nor the homologation comes. */
export function recusasDosRecursos(s: Selecao, contexto: Contexto): readonly Recusa[] {
  const pendentes = recursosPendentes(s)
  if (pendentes.length === 0) return []
  const dados = { recursos: pendentes.map((r) => r.protocolo ?? '').join(', ') }
  const { fundamentos } = fundarRecurso(contexto)
  return [recusa(contexto, 'selecao.recurso-pendente', { fundamentos, dados })]
}
