import type { Recusa } from '#core/decisao.ts'
import type { Situacao } from '#core/processo/comandoDoAuto.ts'
import type { Junta, Membro } from '../junta.ts'
import { emExercicio, membroDe, membroDoAutor, recusasDoMembro } from '../membros.ts'
import { juntaDo, regraDaJunta } from '../regra.ts'
import { relatorDe } from '../tramite.ts'

/** Before a rapporteur is drawn, the pack's rule of who decides on the effect; later, or with no body, none. */
export const regraSemRelator = ({ auto, contexto }: Situacao) =>
  relatorDe(auto.tramite) === undefined
    ? regraDaJunta(contexto.pacote)?.efeitoSemRelator
    : undefined

/** Who decides: the rapporteur, once there is one; and who presides the body, in office today. */
function quemDecide(j: Junta, { auto, contexto }: Situacao): readonly Membro[] {
  const relator = membroDe(j, relatorDe(auto.tramite) ?? '')
  const presidente = emExercicio(j, contexto.hoje).find((m) => m.presidente)
  return [...new Set([relator, presidente].filter((m) => m !== undefined))]
}

/**
 * Before a collegiate body the effect is decided by the rapporteur or the president; while there is
 * no rapporteur, by whom the pack says. When none of them has an account, whoever has the pack's role
 * and is no member records what they decide, as with votes.
 */
export function recusaDoEfeito(s: Situacao): readonly Recusa[] {
  const { auto, mundo, contexto, base } = s
  if (regraDaJunta(contexto.pacote) === undefined) return []
  const j = juntaDo(mundo, contexto.pacote)
  const autor = membroDoAutor(j, contexto.autor, contexto.hoje)
  // Kin is known of members alone; the other causes are told already of any author.
  const dele = autor === undefined ? [] : recusasDoMembro(autor, auto, contexto)
  const daFamilia = dele.filter((r) => r.dados?.['motivo'] === 'parentesco')
  const semRelator = regraSemRelator(s)
  if (semRelator?.por === 'orgao') return daFamilia
  const todos = quemDecide(j, s)
  const decidem = todos.filter((m) => recusasDoMembro(m, auto, contexto).length === 0)
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
  const semConta = decidem.every((m) => m.usuario === undefined)
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
