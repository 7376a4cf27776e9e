import { termosGenericos } from '#core/mensagens/naLei.ts'
import pg from 'pg'
import { abrirPool, emMunicipio } from '#ledger/banco.ts'
import { agenda } from '#server/painel/agenda.ts'
import { consultar } from '#server/painel/consultas.ts'
import { type Figura, FIGURAS } from '#server/painel/figuras.ts'
import { resumir } from '#server/painel/resumir.ts'
import { partesDe, repartir } from '#server/painel/trechos.ts'
import { contarLinhas, lerLinhas } from '#server/listas/consultar.ts'
import { autos } from '#server/listas/autos.ts'
import { quadro } from '#server/painel/quadro.ts'
import type { Pacote } from '#law/pacote.ts'
import { bancoDeBench } from './casaDeBench.ts'
import { nota, titulo } from './impressao.ts'
import { cronometrar, mediana } from './medida.ts'
import type { Tamanhos } from './tamanhos.ts'

const MUNICIPIO = 9_999_999
const SERVICO = 'bench'
const HOJE = '2026-11-30'
const META_MS = 300

/** Each query of the panel, the board, the calendar and the list, over many records of ten years. */
export async function medir(t: Tamanhos): Promise<void> {
  const banco = await bancoDeBench()
  const pool = abrirPool(banco.appUrl, 1)
  try {
    const s = await cronometrar(() => encher(banco.adminUrl, t.autos))
    titulo(`The panel's queries, ${t.autos.toLocaleString('en-US')} records of ten years`)
    nota(
      `(filled in ${s.toFixed(0)} s; the slowest of ${t.ritmo.rodadas} runs, after one to warm up)`,
    )
    const no = <T>(fn: Parameters<typeof emMunicipio<T>>[2]) => emMunicipio(pool, MUNICIPIO, fn)
    const periodos = [
      ['a year', '2025-12-15', '2026-11-20'],
      ['ten years', '2016-12-15', '2026-11-20'],
    ] as const
    const figuras = Object.keys(FIGURAS) as Figura[]
    for (const [nome, de, ate] of periodos) {
      for (const q of figuras)
        await tempo(`${q}, ${nome}, from the rows`, t, () =>
          no((tx) => consultar(tx, SERVICO, q, repartir({ de, ate }, []))),
        )
    }
    const servico = { municipio: String(MUNICIPIO), slug: SERVICO }
    const somar = async (oque: string) => {
      let n = 0
      const seg = await cronometrar(async () => (n = await resumir({ pool }, servico)))
      nota(`${oque.padEnd(56)} ${`${n} in ${(seg * 1000).toFixed(0)} ms`.padStart(24)}`)
    }
    await somar('months added up, of a database without sums')
    for (const [nome, de, ate] of periodos) {
      const periodo = { servico: SERVICO, de, ate }
      for (const q of figuras)
        await tempo(`${q}, ${nome}`, t, () =>
          no(async (tx) => consultar(tx, SERVICO, q, await partesDe(tx, periodo))),
        )
    }
    await no((tx) =>
      tx.sql(
        `INSERT INTO soma_a_refazer SELECT $1, $2, m::date
         FROM generate_series(timestamp '2025-06-01', timestamp '2026-11-01', '1 month') m`,
        [MUNICIPIO, SERVICO],
      ),
    )
    for (const q of figuras) {
      const periodo = { servico: SERVICO, de: '2016-12-15', ate: '2026-11-20' }
      await tempo(`${q}, ten years, 18 months changed since`, t, () =>
        no(async (tx) => consultar(tx, SERVICO, q, await partesDe(tx, periodo))),
      )
    }
    await somar('months added up again')
    await tempo('board, all nine columns', t, () => no((tx) => quadro(tx, SERVICO, {}, HOJE)))
    await tempo('calendar of a month', t, () => no((tx) => agenda(tx, SERVICO, '2026-12', HOJE)))
    const lista = autos({ lei: { termos: termosGenericos } } as Pacote, HOJE)
    const ler = (filtros: Record<string, string>, pular = 0) =>
      no(async (tx) => {
        await contarLinhas(tx, SERVICO, lista, { filtros })
        await lerLinhas(tx, SERVICO, lista, { filtros }, { pular, ate: 50 })
      })
    await tempo('list, first page, with its total', t, () => ler({}))
    await tempo('list, of a provision in a year', t, () =>
      ler({ dispositivo: 'art7_cpt', de: '2025-12-01', ate: HOJE }),
    )
    await tempo('list, of a stage', t, () => ler({ etapa: 'julgar' }))
  } finally {
    await pool.end()
    await banco.fechar()
  }
}

