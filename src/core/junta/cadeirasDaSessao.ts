import type { Caso } from './caso.ts'
import type { Junta, Membro, Sessao } from './junta.ts'
import { membroDe, type NoDia, noMandato, recusasDoMembro } from './membros.ts'
import { cadeiras } from './regra.ts'
import { votosQueValem } from './votos.ts'

/** Who held the seats when the session opened: who is appointed later changes no vote under way. */
export const cadeirasDaSessao = (j: Junta, s: Sessao): readonly Membro[] =>
  s.cadeiras === undefined
    ? cadeiras(noMandato(j, s.dia))
    : s.cadeiras.flatMap((id) => membroDe(j, id) ?? [])

/**
 * The seats that another's standing vote took: an alternate's, in the place of who holds it; or a
 * former holder's, whose successor came into office after that vote.
 */
function tomadas(j: Junta, caso: Caso, s: Sessao): ReadonlySet<string> {
  const seats = cadeirasDaSessao(j, s)
  const votos = votosQueValem(j, caso)
  const votou = new Set(votos.map((v) => v.membro))
  const delas = new Set(votos.flatMap((v) => v.cadeira ?? []))
  for (const v of votos) {
    const m = membroDe(j, v.membro)
    if (m?.especie !== 'titular' || seats.includes(m)) continue
    const sucessor = seats.find((c) => c.desde > v.em && !delas.has(c.id) && !votou.has(c.id))
    if (sucessor !== undefined) delas.add(sucessor.id)
  }
  return delas
}

/** The seat of this member has voted already, by another, or every seat has. */
export function cadeiraJaVotou(j: Junta, caso: Caso, s: Sessao, membro: string): boolean {
  const votos = votosQueValem(j, caso)
  return (
    tomadas(j, caso, s).has(membro) ||
    (votos.length >= cadeirasDaSessao(j, s).length && !votos.some((v) => v.membro === membro))
  )
}

/** The seated members present who may vote and have not. */
export const faltamVotar = (j: Junta, caso: Caso, s: Sessao, contexto: NoDia): readonly string[] =>
  s.presentes.filter((id) => {
    const m = membroDe(j, id)
    return (
      m?.especie === 'titular' &&
      recusasDoMembro(m, caso, contexto).length === 0 &&
      !cadeiraJaVotou(j, caso, s, id) &&
      !votosQueValem(j, caso).some((v) => v.membro === id)
    )
  })

/**
 * The seat that an alternate fills, voting now: of one whose holder is barred, else absent, and that
 * has no vote. `undefined` when the seated members present are enough.
 */
export function cadeiraParaSuplente(
  j: Junta,
  caso: Caso,
  s: Sessao,
  contexto: NoDia,
): Membro | undefined {
  const seats = cadeirasDaSessao(j, s)
  const votos = votosQueValem(j, caso)
  const delas = tomadas(j, caso, s)
  const apto = (m: Membro) => recusasDoMembro(m, caso, contexto).length === 0
  const livres = seats.filter(
    (m) =>
      !delas.has(m.id) &&
      !votos.some((v) => v.membro === m.id) &&
      !(s.presentes.includes(m.id) && apto(m)),
  )
  if (votos.length + faltamVotar(j, caso, s, contexto).length >= seats.length) return undefined
  return livres.find((m) => !apto(m)) ?? livres[0]
}
