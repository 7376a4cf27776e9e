import type { Ato } from '#core/ato.ts'
import { membroDe } from '#core/junta/membros.ts'
import { juntaDo, regraDaJunta } from '#core/junta/regra.ts'
import type { Mundo } from '#core/mundo.ts'
import type { Pacote } from '#law/pacote.ts'

/** Acts that say by `membro`, or by `relator`, which member of the collegiate body they are of. */
const DE_MEMBRO: ReadonlySet<string> = new Set([
  'membroNomeado',
  'membroLicenciado',
  'mandatoEncerrado',
  'parentescoRegistrado',
  'parentescoRetificado',
  'relatorSorteado',
  'recursoDistribuido',
  'recursoRelatado',
  'votoProferido',
  'vistaPedida',
  'impedimentoDeclarado',
  'efeitoSuspensivoConcedido',
  'efeitoSuspensivoNegado',
])

/** The name of the member that the act is of: who records it is often the secretary. */
export function membroDoAto(mundo: Mundo, pacote: Pacote, ato: Ato): string | undefined {
  if (!DE_MEMBRO.has(ato.tipo) || regraDaJunta(pacote) === undefined) return undefined
  const dados = ato.dados as Readonly<{ membro?: string; relator?: string }>
  const id = dados.membro ?? dados.relator ?? ''
  const j = juntaDo(mundo, pacote)
  return (membroDe(j, id) ?? j.membros.findLast((m) => m.usuario === id))?.nome
}
