import type { Junta as RegraDaJunta } from '#law/esquema/processo.ts'
import type { Pacote } from '#law/pacote.ts'
import { type Corrente, corrente, idDaCorrente } from '../ato.ts'
import type { Contexto, Papel } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { inexistente } from '../mundo/recusas.ts'
import { semJunta } from './evolve.ts'
import type { Junta, Membro } from './junta.ts'

/** What the pack's law says of the body that hears appeals, when it is a collegiate one. */
export const regraDaJunta = ({ processo: { recurso } }: Pacote): RegraDaJunta | undefined =>
  recurso.colegiado ? recurso.junta : undefined

/** The stream of the body, by the pack's id of it. */
export const correnteDaJunta = ({ processo: { recurso } }: Pacote): Corrente =>
  corrente('junta', recurso.orgao)

/** The body as recorded; empty before anyone is appointed. */
export const juntaDo = (mundo: Mundo, { processo: { recurso } }: Pacote): Junta =>
  mundo.junta(recurso.orgao) ?? semJunta(recurso.orgao)

/** Who keeps the body's papers, or sits on it. */
export const secretaria = ({ processo }: Pacote): readonly Papel[] => [
  ...new Set<Papel>([...processo.preparam, ...processo.recurso.papeis]),
]

/** The law has such a body, this is its stream, and it is in force. */
export function recusasDaJunta(c: Corrente, contexto: Contexto): readonly Recusa[] {
  const { pacote, hoje } = contexto
  if (regraDaJunta(pacote) === undefined)
    return [
      {
        codigo: 'lei.nao-preve',
        fundamentos: pacote.processo.recurso.fundamentos,
        falta: 'colegiado',
      },
    ]
  return idDaCorrente(c) === '' || idDaCorrente(c) === pacote.processo.recurso.orgao
    ? recusasDeVigencia(pacote, hoje)
    : [inexistente(c)]
}

/** What an act of the body stands on. */
export const baseDaJunta = ({ processo: { recurso } }: Pacote) => {
  const lacuna = recurso.junta?.lacuna
  return {
    fundamentos: recurso.junta?.fundamentos ?? recurso.fundamentos,
    ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
  } as const
}

/** Seats: the members of the body in office on the day, alternates apart. */
export const cadeiras = (membros: readonly Membro[]): readonly Membro[] =>
  membros.filter((m) => m.especie === 'titular')

/** The least number of votes: what the municipality fixed, or more than half of the seats. */
export function quorumDaJunta(assentos: number, contexto: Contexto): number {
  const regra = regraDaJunta(contexto.pacote)
  const fixado =
    regra === undefined
      ? undefined
      : valorDeParametro(contexto, regra.quorum.parametro, contexto.hoje)
  return fixado !== undefined && 'valor' in fixado
    ? Number(fixado.valor)
    : Math.floor(assentos / 2) + 1
}

/** The refusal for fewer than the quorum, with the gap that its default leans on. */
export function recusaDeQuorum(
  presentes: number,
  assentos: number,
  contexto: Contexto,
): readonly Recusa[] {
  const quorum = quorumDaJunta(assentos, contexto)
  const regra = regraDaJunta(contexto.pacote)?.quorum
  if (regra === undefined || (presentes >= quorum && presentes > 0)) return []
  return [
    {
      codigo: 'recurso.sem-quorum',
      fundamentos: regra.fundamentos,
      ...(regra.lacuna === undefined ? {} : { lacuna: regra.lacuna }),
      dados: { votos: presentes, quorum },
    },
  ]
}
