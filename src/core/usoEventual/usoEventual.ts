import * as z from 'zod'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dia } from '../calendar/esquema.ts'
import type { Outorga, Verificacao } from '../outorga/outorga.ts'
import { veiculoPrincipalEm } from '../substituicao/frota.ts'

const motivo = z.string().trim().min(3).max(500)

export const comunicarUsoEventual = z.strictObject({
  /** First and last day, inclusive. */
  desde: dia,
  ate: dia,
  motivo,
  /** The vehicle will bear what the law asks in the place of its usual marks. */
  faixa: z.boolean(),
})
export const encerrarUsoEventual = z.strictObject({ motivo })

/** Stream `outorga:<id>`. `veiculo`: the grant's own on the day of the notice. */
export type AtoDeUsoEventual =
  | Ato<
      'usoEventualComunicado',
      {
        veiculo: string
        desde: Dia
        ate: Dia
        motivo: string
        faixa: boolean
        verificacoes: readonly Verificacao[]
      }
    >
  | Ato<'usoEventualEncerrado', { veiculo: string; motivo: string }>

/** `encerradoEm`: first day without it, when it ended before its last day. */
export type UsoEventual = Readonly<{
  veiculo: string
  comunicadoEm: Dia
  desde: Dia
  ate: Dia
  motivo: string
  encerradoEm?: Dia
}>

/** Whether the notice covers the day, both ends included. */
export const usoCobre = (u: UsoEventual, dia: Dia): boolean =>
  u.comunicadoEm <= dia &&
  u.desde <= dia &&
  dia <= u.ate &&
  (u.encerradoEm === undefined || dia < u.encerradoEm)

/** The occasional use of the grant's own vehicle of the day; a vehicle that left takes it along. */
export const usoEventualEm = (o: Outorga, dia: Dia): UsoEventual | undefined =>
  o.usosEventuais?.findLast((u) => usoCobre(u, dia) && u.veiculo === veiculoPrincipalEm(o, dia))

/** Folds an act into the grant's list, oldest first. Total. */
export function evolveUsosEventuais(
  lista: readonly UsoEventual[],
  ato: AtoDeUsoEventual,
): readonly UsoEventual[] {
  const { em } = ato.dados
  if (ato.tipo === 'usoEventualComunicado') {
    const { veiculo, desde, ate, motivo: razao } = ato.dados
    return [...lista, { veiculo, comunicadoEm: em, desde, ate, motivo: razao }]
  }
  return lista.map((u, i) =>
    i === lista.length - 1 && u.encerradoEm === undefined ? { ...u, encerradoEm: em } : u,
  )
}
