import type { Pacote } from '#law/pacote.ts'
import { calcularPrazo } from '../calendar/prazo.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'

/** The last day, inclusive, to tell the holder's death, where the law gives one. */
export function prazoDoObito(obitoEm: Dia, { pacote, calendario }: Contexto): Dia | undefined {
  const prazo = pacote.prazos.transferencia?.obito?.prazo
  if (prazo === undefined) return undefined
  const { mes, prorrogaEmDiaNaoUtil } = pacote.prazos.contagem
  const { quantidade, unidade } = prazo.duracao
  return calcularPrazo(
    { inicio: obitoEm, quantidade, unidade, mes, prorrogaEmDiaNaoUtil },
    calendario,
  ).ultimoDia
}

/** Why nobody works under the grant on the day: its holder had died. */
export function recusasDoObito(o: Outorga, { pacote }: Contexto, dia: Dia): readonly Recusa[] {
  const { obito } = o
  const servico = pacote.prazos.transferencia?.obito?.servico
  if (obito === undefined || servico === undefined || dia < obito.obitoEm) return []
  return [
    {
      codigo: 'titular.falecido',
      fundamentos: servico.fundamentos,
      lacuna: servico.lacuna,
      dados: { em: obito.obitoEm },
    },
  ]
}

/** The death of a person that was told, in whichever of their grants, by the day (inclusive). */
export const obitoDaPessoa = (pessoa: string, mundo: Mundo, dia: Dia): Outorga['obito'] =>
  mundo.outorgasDoTitular(pessoa).find((o) => o.obito !== undefined && o.obito.obitoEm <= dia)
    ?.obito

/** Why nothing is given to a person: their death was told, in whichever of their grants. */
export function recusasDaPessoaFalecida(
  pessoa: string,
  mundo: Mundo,
  { pacote, hoje }: Pick<Contexto, 'pacote' | 'hoje'>,
): readonly Recusa[] {
  const obito = obitoDaPessoa(pessoa, mundo, hoje)
  return obito === undefined
    ? []
    : [
        {
          codigo: 'pessoa.falecida',
          fundamentos: pacote.prazos.transferencia?.obito?.fundamentos ?? [],
          dados: { em: obito.obitoEm },
        },
      ]
}

/** Why no penalty is decided, or put into effect, against the person: they died. */
export function recusasDaPenaDoMorto(
  pessoa: string | undefined,
  mundo: Mundo,
  { pacote, hoje }: Pick<Contexto, 'pacote' | 'hoje'>,
  fundamentos: readonly string[],
): readonly Recusa[] {
  const obito = pessoa === undefined ? undefined : obitoDaPessoa(pessoa, mundo, hoje)
  return obito === undefined
    ? []
    : [{ codigo: 'pena.falecido', ...penaDoMorto(obito.obitoEm, pacote, fundamentos) }]
}

/** What a refusal for the death of who would answer cites, and the day of it. */
export const penaDoMorto = (
  em: Dia,
  { processo: { morte } }: Pacote,
  fundamentos: readonly string[],
): Omit<Recusa, 'codigo'> => ({
  fundamentos: [...new Set([...fundamentos, ...(morte?.fundamentos ?? [])])],
  ...(morte?.outrasNormas === undefined ? {} : { outrasNormas: morte.outrasNormas }),
  ...(morte?.lacuna === undefined ? {} : { lacuna: morte.lacuna }),
  dados: { em },
})
