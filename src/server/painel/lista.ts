import { diferencaEmDias, type Dia } from '#core/calendar/dia.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Tx } from '#ledger/banco.ts'
import {
  etapas,
  type AutoNaLista,
  type Etapa,
  type ListaDeAutos,
  type Quadro,
} from '../contrato/painel.ts'
import { ETAPAS, onde, type Filtro } from './filtro.ts'

/** Rows of a page of the list, and of each column of the board. */
const PAGINA = 50
const POR_COLUNA = 20
/** A count stops here: what is beyond is told as "more than". */
const TETO = 100_000
/** And of a column of the board, here: nobody works through more than so many. */
const TETO_DA_COLUNA = 10_000

const COLUNAS = `auto, numero, processo, dispositivo, placa, local, fato_em, fase, defesa_ate,
  recurso_ate, anulado_em, multa, pago`

type Linha = {
  auto: string
  numero: string | null
  processo: string | null
  dispositivo: string
  placa: string | null
  local: string | null
  fato_em: string
  fase: string
  defesa_ate: string | null
  recurso_ate: string | null
  anulado_em: string | null
  multa: string | null
  pago: string
}

const FASES: Readonly<Record<string, Etapa>> = {
  lavrado: 'notificar',
  notificado: 'ciencia',
  'em-defesa': 'defesa',
  defendido: 'julgar',
  revel: 'julgar',
  'julgado-procedente': 'comunicar',
  'em-recurso': 'recurso',
  recorrido: 'julgar-recurso',
  'recurso-julgado': 'certificar',
}

const etapaDe = (l: Linha): Etapa | undefined =>
  l.anulado_em !== null
    ? undefined
    : l.fase === 'definitivo' && Number(l.multa ?? 0) > 0 && Number(l.pago) === 0
      ? 'receber'
      : FASES[l.fase]

function naLista(l: Linha, hoje: Dia): AutoNaLista {
  const etapa = etapaDe(l)
  const coluna = etapa && ETAPAS[etapa].prazo
  const prazo = coluna && l[coluna]
  return {
    id: l.auto,
    numero: l.numero ?? '',
    ...(l.processo !== null && { processo: l.processo }),
    dispositivo: l.dispositivo,
    citacao: citar(l.dispositivo),
    ...(l.placa !== null && { placa: l.placa }),
    ...(l.local !== null && { local: l.local }),
    fatoEm: l.fato_em,
    fase: l.fase,
    ...(etapa && { etapa }),
    ...(prazo && { prazo, diasRestantes: diferencaEmDias(hoje, prazo) }),
    anulado: l.anulado_em !== null,
    ...(l.multa !== null && { multa: Number(l.multa) }),
    pago: Number(l.pago),
  }
}

/** Where a page ends: day of the fact and id of its last row. */
const marca = (l: Linha): string => `${l.fato_em}_${l.auto}`

/** The records of a filter, the newest fact first, a page at a time. */
export async function listarAutos(
  tx: Tx,
  servico: string,
  f: Filtro & Readonly<{ depois?: string | undefined }>,
  hoje: Dia,
  pagina = PAGINA,
): Promise<ListaDeAutos> {
  const w = onde(tx.municipio, servico, f, hoje)
  const [conta] = await tx.sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT FROM painel_auto WHERE ${w.sql} LIMIT ${TETO}) q`,
    w.valores,
  )
  const [dia, id] = f.depois?.split('_') ?? []
  const n = w.valores.length
  const continua = id === undefined ? '' : `AND (fato_em, auto) < ($${n + 1}, $${n + 2})`
  const linhas = await tx.sql<Linha>(
    `SELECT ${COLUNAS} FROM painel_auto WHERE ${w.sql} ${continua}
     ORDER BY fato_em DESC, auto DESC LIMIT ${pagina + 1}`,
    id === undefined ? w.valores : [...w.valores, dia, id],
  )
  const mostradas = linhas.slice(0, pagina)
  const ultima = mostradas.at(-1)
  return {
    total: conta?.n ?? 0,
    autos: mostradas.map((l) => naLista(l, hoje)),
    ...(linhas.length > pagina && ultima && { depois: marca(ultima) }),
  }
}

/** The board: each stage with how many wait there, how many are late, and the most urgent ones. */
export async function quadro(tx: Tx, servico: string, f: Filtro, hoje: Dia): Promise<Quadro> {
  const colunas: Quadro['colunas'][number][] = []
  for (const etapa of etapas) {
    const { prazo, ordem } = ETAPAS[etapa]
    const w = onde(tx.municipio, servico, { ...f, etapa }, hoje)
    const vencidos =
      prazo === undefined ? '0' : `count(*) FILTER (WHERE ${prazo} < $${w.valores.length + 1})`
    const [conta] = await tx.sql<{ n: number; vencidos: number }>(
      `SELECT count(*)::int AS n, (${vencidos})::int AS vencidos
       FROM (SELECT ${prazo ?? ''} FROM painel_auto WHERE ${w.sql} LIMIT ${TETO_DA_COLUNA}) q`,
      prazo === undefined ? w.valores : [...w.valores, hoje],
    )
    const linhas = await tx.sql<Linha>(
      `SELECT ${COLUNAS} FROM painel_auto WHERE ${w.sql} ORDER BY ${ordem}, auto LIMIT ${POR_COLUNA}`,
      w.valores,
    )
    colunas.push({
      etapa,
      quantidade: conta?.n ?? 0,
      vencidos: conta?.vencidos ?? 0,
      autos: linhas.map((l) => naLista(l, hoje)),
    })
  }
  return { em: hoje, colunas }
}
