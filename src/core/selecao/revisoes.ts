import type { AtoDeSelecao, Candidato, Mudanca, Revisao, Selecao } from './selecao.ts'

/** The acts that may change who is in the dispute, or in which order. */
const MUDAM = [
  'inscricaoIndeferida',
  'inscricaoReconsiderada',
  'candidatoPontuado',
  'candidatoRetirado',
  'desistenciaDesfeita',
  'sementeDaSelecaoPublicada',
  'convocacaoDesfeita',
] as const
export type AtoDeMudanca = Extract<AtoDeSelecao, { tipo: (typeof MUDAM)[number] }>

/** Whether the act may change who is in the dispute, or in which order. */
export const ehMudanca = (ato: AtoDeSelecao): ato is AtoDeMudanca =>
  (MUDAM as readonly string[]).includes(ato.tipo)

/** The inscription that the act is on; none, of a draw. */
export const inscricaoDo = (ato: AtoDeMudanca): string | undefined =>
  ato.tipo === 'sementeDaSelecaoPublicada' ? undefined : ato.dados.inscricao

type Termo = Pick<Mudanca, 'recursoAte' | 'prejudica'>
const termoDo = (ato: AtoDeMudanca): Termo => {
  const { recursoAte, prejudica } = ato.dados as Termo
  return {
    ...(recursoAte === undefined ? {} : { recursoAte }),
    ...(prejudica === undefined ? {} : { prejudica }),
  }
}

/** The change joins those of after the provisional result. */
export function comMudanca(s: Selecao, ato: AtoDeSelecao): Selecao {
  if (s.provisorio === undefined || !ehMudanca(ato)) return s
  const inscricao = inscricaoDo(ato)
  const mudanca: Mudanca = {
    ato: ato.tipo,
    em: ato.dados.em,
    ...(inscricao === undefined ? {} : { inscricao }),
    ...termoDo(ato),
  }
  return { ...s, mudancas: [...(s.mudancas ?? []), mudanca] }
}

const PROPRIAS: Readonly<Partial<Record<AtoDeSelecao['tipo'], Revisao['de']>>> = {
  inscricaoIndeferida: 'indeferimento',
  candidatoPontuado: 'pontos',
}

/** What is known of the change, whatever it did to each. `antes`: the process before it. */
function conhecida(ato: AtoDeMudanca, antes: Selecao): Omit<Revisao, 'de' | 'recursoAte'> {
  const { em } = ato.dados
  const { por, feitaEm, doRecurso } = ato.dados as Partial<Revisao>
  const sobre = inscricaoDo(ato)
  const tinha =
    ato.tipo === 'candidatoPontuado'
      ? antes.candidatos.find((c) => c.id === sobre)?.total
      : undefined
  return {
    em,
    ...(por === undefined ? {} : { por }),
    ...(feitaEm === undefined ? {} : { feitaEm }),
    ...(doRecurso === undefined ? {} : { doRecurso }),
    ...(sobre === undefined ? {} : { sobre }),
    ...(tinha === undefined ? {} : { antes: tinha }),
  }
}

/** A refusal reconsidered is no longer there to appeal from; what else changed stays. */
const semIndeferimento = (revisoes: readonly Revisao[]): readonly Revisao[] =>
  revisoes.map((r) => (r.de === 'indeferimento' ? { ...r, desfeita: true as const } : r))

/** The terms that the act opens join those of each inscription. `antes`: the process before it. */
export function comRevisoes(s: Selecao, antes: Selecao, ato: AtoDeSelecao): Selecao {
  if (!ehMudanca(ato)) return s
  const { recursoAte, prejudica } = termoDo(ato)
  const sobre = inscricaoDo(ato)
  const propria = PROPRIAS[ato.tipo]
  const reconsidera = ato.tipo === 'inscricaoReconsiderada'
  if (recursoAte === undefined && prejudica === undefined && !reconsidera) return s
  const base = conhecida(ato, antes)
  const termosDe = (c: Candidato): readonly Revisao[] => {
    const { revisoes = [] } = c
    if (c.id === sobre && reconsidera) return semIndeferimento(revisoes)
    if (c.id === sobre && propria !== undefined && recursoAte !== undefined)
      return [...revisoes, { ...base, de: propria, recursoAte }]
    return prejudica?.inscricoes.includes(c.id) === true
      ? [...revisoes, { ...base, de: 'lugar', recursoAte: prejudica.recursoAte }]
      : revisoes
  }
  return {
    ...s,
    candidatos: s.candidatos.map((c) => {
      const revisoes = termosDe(c)
      return revisoes.length === 0 ? c : { ...c, revisoes }
    }),
  }
}
