import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura } from '../mundo/recusas.ts'
import { temTexto } from '../texto.ts'
import type { Outorga } from '../outorga/outorga.ts'

/** The last day on which the holder acted in person, by their grants: asked for one, or signed its term. */
function ultimaPresenca(titular: string, mundo: Mundo): Dia | undefined {
  return mundo
    .outorgasDoTitular(titular)
    .flatMap((o) => [o.presencial ? o.requeridaEm : undefined, o.inicio])
    .filter((d) => d !== undefined)
    .toSorted()
    .at(-1)
}

/**
 * Why the person cannot have died on that day: it is still to come, they were not born yet, or they
 * acted in person afterwards and no paper (`prova`) shows that the day is right all the same.
 */
export function recusasDoDiaDoObito(
  { titular }: Pick<Outorga, 'titular'>,
  obitoEm: Dia,
  prova: string | undefined,
  mundo: Mundo,
  { hoje, pacote }: Contexto,
): readonly Recusa[] {
  const fundamentos = pacote.prazos.transferencia?.obito?.fundamentos ?? []
  const nascimento = mundo.pessoa(titular)?.identidade?.nascimento
  const presente = ultimaPresenca(titular, mundo)
  return [
    ...dataFutura('obitoEm', obitoEm, hoje),
    ...(nascimento !== undefined && obitoEm < nascimento
      ? [{ codigo: 'obito.antes-do-nascimento', fundamentos, dados: { em: nascimento } }]
      : []),
    ...(presente !== undefined && obitoEm < presente && !temTexto(prova)
      ? [
          {
            codigo: 'obito.antes-de-ato-do-titular',
            fundamentos,
            falta: 'prova',
            dados: { em: presente },
          },
        ]
      : []),
  ]
}
