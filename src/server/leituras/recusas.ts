import type { Recusa } from '#core/decisao.ts'
import { citar } from '#core/mensagens/citar.ts'
import { explicar } from '#core/mensagens/explicar.ts'
import type { Pacote } from '#law/pacote.ts'
import type { RecusaExplicada } from '../contrato/contrato.ts'

/** A refusal as a person reads it. */
export const explicada = (recusa: Recusa, pacote: Pacote): RecusaExplicada => ({
  ...recusa,
  frase: explicar(recusa, pacote),
  citacoes: citacoes(recusa.fundamentos),
})

export const citacoes = (fundamentos: readonly string[]): string[] =>
  fundamentos.map((f) => citar(f))
