import type { Recusa } from '#core/decisao.ts'
import type { SituacaoDoCaso } from '../comandoDoCaso.ts'
import type { Junta, Membro } from '../junta.ts'
import { emExercicio, membroDe, membroDoAutor, recusasDoMembro } from '../membros.ts'
import { juntaDo, regraDaJunta } from '../regra.ts'
import { relatorDe } from '../tramite.ts'

/** Before a rapporteur is drawn, the pack's rule of who decides on the effect; later, or with no body, none. */
export const regraSemRelator = ({ caso, contexto }: Pick<SituacaoDoCaso, 'caso' | 'contexto'>) =>
  relatorDe(caso.tramite) === undefined
    ? regraDaJunta(contexto.pacote)?.efeitoSemRelator
    : undefined

/** Who decides: the rapporteur, once there is one; and who presides the body, in office today. */
function quemDecide(
  j: Junta,
  { caso, contexto }: Pick<SituacaoDoCaso, 'caso' | 'contexto'>,
): readonly Membro[] {
  const relator = membroDe(j, relatorDe(caso.tramite) ?? '')
  const presidente = emExercicio(j, contexto.hoje).find((m) => m.presidente)
  return [...new Set([relator, presidente].filter((m) => m !== undefined))]
}

/** What it takes to know who decides on the effect. */
type DoEfeito = Pick<SituacaoDoCaso, 'caso' | 'mundo' | 'contexto'>

/** Whose decision may be told of: those who decide and may hear the appeal. */
function quemPode(s: DoEfeito) {
  const j = juntaDo(s.mundo, s.contexto.pacote)
  const autor = membroDoAutor(j, s.contexto.autor, s.contexto.hoje)
  const todos = quemDecide(j, s)
  const decidem = todos.filter((m) => recusasDoMembro(m, s.caso, s.contexto).length === 0)
  return { autor, todos, decidem, semConta: decidem.every((m) => m.usuario === undefined) }
}

/**
 * Before a collegiate body the effect is decided by the rapporteur or the president; while there is
 * no rapporteur, by whom the pack says. When none of them has an account, whoever has the pack's role
 * and is no member records what they decide, as with votes.
 */
export function recusaDoEfeito(s: SituacaoDoCaso): readonly Recusa[] {
  const { caso, contexto, base } = s
  if (regraDaJunta(contexto.pacote) === undefined) return []
  const { autor, todos, decidem, semConta } = quemPode(s)
  // Kin is known of members alone; the other causes are told already of any author.
  const dele = autor === undefined ? [] : recusasDoMembro(autor, caso, contexto)
  const daFamilia = dele.filter((r) => r.dados?.['motivo'] === 'parentesco')
  const semRelator = regraSemRelator(s)
  if (semRelator?.por === 'orgao') return daFamilia
  if (semRelator !== undefined && todos.length === 0)
    return [
      {
        codigo: 'efeito.sem-presidente',
        fundamentos: semRelator.fundamentos,
        falta: 'presidente',
        ...(semRelator.lacuna === undefined ? {} : { lacuna: semRelator.lacuna }),
      },
    ]
  const outras = dele.filter((r) => r.codigo !== 'processo.julgador-impedido')
  if (dele.length > 0 && todos.some((m) => m.id === autor?.id)) return [...outras, ...daFamilia]
  if (decidem.length === 0) {
    const { fundamentos, outrasNormas } = contexto.pacote.processo.impedimento
    return [
      {
        codigo: 'efeito.ninguem-apto',
        fundamentos,
        ...(outrasNormas === undefined ? {} : { outrasNormas }),
        dados: { membros: todos.map((m) => m.nome ?? m.id).join(', ') },
      },
    ]
  }
  if (semConta ? autor !== undefined : !decidem.some((m) => m.id === autor?.id))
    return semRelator === undefined
      ? [{ codigo: 'efeito.cabe-ao-relator', fundamentos: base.fundamentos }]
      : [
          {
            codigo: 'efeito.cabe-ao-presidente',
            fundamentos: semRelator.fundamentos,
            ...(semRelator.lacuna === undefined ? {} : { lacuna: semRelator.lacuna }),
            dados: { membro: decidem[0]?.nome ?? '' },
          },
        ]
  return [...outras, ...daFamilia]
}

/** Recorded by who is no member, of several who could have decided: whose decision it is, the data say. */
export function recusaDoMembroDoEfeito(
  indicado: string | undefined,
  s: SituacaoDoCaso,
): readonly Recusa[] {
  if (regraDaJunta(s.contexto.pacote) === undefined || regraSemRelator(s)?.por === 'orgao')
    return []
  const { fundamentos } = s.base
  const { autor, decidem } = quemPode(s)
  if (indicado === undefined)
    return autor !== undefined || decidem.length < 2
      ? []
      : [
          {
            codigo: 'efeito.falta-membro',
            fundamentos,
            falta: 'membro',
            dados: { membros: decidem.map((m) => m.nome ?? m.id).join(', ') },
          },
        ]
  const dele = autor === undefined ? decidem.some((m) => m.id === indicado) : autor.id === indicado
  return dele ? [] : [{ codigo: 'efeito.de-outro', fundamentos }]
}

/** In whose name the effect is decided, of a member of the body; and, where another, who records it. */
export function nomeDoEfeito(
  indicado: string | undefined,
  s: DoEfeito,
): Readonly<{ membro?: string; por?: string }> {
  if (regraDaJunta(s.contexto.pacote) === undefined) return {}
  const { autor, decidem } = quemPode(s)
  const membro =
    autor?.id ?? indicado ?? (regraSemRelator(s)?.por === 'orgao' ? undefined : decidem[0]?.id)
  return membro === undefined ? {} : { membro, por: s.contexto.autor.id }
}
