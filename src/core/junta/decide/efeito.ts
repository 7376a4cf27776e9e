import type { Recusa } from '#core/decisao.ts'
import type { Situacao } from '#core/processo/comandoDoAuto.ts'
import { membroDe, membroDoAutor, recusasDoMembro } from '../membros.ts'
import { juntaDo, regraDaJunta } from '../regra.ts'
import { relatorDe } from '../tramite.ts'

/**
 * Before a collegiate body, once the appeal has a rapporteur with an account, it is they or the
 * president who decide on the effect; before that, whoever the pack says.
 */
export function recusaDoEfeito({ auto, mundo, contexto, base }: Situacao): readonly Recusa[] {
  if (regraDaJunta(contexto.pacote) === undefined) return []
  const j = juntaDo(mundo, contexto.pacote)
  const autor = membroDoAutor(j, contexto.autor, contexto.hoje)
  const relator = relatorDe(auto.tramite)
  // Kin is known of members alone; the other causes are told already of any author.
  const daFamilia =
    autor === undefined
      ? []
      : recusasDoMembro(autor, auto, contexto).filter((r) => r.dados?.['motivo'] === 'parentesco')
  if (relator === undefined || membroDe(j, relator)?.usuario === undefined) return daFamilia
  if (autor === undefined || !(autor.id === relator || autor.presidente))
    return [{ codigo: 'efeito.cabe-ao-relator', fundamentos: base.fundamentos }]
  const outras = recusasDoMembro(autor, auto, contexto).filter(
    (r) => r.codigo !== 'processo.julgador-impedido',
  )
  return [...outras, ...daFamilia]
}
