import type pg from 'pg'
import { type Corrente, tiposDeCorrente } from '#core/ato.ts'
import { type AtoRegistrado, COLUNAS, COM_PESSOAL, deLinha, type LinhaDeAto } from './ato.ts'
import { emMunicipio, listarMunicipios, type Tx } from './banco.ts'
import { valeTentarDeNovo } from './erros.ts'
import { lerEstados, porCorrente } from './estados.ts'
import type { Projecao } from './projecoes/projecao.ts'
import { lerAtos } from './vizinhanca.ts'

export type Reconstrucao = Readonly<{
  atos: number
  segundos: number
  atosPorSegundo: number
  tabelas: readonly string[]
}>

export type OpcoesDaReconstrucao = Readonly<{
  /** Only that municipality's rows. */
  municipio?: number
  /** Told after each batch: acts read so far. */
  aoAvancar?: (atos: number) => void
}>

const LOTE = 500
/** Parameters first: what the others are computed with is read from their table. */
const TIPOS = tiposDeCorrente.toSorted(
  (a, b) => Number(b === 'parametro') - Number(a === 'parametro'),
)
const SOMBRA = 'reconstrucao'

/**
 * Rebuilds what screens read from the acts: into fresh tables, beside the ones in use; then, with
 * writers held for a moment, applies what was recorded meanwhile and puts the fresh rows in place.
 * Readers see the old tables until that commit, and the new ones after it.
 * @param dono a pool of the owner's connections
 */
export async function reconstruir(
  dono: pg.Pool,
  projecoes: readonly Projecao[],
  opcoes: OpcoesDaReconstrucao = {},
): Promise<Reconstrucao> {
  const inicio = performance.now()
  const tabelas = projecoes.flatMap((p) => p.tabelas)
  const municipios = (await listarMunicipios(dono))
    .map((m) => m.ibge)
    .filter((m) => opcoes.municipio === undefined || m === opcoes.municipio)
  await criarSombras(dono, tabelas)
  const vistos = await foto(dono)
  let atos = 0
  for (const m of municipios) {
    atos += await emMunicipio(dono, m, async (tx) => {
      await naSombra(tx)
      return percorrer(tx, projecoes, (n) => opcoes.aoAvancar?.(atos + n))
    })
  }
  const so = opcoes.municipio === undefined ? undefined : municipios
  atos += await semImpasse(() => concluir(dono, municipios, projecoes, vistos, tabelas, so))
  const segundos = (performance.now() - inicio) / 1000
  return { atos, segundos, atosPorSegundo: Math.round(atos / segundos), tabelas }
}

/** Applies what was recorded meanwhile, and puts the fresh rows in place; returns acts applied. */
async function concluir(
  dono: pg.Pool,
  municipios: readonly number[],
  projecoes: readonly Projecao[],
  vistos: string,
  tabelas: readonly string[],
  so: readonly number[] | undefined,
): Promise<number> {
  const [primeiro] = municipios
  if (primeiro === undefined) return 0
  return emMunicipio(dono, primeiro, async (tx) => {
    // Writers lock heads before all else: they wait here until the commit, holding nothing that
    // the tables' change of places needs. Readers go on.
    await tx.sql('LOCK TABLE corrente IN EXCLUSIVE MODE')
    await tx.sql('LOCK TABLE ato IN SHARE MODE')
    let atos = 0
    for (const m of municipios) atos += await alcancar(tx, m, projecoes, vistos)
    await trocar(tx, tabelas, so)
    await esquecer(
      tx,
      projecoes.flatMap((p) => p.derivadas ?? []),
      so,
    )
    return atos
  })
}

/** A reader of two tables may cross the change of places: tried again. */
async function semImpasse<T>(fn: () => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await fn()
    } catch (erro) {
      if (tentativa === 3 || !valeTentarDeNovo(erro)) throw erro
    }
  }
}

async function criarSombras(dono: pg.Pool, tabelas: readonly string[]): Promise<void> {
  const copias = tabelas.map(
    (t) =>
      `CREATE TABLE ${SOMBRA}.${t} (LIKE public.${t} INCLUDING ALL);
       SELECT proteger_projecao('${SOMBRA}.${t}')`,
  )
  await dono.query(
    [
      'BEGIN',
      `DROP SCHEMA IF EXISTS ${SOMBRA} CASCADE`,
      `CREATE SCHEMA ${SOMBRA}`,
      ...copias,
      'COMMIT',
    ].join(';\n'),
  )
}

/** The transactions that a reading from now on sees. */
const foto = async (dono: pg.Pool): Promise<string> =>
  (await dono.query<{ foto: string }>('SELECT pg_current_snapshot()::text AS foto')).rows[0]
    ?.foto ?? ''

/** The projections' own statements, which name tables without a schema, now write the fresh ones. */
const naSombra = async (tx: Tx): Promise<void> =>
  void (await tx.sql(`SET LOCAL search_path = ${SOMBRA}, public`))

