import type { Recusa } from '../decisao.ts'
import type { Caso } from './caso.ts'
import { cadeiraJaVotou, cadeiraParaSuplente } from './cadeirasDaSessao.ts'
import type { Junta, Membro, Sessao } from './junta.ts'
import { membroDe, type NoDia, recusasDoMembro, situacaoDoMembro } from './membros.ts'
import { relatorDe } from './tramite.ts'
import { recusasDaEtapa } from './transicoes.ts'
import { impedimentoDoRelator, vistaQueEspera, votosQueValem } from './votos.ts'

/**
 * The rapporteur, in office and not on leave, is not there to answer for the report. Once given, the
 * report of who left or is on leave stands, and the votes go on.
 */
const relatorFalta = (j: Junta, s: Sessao, relator: string, { hoje }: NoDia): boolean => {
  const m = membroDe(j, relator)
  return (
    !s.presentes.includes(relator) &&
    m !== undefined &&
    situacaoDoMembro(m, hoje) === 'em-exercicio'
  )
}

/** The rapporteur became impeded: report and votes wait for another, by a new draw. */
export function recusaDoRelator(j: Junta, caso: Caso, { pacote }: NoDia): readonly Recusa[] {
  const motivo = impedimentoDoRelator(j, caso)
  if (motivo === undefined) return []
  const { impedimento } = pacote.processo
  const membro = membroDe(j, relatorDe(caso.tramite) ?? '')?.nome ?? ''
  return [
    {
      codigo: 'recurso.relator-impedido',
      fundamentos: impedimento.fundamentos,
      ...(impedimento.outrasNormas === undefined ? {} : { outrasNormas: impedimento.outrasNormas }),
      dados: { membro, motivo },
    },
  ]
}

/** A member has the file, asked for in this session: the vote goes on in another. */
export function recusaDaVista(
  j: Junta,
  caso: Caso,
  sessao: Sessao,
  fundamentos: readonly string[],
): readonly Recusa[] {
  const vista = vistaQueEspera(j, caso)
  return vista?.sessao === sessao.id
    ? [
        {
          codigo: 'voto.com-vista',
          fundamentos,
          dados: { membro: membroDe(j, vista.membro)?.nome ?? '' },
        },
      ]
    : []
}

/** What bars every vote now: the stage, no open session, an impeded rapporteur or an absent one, a member who has the file. */
export function recusasDaVotacao(
  j: Junta,
  caso: Caso,
  sessao: Sessao | undefined,
  noDia: NoDia,
  passo: 'votarRecurso' | 'pedirVista' = 'votarRecurso',
  fundamentos: readonly string[] = noDia.pacote.processo.recurso.fundamentos,
): readonly Recusa[] {
  const fora = recusasDaEtapa(passo, caso.tramite?.etapa ?? 'a-distribuir', fundamentos)
  if (fora.length > 0) return fora
  const doRelator = recusaDoRelator(j, caso, noDia)
  if (doRelator.length > 0) return doRelator
  if (sessao?.situacao !== 'aberta') return [{ codigo: 'voto.fora-de-sessao', fundamentos }]
  const relator = relatorDe(caso.tramite) ?? ''
  return [
    ...(relatorFalta(j, sessao, relator, noDia)
      ? [
          {
            codigo: 'voto.relator-ausente',
            fundamentos,
            dados: { membro: membroDe(j, relator)?.nome ?? '' },
          },
        ]
      : []),
    ...recusaDaVista(j, caso, sessao, fundamentos),
  ]
}

/** Why this member may not vote on the appeal in the session: not in office, impeded, absent, voted, no seat. */
export function recusasDoVoto(
  j: Junta,
  caso: Caso,
  sessao: Sessao,
  membro: Membro,
  noDia: NoDia,
  fundamentos: readonly string[] = noDia.pacote.processo.recurso.fundamentos,
): readonly Recusa[] {
  const nome = { membro: membro.nome ?? membro.id }
  const recusa = (codigo: string): Recusa => ({ codigo, fundamentos, dados: nome })
  return [
    ...recusasDoMembro(membro, caso, noDia),
    ...(sessao.presentes.includes(membro.id) ? [] : [recusa('voto.ausente')]),
    ...(votosQueValem(j, caso).some((v) => v.membro === membro.id)
      ? [recusa('voto.repetido')]
      : []),
    ...(membro.especie === 'titular' && cadeiraJaVotou(j, caso, sessao, membro.id)
      ? [recusa('voto.cadeira-ja-votou')]
      : []),
    ...(membro.especie === 'suplente' && cadeiraParaSuplente(j, caso, sessao, noDia) === undefined
      ? [recusa('voto.suplente-sem-vaga')]
      : []),
  ]
}

/** Who may vote on the appeal now, in the open session, those of a seat first: nobody while something bars every vote. */
export function podemVotar(j: Junta, caso: Caso, s: Sessao, noDia: NoDia): readonly Membro[] {
  if (!caso.pende || recusasDaVotacao(j, caso, s, noDia).length > 0) return []
  const podem = s.presentes
    .flatMap((id) => membroDe(j, id) ?? [])
    .filter((m) => recusasDoVoto(j, caso, s, m, noDia).length === 0)
  return [
    ...podem.filter((m) => m.especie === 'titular'),
    ...podem.filter((m) => m.especie === 'suplente'),
  ]
}
