import type { Dia } from '../calendar/dia.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { usaVeiculo, veiculoEm } from '../substituicao/frota.ts'
import type { Avaliacao } from '../requirement/avaliar.ts'
import type { Fatos } from '../requirement/tipos.ts'

/**
 * The facts around a grant: its holder, its vehicle, the request that it answers. With a day, the
 * vehicle with which it works on that day, be it a provisional one.
 */
export const fatosDaOutorga = (mundo: Mundo, outorga: Outorga, dia?: Dia): Fatos => ({
  mundo,
  outorga,
  titular: mundo.pessoa(outorga.titular),
  veiculo: mundo.veiculo(dia === undefined ? outorga.veiculo : veiculoEm(outorga, dia)),
  selecao: outorga.selecao,
})

/** The facts around a vehicle: with the grant in force, or else asked for, in which it is on the day. */
export function fatosDoVeiculo(mundo: Mundo, id: string, dia: Dia): Fatos {
  const outorgas = mundo.outorgasDoVeiculo(id).filter((o) => usaVeiculo(o, id, dia))
  const outorga =
    outorgas.find((o) => outorgaVigente(o, dia)) ?? outorgas.find((o) => o.situacao === 'requerida')
  const veiculo = mundo.veiculo(id)
  const titular = outorga?.titular ?? veiculo?.propriedade?.pessoa
  return {
    mundo,
    veiculo,
    outorga,
    titular: titular === undefined ? undefined : mundo.pessoa(titular),
  }
}

/** The provisions that a favourable decision applied, each once: the requirements' and then `mais`. */
export const fundamentosDe = (
  avaliacao: Avaliacao,
  mais: readonly string[] = [],
): readonly string[] => [
  ...new Set([...avaliacao.verificacoes.flatMap((v) => v.fundamentos), ...mais]),
]

/** What an act cites of a rule of the pack, ready to be spread into it; nothing, where it has none. */
export const citarRegra = (
  regra:
    | Readonly<{ fundamentos?: readonly string[] | undefined; lacuna?: string | undefined }>
    | undefined,
): Readonly<{ fundamentos: readonly string[]; lacunas?: readonly string[] }> => ({
  fundamentos: regra?.fundamentos ?? [],
  ...(regra?.lacuna === undefined ? {} : { lacunas: [regra.lacuna] }),
})

/** The gaps whose default a decision relied on, ready to be spread into an act. */
export const lacunasDe = (
  avaliacao: Pick<Avaliacao, 'lacunas'>,
  mais: readonly string[] = [],
): { lacunas?: readonly string[] } => {
  const lacunas = [...new Set([...avaliacao.lacunas, ...mais])]
  return lacunas.length === 0 ? {} : { lacunas }
}
