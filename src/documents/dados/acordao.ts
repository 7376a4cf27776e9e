import type { JulgamentoDoRecurso } from '#core/junta/tramite.ts'
import type { ColegiadoImpresso } from '../fichas.ts'
import { nomeDe, votoSemEfeito } from '../palavras.ts'

type NoPapel = ColegiadoImpresso | null | undefined

/** What the rapporteur told the body. */
export function doRelator(colegiado: NoPapel): string[] {
  if (colegiado?.relatorio === null || colegiado?.relatorio === undefined) return []
  return [`Relator: ${colegiado.relator ?? '—'}. ${colegiado.relatorio.texto}`]
}

/** The sentence of a collegiate decision: unanimous, by majority, or by who presides on a tie. */
export function acordam(colegiado: NoPapel, julgado: JulgamentoDoRecurso): string {
  const votos = (colegiado?.votos ?? []).filter((v) => v.caiu === undefined)
  const unanime = new Set(votos.map((v) => v.voto)).size < 2
  const como =
    julgado.porDesempate === true
      ? 'no empate, pelo voto de quem preside'
      : unanime
        ? 'por unanimidade'
        : 'por maioria de votos'
  return `ACORDAM os membros do colegiado, ${como}, em ${julgado.resultado === 'provido' ? 'DAR PROVIMENTO ao recurso e reformar' : 'NEGAR PROVIMENTO ao recurso e manter'} a decisão recorrida.`
}

/** Each member's vote; one that fell, with why. */
export const votosDoColegiado = (colegiado: NoPapel): { membro: string; voto: string }[] =>
  (colegiado?.votos ?? []).map((v) => ({
    membro: `${v.membro}${v.relator ? ' (relator)' : ''}${v.razoes === undefined ? '' : `: ${v.razoes}`}`,
    voto: v.caiu === undefined ? nomeDe(v.voto) : votoSemEfeito(v.voto, v.caiu.motivo),
  }))
