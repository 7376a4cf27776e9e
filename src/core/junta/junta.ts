import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { semente } from '../sorteio/semente.ts'
import { parentescos } from './parentesco.ts'
import type { SituacaoDaSessao } from './transicoes.ts'

const motivo = z.string().trim().min(3).max(500)
const daSessao = { sessao: z.string() }
const doMembro = { membro: z.string() }

export const nomearMembro = z.strictObject({
  nome: z.string().trim().min(3).max(150),
  /** The account with which the member votes; without one, the secretary records the votes. */
  usuario: z.string().max(60).optional(),
  /** The person of the register, so that an appeal of their own is never before them. */
  cadastro: z.string().max(60).optional(),
  especie: z.enum(['titular', 'suplente']),
  presidente: z.boolean().default(false),
  /** The act of appointment: decree or order, with number and day. */
  ato: z.string().trim().min(3).max(200),
  desde: dia,
  /** Last day of the term, inclusive; without one, until it is ended. */
  ate: dia.optional(),
})
export const licenciarMembro = z.strictObject({ ...doMembro, desde: dia, ate: dia, motivo })
/** `fim`: the first day on which they are no longer a member. */
export const encerrarMandato = z.strictObject({ ...doMembro, fim: dia, motivo })
export const registrarParentesco = z.strictObject({
  ...doMembro,
  /** Of the register. */
  parente: z.string(),
  parentesco: z.enum(parentescos),
  /** The paper that shows it, as the register names it, or the member's signed word. */
  prova: z.string().trim().max(300),
})
/** `parente`: of the register; `prova`: the paper that shows the error. */
export const retificarParentesco = z.strictObject({
  ...doMembro,
  parente: z.string(),
  motivo,
  prova: z.string().trim().max(300),
})
export const publicarSementeDaJunta = semente
export const meiosDaPauta = ['mural', 'imprensa-oficial', 'sitio'] as const
export const convocarSessao = z.strictObject({
  dia,
  hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  local: z.string().trim().min(3).max(200),
  /** The appeals of the agenda, each case by its name there, in the order in which they are called. */
  recursos: z.array(z.string()).min(1).max(60),
  meio: z.enum(meiosDaPauta),
  referencia: z.string().trim().max(200).optional(),
})
export const abrirSessao = z.strictObject({
  ...daSessao,
  presentes: z.array(z.string()).min(1),
  preside: z.string(),
})
export const retirarDePauta = z.strictObject({ ...daSessao, recurso: z.string(), motivo })
/** `registro`: what happened besides the votes. */
export const encerrarSessao = z.strictObject({
  ...daSessao,
  registro: z.string().trim().max(5000).optional(),
})
export const cancelarSessao = z.strictObject({ ...daSessao, motivo })

/**
 * Stream `junta:<id of the pack's body>`: one for the service. Records and people are named by
 * fields that make no link, or each appeal's file would bring all the others.
 */
export type AtoDaJunta =
  | Ato<
      'membroNomeado',
      {
        membro: string
        usuario?: string
        cadastro?: string
        especie: 'titular' | 'suplente'
        presidente: boolean
        ato: string
        desde: Dia
        ate?: Dia
      },
      { nome: string }
    >
  | Ato<'membroLicenciado', { membro: string; desde: Dia; ate: Dia; motivo: string }>
  | Ato<'mandatoEncerrado', { membro: string; fim: Dia; motivo: string }>
  | Ato<
      'parentescoRegistrado',
      /** `parentesco`: of the closed list; free words in acts of before it. */
      { membro: string; parente: string; parentesco: string; por?: string },
      { prova: string }
    >
  | Ato<
      'parentescoRetificado',
      { membro: string; parente: string; motivo: string; por: string },
      { prova: string }
    >
  | Ato<'sementeDaJuntaPublicada', { semente: string; fonte: string }>
  /** Goes with `recursoDistribuido`: by it the load of each is known. */
  | Ato<'relatorSorteado', { membro: string; recurso: string }>
  | Ato<
      'sessaoConvocada',
      {
        sessao: string
        dia: Dia
        hora: string
        local: string
        recursos: readonly string[]
        meio: string
        referencia?: string
        numero?: string
      }
    >
  | Ato<
      'sessaoAberta',
      {
        sessao: string
        presentes: readonly string[]
        preside: string
        /** Who held the seats when it opened; absent in acts of before it was kept. */
        cadeiras?: readonly string[]
      }
    >
  | Ato<'recursoRetiradoDePauta', { sessao: string; recurso: string; motivo: string }>
  | Ato<'sessaoEncerrada', { sessao: string; registro?: string; ata?: string }>
  | Ato<'sessaoCancelada', { sessao: string; motivo: string }>

export type Membro = Readonly<{
  id: string
  /** Absent once erased. */
  nome?: string
  usuario?: string
  cadastro?: string
  especie: 'titular' | 'suplente'
  presidente: boolean
  ato: string
  desde: Dia
  /** Last day, inclusive. */
  ate?: Dia
  /** `em`: the day on which it was recorded. */
  licencas: readonly Readonly<{ desde: Dia; ate: Dia; motivo: string; em?: Dia }>[]
  /** `em`: the day on which it was registered; `por`: by whom. Rectified, it stays, and bars no more. */
  parentes: readonly Readonly<{
    parente: string
    parentesco: string
    em: Dia
    por?: string
    retificadoEm?: Dia
    retificadoPor?: string
  }>[]
  /** First day out of office, when it ended before its term. */
  encerradoEm?: Dia
  /** The day on which that end was recorded. */
  encerramentoEm?: Dia
  motivo?: string
  /** Appeals given to them so far. */
  carga: number
}>

export type Sessao = Readonly<{
  id: string
  numero?: string
  dia: Dia
  hora: string
  local: string
  pauta: readonly string[]
  meio: string
  referencia?: string
  publicadaEm: Dia
  situacao: SituacaoDaSessao
  retirados: readonly Readonly<{ recurso: string; motivo: string }>[]
  presentes: readonly string[]
  cadeiras?: readonly string[]
  preside?: string
  registro?: string
  ata?: string
  encerradaEm?: Dia
  motivo?: string
}>

export type Junta = Readonly<{
  id: string
  membros: readonly Membro[]
  sementes: readonly Readonly<{ semente: string; fonte: string; em: Dia }>[]
  sessoes: readonly Sessao[]
}>
