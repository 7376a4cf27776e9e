import { type Mes, addMesesAoMes, ehMes, ehVariacao } from '#core/money/serie.ts'
import { chave } from '../csv/cabecalho.ts'
import { abrirCsv } from '../csv/ler.ts'
import { sondar } from '../csv/sondar.ts'

export type MotivoDoIndice =
  | 'linha'
  | 'mes'
  | 'variacao'
  | 'repetido'
  | 'lacuna'
  | 'colunas-ausentes'
export type DefeitoDoIndice = Readonly<{ linha: number; motivo: MotivoDoIndice; valor: string }>

export type LeituraDoIndice = Readonly<{
  /** Changes in percent by month, with a decimal point, as published. */
  meses: ReadonlyMap<Mes, string>
  defeitos: readonly DefeitoDoIndice[]
}>

const MES = ['mes', 'data', 'competencia', 'periodo']
const VARIACAO = ['variacao percentual', 'variacao', 'valor', 'indice', 'percentual', 'taxa']

/**
 * Reads a price index: a month (`AAAA-MM`, `MM/AAAA` or a day of it) and its change in percent, with
 * a comma or a point. Every defect with its line; a month missing between the first and the last is
 * one, since no value may be presumed.
 * @throws ArquivoIlegivel
 */
export async function lerIndice(caminho: string): Promise<LeituraDoIndice> {
  const csv = await abrirCsv(caminho, await sondar(caminho))
  const nomes = csv.colunas.map(chave)
  const [iMes, iVar] = [MES, VARIACAO].map((l) => nomes.findIndex((n) => l.includes(n)))
  const meses = new Map<Mes, string>()
  const defeitos: DefeitoDoIndice[] = []
  if (iMes === undefined || iVar === undefined || iMes < 0 || iVar < 0)
    return {
      meses,
      defeitos: [{ linha: 1, motivo: 'colunas-ausentes', valor: csv.colunas.join(', ') }],
    }
  for await (const l of csv.linhas) {
    const escrito = (l.valores[iMes] ?? '').trim()
    const variacao = (l.valores[iVar] ?? '').trim().replace(/%$/, '').replace(',', '.').trim()
    const mes = mesDe(escrito)
    const motivo = !l.ok
      ? 'linha'
      : mes === undefined
        ? 'mes'
        : !ehVariacao(variacao)
          ? 'variacao'
          : meses.has(mes)
            ? 'repetido'
            : undefined
    if (motivo === undefined && mes !== undefined) meses.set(mes, variacao)
    else
      defeitos.push({
        linha: l.linha,
        motivo: motivo ?? 'mes',
        valor: motivo === 'variacao' ? (l.valores[iVar] ?? '') : escrito,
      })
  }
  const faltam = lacunas([...meses.keys()].sort())
  return { meses, defeitos: [...defeitos, ...faltam] }
}

/** `2024-03`, `03/2024`, `2024-03-01` and `01/03/2024` are one month. */
function mesDe(texto: string): Mes | undefined {
  const [, ano, mes] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(texto) ?? []
  const [, mesBr, anoBr] = /^(?:\d{1,2}\/)?(\d{1,2})\/(\d{4})$/.exec(texto) ?? []
  const lido = `${ano ?? anoBr}-${(mes ?? mesBr ?? '').padStart(2, '0')}`
  return ehMes(lido) ? lido : undefined
}

function lacunas(meses: readonly Mes[]): DefeitoDoIndice[] {
  const faltam: DefeitoDoIndice[] = []
  const [primeiro] = meses
  const ultimo = meses.at(-1)
  if (primeiro === undefined || ultimo === undefined) return faltam
  const tem = new Set(meses)
  for (let m = primeiro; m < ultimo; m = addMesesAoMes(m, 1))
    if (!tem.has(m)) faltam.push({ linha: 0, motivo: 'lacuna', valor: m })
  return faltam
}
