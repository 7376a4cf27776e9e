import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { recusasDaPessoaVedada } from '../perda/impedimentos.ts'
import { recusasDaPessoaFalecida } from '../transferencia/obito.ts'

/**
 * Why a person enters nothing of the service on the day, whatever else is met: a death that was told
 * (`pessoa.falecida`) and each bar in effect (`pessoa.vedada`), all at once.
 */
export const recusasDaPessoa = (
  pessoa: string,
  mundo: Mundo,
  contexto: Pick<Contexto, 'pacote' | 'hoje'>,
): readonly Recusa[] => [
  ...recusasDaPessoaFalecida(pessoa, mundo, contexto),
  ...recusasDaPessoaVedada(pessoa, mundo, contexto.hoje),
]
