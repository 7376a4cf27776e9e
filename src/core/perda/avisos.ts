import type { PecaDaPerda, Perda } from './perda.ts'

/** What is to be served where the case stands: the proposal, its decision, that of the appeal, or nothing. */
export const pecaDaPerda = (p: Perda): PecaDaPerda | undefined =>
  p.situacao === 'proposta'
    ? 'proposta'
    : p.situacao === 'decidida'
      ? 'decisao'
      : recursoAComunicar(p)
        ? 'recurso'
        : undefined

/** What was decided on the appeal is not known yet; of a loss undone since, nobody is to be told. */
const recursoAComunicar = (p: Perda): boolean =>
  p.decisaoDoRecurso !== undefined &&
  p.cienciaDoRecursoEm === undefined &&
  p.situacao !== 'desfeita'

/** Whom the case must serve now, with the means tried in vain; empty while an attempt is under way. */
export function aNotificarDaPerda(
  p: Perda,
): readonly Readonly<{ peca: PecaDaPerda; pessoa?: string; tentados: readonly string[] }>[] {
  const peca = pecaDaPerda(p)
  const feitas = p.notificacoes.filter((n) => n.peca === peca)
  if (peca === undefined || feitas.some((n) => n.situacao === 'expedida')) return []
  const tentados = [...new Set(feitas.map((n) => n.meio))]
  return [{ peca, ...(p.pessoa === undefined ? {} : { pessoa: p.pessoa }), tentados }]
}

/** Attempts that still wait for their proof. */
export const emCursoDaPerda = (p: Perda) => p.notificacoes.filter((n) => n.situacao === 'expedida')
