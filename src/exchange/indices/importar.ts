import type pg from 'pg'
import type { Mes } from '#core/money/serie.ts'
import { addMesesAoMes } from '#core/money/serie.ts'
import { type DefeitoDoIndice, lerIndice } from './ler.ts'

export type PedidoDeIndice = Readonly<{
  caminho: string
  indice: 'INPC' | 'IPCA'
  /** Where the figures come from, kept beside each month. */
  fonte: string
  /** Why months already recorded may change; absent: they may not. */
  corrigir?: string
  /** Check and tell, and write nothing. */
  ensaio?: boolean
}>

export type Divergencia = Readonly<{ mes: Mes; registrado: string; arquivo: string }>

export type ResultadoDoIndice = Readonly<{
  /** False: nothing was written, for the defects or the divergences. */
  aceito: boolean
  novos: number
  iguais: number
  corrigidos: number
  defeitos: readonly DefeitoDoIndice[]
  /** Months recorded with another value: refused unless corrected with a reason. */
  divergencias: readonly Divergencia[]
}>

/**
 * Brings the months of a price index in, all of them or none. A month already recorded with the
 * same value is left alone, so that a file may be given twice; one with another value is refused,
 * unless `corrigir` says why (the reason stays in its source). A gap between what is recorded and
 * the file's first month is a defect.
 * @throws ArquivoIlegivel, and the database's errors
 */
export async function importarIndice(pool: pg.Pool, p: PedidoDeIndice): Promise<ResultadoDoIndice> {
  const { meses, defeitos } = await lerIndice(p.caminho)
  const cliente = await pool.connect()
  try {
    await cliente.query('BEGIN')
    await cliente.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`indice:${p.indice}`])
    const { rows } = await cliente.query<{ mes: Mes; variacao: string }>(
      'SELECT mes, variacao::text FROM indice WHERE nome = $1',
      [p.indice],
    )
    const registrados = new Map(rows.map((r) => [r.mes, r.variacao]))
    const divergencias: Divergencia[] = []
    const novos: Mes[] = []
    for (const [mes, arquivo] of meses) {
      const registrado = registrados.get(mes)
      if (registrado === undefined) novos.push(mes)
      else if (!mesmoNumero(registrado, arquivo)) divergencias.push({ mes, registrado, arquivo })
    }
    const todos = [...defeitos, ...distancia(registrados, novos)]
    const mudam = p.corrigir === undefined ? [] : divergencias.map((d) => d.mes)
    const aceito = todos.length === 0 && mudam.length === divergencias.length
    const fonteDe = (mes: Mes) =>
      mudam.includes(mes) ? `${p.fonte} (correção: ${p.corrigir})` : p.fonte
    const gravar = [...novos, ...mudam]
    if (aceito && p.ensaio !== true && gravar.length > 0)
      await cliente.query(
        `INSERT INTO indice (nome, mes, variacao, fonte)
         SELECT $1, * FROM unnest($2::text[], $3::numeric[], $4::text[])
         ON CONFLICT (nome, mes) DO UPDATE SET variacao = excluded.variacao, fonte = excluded.fonte`,
        [p.indice, gravar, gravar.map((m) => meses.get(m)), gravar.map(fonteDe)],
      )
    await cliente.query('COMMIT')
    return {
      aceito,
      novos: aceito ? novos.length : 0,
      iguais: meses.size - novos.length - divergencias.length,
      corrigidos: aceito ? mudam.length : 0,
      defeitos: todos,
      divergencias,
    }
  } catch (erro) {
    await cliente.query('ROLLBACK').catch(() => {})
    throw erro
  } finally {
    cliente.release()
  }
}

/** `0.50` and `0.5` are one value. Both passed the check of a decimal number. */
const mesmoNumero = (a: string, b: string): boolean => normal(a) === normal(b)
const normal = (t: string): string => {
  const [, sinal = '', inteiro = '', decimal = ''] = /^([-+]?)0*(\d*)\.?(\d*?)0*$/.exec(t) ?? []
  const numero = `${inteiro || '0'}.${decimal}`
  return numero === '0.' ? numero : `${sinal === '-' ? '-' : ''}${numero}`
}

/** Months between the last recorded and the first new one: without them no factor can be computed. */
function distancia(
  registrados: ReadonlyMap<Mes, string>,
  novos: readonly Mes[],
): DefeitoDoIndice[] {
  const faltam: DefeitoDoIndice[] = []
  const ultimo = [...registrados.keys()].sort().at(-1)
  const primeiro = [...novos].sort().find((m) => ultimo !== undefined && m > ultimo)
  if (ultimo === undefined || primeiro === undefined) return faltam
  for (let m = addMesesAoMes(ultimo, 1); m < primeiro; m = addMesesAoMes(m, 1))
    faltam.push({ linha: 0, motivo: 'lacuna', valor: m })
  return faltam
}
