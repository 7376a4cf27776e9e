import type { Corrente } from '#core/ato.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Mundo } from '#core/mundo.ts'
import type { AtoRegistrado } from '#ledger/ato.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import type { ImpressoAEntregar } from '../contrato/fichas.ts'
import type { Servico } from '../servicos.ts'

/** What a read is made from: the streams around what was asked, folded, on a day, for a user. */
export type Vista = Readonly<{
  servico: Servico
  contexto: Contexto
  mundo: Mundo
  atos: readonly AtoRegistrado[]
  sessao: SessaoAberta
  /** Names of the users who made the acts, by id. */
  nomes: ReadonlyMap<string, string>
  /** By an act's device, how who wrote it in an account had got into it. */
  acessos: ReadonlyMap<string, string>
  /** Of a grant whose papers are handed over by an act: those printed and not revoked. */
  impressos?: readonly ImpressoAEntregar[]
}>

/** The last sequence of a stream among the acts read; 0 when it has none. */
export function sequencia(vista: Vista, corrente: Corrente): number {
  let seq = 0
  for (const ato of vista.atos) if (ato.corrente === corrente && ato.seq > seq) seq = ato.seq
  return seq
}
