import type { Dia } from '../calendar/dia.ts'
import type { Caso } from './caso.ts'
import type { Junta, Sessao } from './junta.ts'
import { impedimentoDe, membroDe } from './membros.ts'
import { relatorDe, type Distribuido, type Sentido, type Voto } from './tramite.ts'

/** A vote that no longer counts: who gave it became impeded before the result, and by what. */
export type VotoCaido = Readonly<{ membro: string; voto: Sentido; motivo: string }>
/** `caiu`: why it does not count; absent while it does. */
export type VotoDado = Voto & Readonly<{ caiu?: string }>

const impedidoEm = (j: Junta, id: string, caso: Caso, ate?: Dia): string | undefined => {
  const m = membroDe(j, id)
  return m === undefined ? undefined : impedimentoDe(m, caso, ate)
}

/**
 * The votes on the rapporteur's report, each with why it fell. Until the result is proclaimed that is
 * what is known of the member (up to `ate`, inclusive, when given); then what the result said.
 */
export function votosDados(j: Junta, caso: Caso, ate?: Dia): readonly VotoDado[] {
  const julgado = caso.julgado
  const motivo = (v: Voto): string | undefined =>
    julgado === undefined
      ? impedidoEm(j, v.membro, caso, ate)
      : julgado.votosCaidos?.find((c) => c.membro === v.membro)?.motivo
  return (caso.tramite?.votos ?? []).map((v) => {
    const caiu = motivo(v)
    return caiu === undefined ? v : { ...v, caiu }
  })
}

/** The votes that count, today. */
export const votosQueValem = (j: Junta, caso: Caso): readonly Voto[] =>
  votosDados(j, caso).filter((v) => v.caiu === undefined)

/** The votes that fell before the result. */
export const votosCaidos = (j: Junta, caso: Caso): readonly VotoCaido[] =>
  votosDados(j, caso).flatMap(({ membro, voto, caiu }) =>
    caiu === undefined ? [] : [{ membro, voto, motivo: caiu }],
  )

/** Why the rapporteur may no longer hear the appeal; absent when they may, or there is none. */
export const impedimentoDoRelator = (j: Junta, caso: Caso): string | undefined => {
  const relator = relatorDe(caso.tramite)
  return relator === undefined ? undefined : impedidoEm(j, relator, caso)
}

/** Who has the file to study it, and keeps the votes waiting: the asking falls with who asked. */
export const vistaQueEspera = (j: Junta, caso: Caso) => {
  const t = caso.tramite
  const vista = t?.etapa === 'com-vista' ? t.vistas.at(-1) : undefined
  return vista === undefined || impedidoEm(j, vista.membro, caso) !== undefined ? undefined : vista
}

/** An appeal as a session left it: by whom it was reported, and how each had voted until then. */
export type NaSessao = Readonly<{ relator: string; votos: readonly VotoDado[] }>

/**
 * The appeal as the session saw it, under each rapporteur that it had in its time: what another draw
 * makes fall later is still in the minutes of the day on which it was said.
 */
export function naSessao(j: Junta, caso: Caso, s: Sessao): readonly NaSessao[] {
  const t = caso.tramite
  if (t === undefined) return []
  const fim = s.encerradaEm
  const nela = (votos: readonly VotoDado[], relator: string): readonly VotoDado[] =>
    votos.filter((v) => v.sessao === s.id || v.membro === relator || v.em < s.dia)
  const antigos = t.anteriores.filter((a) => a.votos.length > 0 && a.ate >= s.dia)
  const daqui = antigos.filter((a) => fim === undefined || a.de <= fim)
  const atual = t.distribuicoes.at(-1)
  const julgadoAqui = caso.julgado?.sessao === s.id
  return [
    ...daqui.map((a) => ({ relator: a.relator, votos: nela(caidos(j, caso, a, fim), a.relator) })),
    ...(atual === undefined || (fim !== undefined && atual.em > fim)
      ? []
      : [
          {
            relator: atual.relator,
            votos: nela(
              julgadoAqui ? votosDados(j, caso) : votosDados(j, semResultado(caso), fim),
              atual.relator,
            ),
          },
        ]),
  ]
}

/** What an earlier rapporteur's votes were worth on the day: another draw makes them all fall. */
const caidos = (j: Junta, caso: Caso, a: Distribuido, ate: Dia | undefined): readonly VotoDado[] =>
  a.votos.map((v) => {
    const caiu =
      impedidoEm(j, v.membro, caso, ate) ??
      (ate === undefined || a.ate <= ate ? 'redistribuicao' : undefined)
    return caiu === undefined ? v : { ...v, caiu }
  })

function semResultado(caso: Caso): Caso {
  const { julgado: _, ...antes } = caso
  return antes
}
