import * as z from 'zod'
import { diferencaEmDias, type Dia } from '#core/calendar/dia.ts'
import { dia } from '#core/calendar/esquema.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Tx } from '#ledger/banco.ts'
import { etapas } from '#core/mensagens/etapas.ts'
import type { AutoNoQuadro, Etapa, Quadro } from '../contrato/painel.ts'
import { COM_PRAZO, naEtapa, vencidoEm } from './etapas.ts'

const POR_COLUNA = 20
/** A count of a column stops here: nobody works through more than so many. */
const TETO = 10_000

/** What the board may be narrowed by; the list of records has filters of the same names. */
export const filtroDoQuadro = z.object({
  de: dia.optional().meta({ description: 'Fatos desde este dia, inclusive.' }),
  ate: dia.optional().meta({ description: 'Fatos até este dia, inclusive.' }),
  placa: z.string().trim().max(10).optional(),
  vencido: z.enum(['sim']).optional().meta({ description: 'Só prazos terminados.' }),
})
export type FiltroDoQuadro = z.infer<typeof filtroDoQuadro>

type Linha = {
  auto: string
  numero: string | null
  processo: string | null
  dispositivo: string
  placa: string | null
  local: string | null
  urgente_em: string | null
}

/** The board: each stage with how many wait there, how many are late, and the most urgent ones. */
export async function quadro(
  tx: Tx,
  servico: string,
  f: FiltroDoQuadro,
  hoje: Dia,
): Promise<Quadro> {
  const { sql, valores } = onde(tx.municipio, servico, f, hoje)
  const contas = etapas.map(
    (e) => `(SELECT '${e}' AS etapa, count(*)::int AS n,
        count(*) FILTER (WHERE urgente_em < '${hoje}')::int AS vencidos
      FROM (SELECT urgente_em FROM painel_auto WHERE ${sql} AND ${naEtapa(e)} LIMIT ${TETO}) q)`,
  )
  const quantos = await tx.sql<{ etapa: Etapa; n: number; vencidos: number }>(
    contas.join(' UNION ALL '),
    valores,
  )
  const primeiros = etapas.map(
    (e) => `(SELECT etapa, auto, numero, processo, dispositivo, placa, local, urgente_em
      FROM painel_auto WHERE ${sql} AND ${naEtapa(e)} ORDER BY urgente_em, auto LIMIT ${POR_COLUNA})`,
  )
  const linhas = await tx.sql<Linha & { etapa: Etapa }>(primeiros.join(' UNION ALL '), valores)
  const daEtapa = Map.groupBy(linhas, (l) => l.etapa)
  return {
    em: hoje,
    colunas: quantos.map(({ etapa, n, vencidos }) => ({
      etapa,
      quantidade: n,
      vencidos: COM_PRAZO.includes(etapa) ? vencidos : 0,
      autos: (daEtapa.get(etapa) ?? []).map((l) => noQuadro(l, etapa, hoje)),
    })),
  }
}

function onde(municipio: number, servico: string, f: FiltroDoQuadro, hoje: Dia) {
  const valores: unknown[] = [municipio, servico]
  const p = (v: unknown): string => `$${valores.push(v)}`
  const partes = ['municipio = $1', 'servico = $2']
  if (f.de !== undefined) partes.push(`fato_em >= ${p(f.de)}`)
  if (f.ate !== undefined) partes.push(`fato_em <= ${p(f.ate)}`)
  if (f.placa) partes.push(`placa = ${p(f.placa.toUpperCase().replace(/\W/g, ''))}`)
  if (f.vencido !== undefined) partes.push(vencidoEm(hoje))
  return { sql: partes.join(' AND '), valores }
}

function noQuadro(l: Linha, etapa: Etapa, hoje: Dia): AutoNoQuadro {
  const prazo = COM_PRAZO.includes(etapa) ? l.urgente_em : null
  return {
    id: l.auto,
    numero: l.numero ?? '',
    ...(l.processo !== null && { processo: l.processo }),
    citacao: citar(l.dispositivo),
    ...(l.placa !== null && { placa: l.placa }),
    ...(l.local !== null && { local: l.local }),
    ...(prazo !== null && { prazo, diasRestantes: diferencaEmDias(hoje, prazo) }),
  }
}
