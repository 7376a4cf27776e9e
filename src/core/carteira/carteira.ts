import * as z from 'zod'
import { type Ato, idDaCorrente } from '../ato.ts'
import { dia } from '../calendar/esquema.ts'
import type { Dia } from '../calendar/dia.ts'

export const emitirCarteira = z.strictObject({
  /** The servant's number in the municipality's staff. */
  matricula: z.string().trim().min(1).max(40),
  cargo: z.string().trim().min(3).max(100),
  /** Last day, inclusive; without it the card serves until revoked. */
  validaAte: dia.optional(),
  /** Who it is, as the register of users has it: the server fills it from the stream's id. */
  fiscal: z
    .strictObject({ nome: z.string().max(200), papeis: z.array(z.string().max(40)) })
    .optional(),
})
export const causasDaRevogacao = ['desligamento', 'extravio', 'erro', 'outra'] as const
export const revogarCarteira = z.strictObject({
  causa: z.enum(causasDaRevogacao),
  motivo: z.string().trim().min(3).max(500),
})
type Causa = (typeof causasDaRevogacao)[number]

/** Stream `carteira:<id of the user>`: every card that an inspector had. `carteira` is the card's id. */
export type AtoDeCarteira =
  | Ato<
      'carteiraEmitida',
      { carteira: string; matricula: string; cargo: string; validaAte?: Dia; numero?: string },
      { nome: string }
    >
  | Ato<'carteiraRevogada', { carteira: string; causa: Causa; motivo: string }>

export type Carteira = Readonly<{
  id: string
  numero?: string
  matricula: string
  cargo: string
  emitidaEm: Dia
  validaAte?: Dia
  revogadaEm?: Dia
  causa?: Causa
  motivo?: string
}>

/** An inspector's cards, oldest first; `nome` is absent once erased. */
export type CarteirasDoFiscal = Readonly<{
  id: string
  nome?: string
  emitidas: readonly Carteira[]
}>

export const situacoesDaCarteira = ['nenhuma', 'valida', 'vencida', 'revogada'] as const
export type SituacaoDaCarteira = (typeof situacoesDaCarteira)[number]

/** From where each command may be given. */
export const transicoes = {
  emitirCarteira: ['nenhuma', 'vencida', 'revogada'],
  revogarCarteira: ['valida'],
} as const satisfies Record<string, readonly SituacaoDaCarteira[]>
export type ComandoDaCarteira = keyof typeof transicoes

/** The last card issued by the day, if any: the one that counts. */
export const carteiraEm = (c: CarteirasDoFiscal | undefined, noDia: Dia): Carteira | undefined =>
  c?.emitidas.findLast((x) => x.emitidaEm <= noDia)

/** Where it stands on the day: revoked from its day on, expired from the day after its last. */
export function situacaoDaCarteira(c: Carteira | undefined, noDia: Dia): SituacaoDaCarteira {
  if (c === undefined) return 'nenhuma'
  if (c.revogadaEm !== undefined && c.revogadaEm <= noDia) return 'revogada'
  return c.validaAte !== undefined && c.validaAte < noDia ? 'vencida' : 'valida'
}

/** Folds an act. Total. */
export function evolveCarteira(
  estado: CarteirasDoFiscal | undefined,
  ato: AtoDeCarteira,
): CarteirasDoFiscal | undefined {
  if (ato.tipo === 'carteiraEmitida') {
    const { em: emitidaEm, carteira: id, ...dados } = ato.dados
    const nome = ato.pessoal?.nome ?? estado?.nome
    return {
      id: idDaCorrente(ato.corrente),
      ...(nome === undefined ? {} : { nome }),
      emitidas: [...(estado?.emitidas ?? []), { ...dados, id, emitidaEm }],
    }
  }
  if (estado === undefined) return undefined
  const { em, carteira, causa, motivo } = ato.dados
  return {
    ...estado,
    emitidas: estado.emitidas.map((x) =>
      x.id === carteira ? { ...x, revogadaEm: em, causa, motivo } : x,
    ),
  }
}
