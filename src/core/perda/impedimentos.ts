import { addDias, type Dia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import type { Efeito, Executada, Perda } from './perda.ts'

/** Ended by what came after: undone, the appeal won, its record annulled; or halted by the appeal's effect. */
function semEfeito(p: Perda, mundo: Mundo, dia: Dia): boolean {
  const fins = [
    p.desfeita?.em,
    p.decisaoDoRecurso?.resultado === 'provido' ? p.decisaoDoRecurso.em : undefined,
    p.auto === undefined ? undefined : mundo.auto(p.auto)?.anuladoEm,
  ]
  return (
    fins.some((em) => em !== undefined && em <= dia) ||
    p.suspensoes.some((s) => s.de <= dia && (s.ate === undefined || dia < s.ate))
  )
}

/** In effect on the day, both ends inclusive, unless something ended or halted it. */
export function emEfeito(p: Perda, mundo: Mundo, dia: Dia): Executada | undefined {
  const vezes = [
    ...p.sustadas.filter((s) => dia < s.em),
    ...(p.executada === undefined ? [] : [p.executada]),
  ]
  const x = vezes.find((v) => v.desde <= dia && (v.ate === undefined || dia <= v.ate))
  return x === undefined || semEfeito(p, mundo, dia) ? undefined : x
}

const recusa = (
  codigo: string,
  p: Perda,
  x: Executada,
  fundamentos: readonly string[],
): Recusa => ({
  codigo,
  fundamentos,
  falta: `perda:${p.id}`,
  ...(x.ate === undefined ? {} : { passaEm: addDias(x.ate, 1) }),
  dados: { desde: x.desde, ate: x.ate ?? '' },
})

function de(
  perdas: readonly Perda[],
  efeitos: readonly Efeito[],
  mundo: Mundo,
  dia: Dia,
): readonly (readonly [Perda, Executada])[] {
  return perdas.flatMap((p) => {
    const x = emEfeito(p, mundo, dia)
    return x !== undefined && efeitos.includes(x.efeito) ? [[p, x] as const] : []
  })
}

/** The infraction's provision; without a record, those that the act of execution cites. */
const fundamentosDa = (p: Perda, mundo: Mundo): readonly string[] => [
  ...(p.auto === undefined
    ? (p.executada?.fundamentos ?? [])
    : [mundo.auto(p.auto)?.dispositivo ?? []].flat()),
  ...(p.executada?.semNovoCertificado ?? []),
]

/** A person barred from the register on the day (`pessoa.vedada`), with the day on which it ends. */
export const recusasDaPessoaVedada = (pessoa: string, mundo: Mundo, dia: Dia): readonly Recusa[] =>
  de(mundo.perdasDaPessoa(pessoa), ['veda'], mundo, dia).map(([p, x]) =>
    recusa('pessoa.vedada', p, x, fundamentosDa(p, mundo)),
  )

/** A vehicle barred from the register on the day (`veiculo.vedado`). */
export const recusasDoVeiculoVedado = (
  veiculo: string,
  mundo: Mundo,
  dia: Dia,
): readonly Recusa[] =>
  de(mundo.perdasDoVeiculo(veiculo), ['veda'], mundo, dia).map(([p, x]) =>
    recusa('veiculo.vedado', p, x, fundamentosDa(p, mundo)),
  )

/** A driver whose certificate was lost for good, or is suspended on the day. */
export const recusasDoCondutorPunido = (
  pessoa: string,
  mundo: Mundo,
  dia: Dia,
): readonly Recusa[] =>
  de(
    mundo.perdasDaPessoa(pessoa),
    ['cassa-certificado', 'suspende-certificado'],
    mundo,
    dia,
  ).flatMap(([p, x]) =>
    x.efeito === 'suspende-certificado'
      ? [recusa('condutor.certificado-suspenso', p, x, fundamentosDa(p, mundo))]
      : x.semNovoCertificado === undefined
        ? []
        : [recusa('condutor.certificado-cassado', p, x, fundamentosDa(p, mundo))],
  )

/** The grant suspended on the day (`outorga.suspensa`). */
export const recusasDaOutorgaSuspensa = (
  outorga: string,
  mundo: Mundo,
  dia: Dia,
): readonly Recusa[] =>
  de(mundo.perdasDaOutorga(outorga), ['suspende-outorga'], mundo, dia).map(([p, x]) =>
    recusa('outorga.suspensa', p, x, fundamentosDa(p, mundo)),
  )
