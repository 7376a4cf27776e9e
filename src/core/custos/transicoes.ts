import type { Recusa } from '../decisao.ts'
import type { CalculoDeCustos } from './custos.ts'

/** From where each command may be given, and where it leads. */
export const transicoes = {
  calcularCustos: { de: ['requerido'], para: 'calculado' },
  indeferirCalculoDeCustos: { de: ['requerido'], para: 'indeferido' },
} as const satisfies Record<
  string,
  { de: readonly CalculoDeCustos['situacao'][]; para: CalculoDeCustos['situacao'] }
>
export type ComandoDoCalculo = keyof typeof transicoes

/** Whether the request stands where the command may be given. */
export const cabe = (comando: ComandoDoCalculo, c: CalculoDeCustos): boolean =>
  (transicoes[comando].de as readonly string[]).includes(c.situacao)

/** Why the table does not allow the command on the request; empty when it does. */
export function recusasDaTransicao(
  comando: ComandoDoCalculo,
  c: CalculoDeCustos | undefined,
): readonly Recusa[] {
  if (c === undefined)
    return [{ codigo: 'custos.pedido-inexistente', fundamentos: [], falta: 'calculo' }]
  return cabe(comando, c)
    ? []
    : [{ codigo: 'custos.transicao', fundamentos: [], dados: { situacao: c.situacao } }]
}
