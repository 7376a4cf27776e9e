import { addDias, diasNoMes, type Dia } from '#core/calendar/dia.ts'
import type { Tx } from '#ledger/banco.ts'
import type { Agenda } from '../contrato/painel.ts'

/** Terms of a kind, by the day on which they end. */
const PRAZOS = [
  [
    'defesa',
    'autos',
    'auto',
    'painel_auto',
    'defesa_ate',
    `fase = 'em-defesa' AND anulado_em IS NULL`,
  ],
  [
    'recurso',
    'autos',
    'auto',
    'painel_auto',
    'recurso_ate',
    `fase = 'em-recurso' AND anulado_em IS NULL`,
  ],
  ['termo-final', 'outorgas', 'outorga', 'painel_outorga', 'termo_final', `situacao = 'concedida'`],
  ['vistoria', 'outorgas', 'outorga', 'painel_outorga', 'vistoria_ate', `situacao = 'concedida'`],
  [
    'licenciamento',
    'outorgas',
    'outorga',
    'painel_outorga',
    'licenciamento_ate',
    `situacao = 'concedida'`,
  ],
  [
    'afastamento',
    'outorgas',
    'outorga',
    'painel_outorga',
    'afastado_ate',
    `situacao = 'concedida'`,
  ],
  [
    'substituicao',
    'outorgas',
    'outorga',
    'painel_outorga',
    'substituir_ate',
    `situacao = 'concedida'`,
  ],
] as const

const SQL = PRAZOS.map(
  ([especie, recurso, id, tabela, coluna, vale]) =>
    `SELECT '${especie}' AS especie, '${recurso}' AS recurso, ${coluna} AS dia, count(*)::int AS quantidade,
       (array_agg(${id} ORDER BY ${id}))[1:3] AS ids,
       (array_agg(coalesce(numero, '') ORDER BY ${id}))[1:3] AS titulos
     FROM ${tabela} WHERE municipio = $1 AND servico = $2 AND ${vale}
       AND ${coluna} BETWEEN $3::date AND $4::date GROUP BY ${coluna}`,
).join(' UNION ALL ')

type Linha = {
  especie: string
  recurso: string
  dia: Dia
  quantidade: number
  ids: string[]
  titulos: string[]
}

/** Every term that ends in a month (`AAAA-MM`), by day, with the first few of each kind. */
export async function agenda(tx: Tx, servico: string, mes: string, hoje: Dia): Promise<Agenda> {
  const inicio = `${mes}-01`
  const fim = addDias(inicio, diasNoMes(Number(mes.slice(0, 4)), Number(mes.slice(5))) - 1)
  const linhas = await tx.sql<Linha>(`${SQL} ORDER BY dia, especie`, [
    tx.municipio,
    servico,
    inicio,
    fim,
  ])
  const dias = Map.groupBy(linhas, (l) => l.dia)
  return {
    mes,
    em: hoje,
    dias: [...dias].map(([dia, prazos]) => ({
      dia,
      prazos: prazos.map(({ especie, recurso, quantidade, ids, titulos }) => ({
        especie,
        recurso,
        quantidade,
        primeiros: ids.map((id, i) => ({ id, titulo: titulos[i] ?? '' })),
      })),
    })),
  }
}
