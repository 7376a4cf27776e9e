import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { obitoDaPessoa, penaDoMorto } from '#core/transferencia/obito.ts'
import type { Obito } from '#core/transferencia/transferencia.ts'
import { fundamentosDoPasso } from './guardas.ts'
import type { Auto } from './processo.ts'
import type { Passo } from './transicoes.ts'

/** Steps that judge, or take a condemnation on. */
const PUNEM: ReadonlySet<Passo> = new Set([
  'julgarAuto',
  'distribuirRecurso',
  'redistribuirRecurso',
  'relatarRecurso',
  'votarRecurso',
  'pedirVista',
  'proclamarResultado',
  'julgarRecurso',
  'certificarDefinitividade',
  'inscreverDividaAtiva',
])

/** The latest death of those who answer; `undefined` while one of them lives, or is not of the register. */
export function morteDeQuemResponde(
  { responsaveis }: Auto,
  mundo: Mundo,
  { hoje }: Pick<Contexto, 'hoje'>,
): Obito | undefined {
  const mortes = responsaveis.map(({ pessoa }) =>
    pessoa === undefined ? undefined : obitoDaPessoa(pessoa, mundo, hoje),
  )
  return mortes.some((m) => m === undefined)
    ? undefined
    : mortes.toSorted((a, b) => ((a?.obitoEm ?? '') < (b?.obitoEm ?? '') ? -1 : 1)).at(-1)
}

/** The condemnation was final before the death: the fine is a debt of the estate. */
export const finalAntesDaMorte = ({ definitivaEm }: Auto, { obitoEm }: Obito): boolean =>
  definitivaEm !== undefined && definitivaEm <= obitoEm

/** Why the step is not taken: everyone who answers died before the decision was final. */
export function recusasDaMorte(
  auto: Auto,
  passo: Passo,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const obito = PUNEM.has(passo) ? morteDeQuemResponde(auto, mundo, contexto) : undefined
  if (obito === undefined || finalAntesDaMorte(auto, obito)) return []
  const { pacote } = contexto
  return [
    {
      codigo: 'pena.falecido',
      ...penaDoMorto(obito.obitoEm, pacote, fundamentosDoPasso(pacote, passo)),
    },
  ]
}