async function tempo(nome: string, t: Tamanhos, fazer: () => Promise<unknown>): Promise<void> {
  await fazer()
  const ms: number[] = []
  for (let i = 0; i < t.ritmo.rodadas; i++) ms.push((await cronometrar(fazer)) * 1000)
  const pior = Math.max(...ms)
  const medida = `${mediana(ms).toFixed(0)} ms, at most ${pior.toFixed(0)}`
  nota(`${nome.padEnd(56)} ${medida.padStart(24)}${pior > META_MS ? '  over the goal' : ''}`)
}

/** Rows as the projection writes them: nine in ten ended, the rest in every phase of the proceeding. */
async function encher(url: string, autos: number): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(
    `INSERT INTO painel_auto (municipio, servico, auto, fase, numero, processo, dispositivo, placa,
       autuante, fato_em, lavrado_em, notificado_em, ciencia_em, defesa_ate, julgado_em, resultado,
       recurso_ate, recurso_julgado_em, resultado_do_recurso, definitiva_em, efeito, multa, pago,
       quitada_em, anulado_em, local, latitude, longitude)
     SELECT $1, $2, lpad(n::text, 12, '0'), fase, n || '/2026', n || '/2026', 'art' || n * 7 % 46 || '_cpt',
       'ABC' || n % 10000, 'f' || n % 40, fato, fato, fato + 2, fato + 2 + n % 9, fato + 12 + n % 9,
       CASE WHEN n % 10 < 9 THEN fato + 30 + n % 60 END,
       CASE WHEN n % 10 < 9 THEN CASE WHEN n % 7 = 0 THEN 'improcedente' ELSE 'procedente' END END,
       fato + 50 + n % 60, CASE WHEN n % 20 = 1 THEN fato + 90 + n % 80 END,
       CASE WHEN n % 20 = 1 THEN CASE WHEN n % 3 = 0 THEN 'provido' ELSE 'improvido' END END,
       CASE WHEN fase = 'definitivo' THEN fato + 80 + n % 90 END, 'nenhum',
       CASE WHEN fase = 'definitivo' THEN 5000 + n % 90000 END,
       CASE WHEN fase = 'definitivo' AND n % 3 > 0 THEN 5000 + n % 90000 ELSE 0 END,
       CASE WHEN fase = 'definitivo' AND n % 3 > 0 THEN fato + 100 + n % 90 END,
       CASE WHEN n % 50 = 3 THEN fato + 5 END, 'Rua ' || n % 900,
       -3.1 + (n * 31 % 1000) / 9000.0, -60.0 + (n * 17 % 1000) / 9000.0
     FROM (SELECT n, date '2016-12-01' + (n::bigint * 3651 / $3)::int AS fato,
         CASE WHEN n % 10 < 8 THEN 'definitivo' WHEN n % 10 = 8 THEN 'arquivado'
           ELSE (ARRAY['lavrado', 'notificado', 'em-defesa', 'defendido', 'revel', 'julgado-procedente',
             'em-recurso', 'recorrido', 'recurso-julgado'])[1 + n / 10 % 9] END AS fase
       FROM generate_series(0, $3::int - 1) AS n) linhas`,
    [MUNICIPIO, SERVICO, autos],
  )
  await admin.query('VACUUM ANALYZE painel_auto')
  await admin.end()
}
