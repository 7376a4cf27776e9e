import * as z from 'zod'
import { dia } from '#core/calendar/esquema.ts'
import { etapas, type Etapa } from '../contrato/painel.ts'

/** What a list of records may be narrowed by: each figure of the panel is one of these. */
export const filtro = z.object({
  de: dia.optional().meta({ description: 'Fatos desde este dia, inclusive.' }),
  ate: dia.optional().meta({ description: 'Fatos até este dia, inclusive.' }),
  dispositivo: z.string().max(80).optional(),
  etapa: z.enum(etapas).optional().meta({ description: 'O que o processo espera.' }),
  placa: z.string().trim().max(10).optional(),
  autuante: z.string().max(80).optional(),
  anulado: z.enum(['sim', 'nao']).optional(),
  resultado: z.enum(['procedente', 'improcedente']).optional(),
  julgado: z.enum(['sim']).optional(),
  recurso: z.enum(['provido', 'improvido', 'julgado']).optional(),
  multa: z.enum(['sim', 'paga', 'aberta']).optional().meta({ description: 'Com multa em vigor.' }),
  vencido: z.enum(['sim']).optional().meta({ description: 'Só prazos terminados.' }),
})
export type Filtro = z.infer<typeof filtro>

/** Which phases each stage of the board is made of, and the column of its term. */
export const ETAPAS: Readonly<
  Record<Etapa, Readonly<{ sql: string; prazo?: 'defesa_ate' | 'recurso_ate'; ordem: string }>>
> = {
  notificar: { sql: `fase = 'lavrado'`, ordem: 'lavrado_em' },
  ciencia: { sql: `fase = 'notificado'`, ordem: 'lavrado_em' },
  defesa: { sql: `fase = 'em-defesa'`, prazo: 'defesa_ate', ordem: 'defesa_ate' },
  julgar: { sql: `fase IN ('defendido', 'revel')`, ordem: 'defesa_ate' },
  comunicar: { sql: `fase = 'julgado-procedente'`, ordem: 'julgado_em' },
  recurso: { sql: `fase = 'em-recurso'`, prazo: 'recurso_ate', ordem: 'recurso_ate' },
  'julgar-recurso': { sql: `fase = 'recorrido'`, ordem: 'recurso_ate' },
  certificar: { sql: `fase = 'recurso-julgado'`, ordem: 'recurso_julgado_em' },
  receber: {
    sql: `fase = 'definitivo' AND multa > 0 AND pago = 0`,
    ordem: 'definitiva_em',
  },
}

/** A fine of a condemnation that stands: what is counted as assessed. */
export const MULTA_EM_VIGOR = `multa > 0 AND anulado_em IS NULL
  AND resultado_do_recurso IS DISTINCT FROM 'provido'`

export type Onde = Readonly<{ sql: string; valores: readonly unknown[] }>

/** The `WHERE` of a filter, over `painel_auto`; `hoje` tells which terms are over. */
export function onde(municipio: number, servico: string, f: Filtro, hoje: string): Onde {
  const valores: unknown[] = [municipio, servico]
  const p = (v: unknown): string => `$${valores.push(v)}`
  const partes = ['municipio = $1', 'servico = $2']
  if (f.de !== undefined) partes.push(`fato_em >= ${p(f.de)}`)
  if (f.ate !== undefined) partes.push(`fato_em <= ${p(f.ate)}`)
  if (f.dispositivo !== undefined) partes.push(`dispositivo = ${p(f.dispositivo)}`)
  if (f.placa !== undefined) partes.push(`placa = ${p(f.placa.toUpperCase().replace(/\W/g, ''))}`)
  if (f.autuante !== undefined) partes.push(`autuante = ${p(f.autuante)}`)
  if (f.etapa !== undefined) partes.push(`${ETAPAS[f.etapa].sql} AND anulado_em IS NULL`)
  if (f.anulado !== undefined)
    partes.push(`anulado_em IS ${f.anulado === 'sim' ? 'NOT NULL' : 'NULL'}`)
  if (f.resultado !== undefined) partes.push(`resultado = ${p(f.resultado)}`)
  if (f.julgado !== undefined) partes.push('resultado IS NOT NULL')
  if (f.recurso === 'julgado') partes.push('resultado_do_recurso IS NOT NULL')
  else if (f.recurso !== undefined) partes.push(`resultado_do_recurso = ${p(f.recurso)}`)
  if (f.multa !== undefined) partes.push(MULTA_EM_VIGOR)
  if (f.multa === 'paga') partes.push('pago > 0')
  if (f.multa === 'aberta') partes.push('pago = 0')
  if (f.vencido !== undefined) {
    const h = p(hoje)
    partes.push(
      `(fase = 'em-defesa' AND defesa_ate < ${h} OR fase = 'em-recurso' AND recurso_ate < ${h})`,
    )
  }
  return { sql: partes.join(' AND '), valores }
}