/** Every act of the municipality, stream by stream, parameters before the others. */
async function percorrer(
  tx: Tx,
  projecoes: readonly Projecao[],
  aoAvancar: (atos: number) => void,
): Promise<number> {
  let lidos = 0
  const servicos = await tx.sql<{ servico: string }>(
    'SELECT DISTINCT servico FROM corrente WHERE municipio = $1',
    [tx.municipio],
  )
  for (const { servico } of servicos) {
    for (const tipo of TIPOS) {
      const interessadas = projecoes.filter((p) => p.reconstroiDe.includes(tipo))
      for (let depois = ''; ;) {
        const ids = await lote(tx, servico, tipo, depois)
        const ultimo = ids.at(-1)
        if (ultimo === undefined) break
        depois = ultimo
        const atos = await lerAtos(
          tx,
          servico,
          ids.map((id): Corrente => `${tipo}:${id}`),
        )
        await aplicar(tx, servico, interessadas, atos)
        lidos += atos.length
        aoAvancar(lidos)
      }
    }
  }
  return lidos
}

async function lote(tx: Tx, servico: string, tipo: string, depois: string): Promise<string[]> {
  const linhas = await tx.sql<{ id: string }>(
    `SELECT id FROM corrente WHERE municipio = $1 AND servico = $2 AND tipo = $3 AND id > $4
     ORDER BY id LIMIT ${LOTE}`,
    [tx.municipio, servico, tipo, depois],
  )
  return linhas.map((l) => l.id)
}

async function aplicar(
  tx: Tx,
  servico: string,
  projecoes: readonly Projecao[],
  atos: readonly AtoRegistrado[],
): Promise<void> {
  const estados = lerEstados(tx, servico, porCorrente(atos))
  for (const p of projecoes) await p.aplicar(tx, servico, atos, estados)
}

/** Applies the streams of the acts that the first reading may not have seen. */
async function alcancar(
  tx: Tx,
  municipio: number,
  projecoes: readonly Projecao[],
  vistos: string,
): Promise<number> {
  const dele: Tx = Object.defineProperty(Object.create(tx) as Tx, 'municipio', { value: municipio })
  await tx.sql(`SELECT set_config('outorga.municipio', $1, true)`, [String(municipio)])
  await naSombra(tx)
  const linhas = await tx.sql<LinhaDeAto>(
    `SELECT ${COLUNAS} FROM ${COM_PESSOAL}
     WHERE a.municipio = $1 AND a.transacao >= pg_snapshot_xmin($2::pg_snapshot)
       AND NOT pg_visible_in_snapshot(a.transacao, $2::pg_snapshot)`,
    [municipio, vistos],
  )
  const porServico = Map.groupBy(linhas.map(deLinha), (a) => a.servico)
  for (const [servico, atos] of porServico) {
    const estados = lerEstados(dele, servico, new Map())
    for (const p of projecoes) await p.aplicar(dele, servico, atos, estados)
  }
  return linhas.length
}

/** The columns that are written: the database itself works out the generated ones. */
async function colunasGravadas(tx: Tx, tabela: string): Promise<string> {
  const [linha] = await tx.sql<{ colunas: string }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS colunas FROM pg_attribute
     WHERE attrelid = 'public.${tabela}'::regclass AND attnum > 0 AND NOT attisdropped
       AND attgenerated = ''`,
  )
  return linha?.colunas ?? ''
}

/** Whole tables change places; of one municipality, its rows do. */
async function trocar(
  tx: Tx,
  tabelas: readonly string[],
  so: readonly number[] | undefined,
): Promise<void> {
  for (const t of tabelas) {
    if (so === undefined) {
      const [velha] = await tx.sql<{ forcada: boolean }>(
        `SELECT relforcerowsecurity AS forcada FROM pg_class WHERE oid = 'public.${t}'::regclass`,
      )
      await tx.sql(`DROP TABLE public.${t}`)
      await tx.sql(`ALTER TABLE ${SOMBRA}.${t} SET SCHEMA public`)
      if (velha?.forcada === false) {
        await tx.sql(`ALTER TABLE public.${t} NO FORCE ROW LEVEL SECURITY`)
      }
    } else {
      await tx.sql(`DELETE FROM public.${t} WHERE municipio = ANY ($1)`, [so])
      const colunas = await colunasGravadas(tx, t)
      await tx.sql(
        `INSERT INTO public.${t} (${colunas}) SELECT ${colunas} FROM ${SOMBRA}.${t}
         WHERE municipio = ANY ($1)`,
        [so],
      )
    }
  }
  await tx.sql(`DROP SCHEMA ${SOMBRA} CASCADE`)
}

/** What others worked out from the rows that changed places is to be worked out again. */
async function esquecer(
  tx: Tx,
  derivadas: readonly string[],
  so: readonly number[] | undefined,
): Promise<void> {
  for (const t of derivadas) {
    if (so === undefined) await tx.sql(`TRUNCATE public.${t}`)
    else await tx.sql(`DELETE FROM public.${t} WHERE municipio = ANY ($1)`, [so])
  }
}
