import type pg from 'pg'
import type { Corrente } from '#core/ato.ts'
import { COLUNAS, COM_PESSOAL, deLinha, type LinhaDeAto } from './ato.ts'
import type { Dia } from '#core/calendar/dia.ts'
import { emMunicipio, listarMunicipios, type Tx } from './banco.ts'
import { digestPessoal, hashDoAto, ORIGEM } from './cadeia.ts'
import { diasAbertos } from './fecharDias.ts'
import { calcular, lerRaizes } from './raizDiaria.ts'

/** What is wrong, and where. `seq` is of the first act of the stream that is broken. */
export type Falha = Readonly<{
  municipio: number
  servico?: string
  corrente?: Corrente
  seq?: number
  /** The act's type, so that a person finds it. */
  tipo?: string
  difere:
    | 'hash'
    | 'hash-anterior'
    | 'sequencia'
    | 'cabeca'
    | 'dado-pessoal'
    | 'numeracao'
    | 'raiz-diaria'
  detalhe: string
}>

export type Verificacao = Readonly<{
  atos: number
  correntes: number
  numeros: number
  raizes: number
  /** Past days with acts and no root yet: not a fault, but their acts may still be cut unseen. */
  abertos: readonly Readonly<{ municipio: number; dia: Dia }>[]
  /** Empty: the ledger is whole. Within a municipality, chains first. */
  falhas: readonly Falha[]
}>

const LOTE = 2000

/**
 * Walks every chain of every municipality: hash of each act, link to the one before, sequence
 * without gaps, head; digests of personal data not erased; numbering without gap or repeat; roots
 * of the days closed. Of each stream only the first broken act is named: the rest follows from it.
 */
export async function verificar(
  pool: pg.Pool,
  agora: string = Temporal.Now.instant().toString(),
): Promise<Verificacao> {
  const abertos: { municipio: number; dia: Dia }[] = []
  const total = { atos: 0, correntes: 0, numeros: 0, raizes: 0, abertos, falhas: [] as Falha[] }
  for (const { ibge, fuso } of await listarMunicipios(pool)) {
    await emMunicipio(
      pool,
      ibge,
      async (tx) => {
        await conferirCadeias(tx, total)
        await conferirNumeros(tx, total)
        for (const dia of await diasAbertos(tx, fuso, agora)) abertos.push({ municipio: ibge, dia })
        for (const guardada of await lerRaizes(tx)) {
          total.raizes++
          const { raiz, atos } = await calcular(tx, guardada.dia, fuso)
          if (raiz.equals(guardada.raiz)) continue
          const detalhe = `dia ${guardada.dia}: ${guardada.atos} atos no fechamento, ${atos} agora`
          total.falhas.push({ municipio: ibge, difere: 'raiz-diaria', detalhe })
        }
      },
      { foto: true },
    )
  }
  return total
}

type Total = { atos: number; correntes: number; numeros: number; falhas: Falha[] }
type Linha = LinhaDeAto & { sal: Buffer | null; apagado_em: string | null; tem: boolean }
type Ponta = { chave: string; seq: number; hash: Buffer; quebrada: boolean }

async function conferirCadeias(tx: Tx, total: Total): Promise<void> {
  const cabecas = await lerCabecas(tx)
  let ponta: Ponta | undefined
  const encerrar = (): void => {
    if (ponta === undefined) return
    const cabeca = cabecas.get(ponta.chave)
    cabecas.delete(ponta.chave)
    const confere = cabeca?.seq === ponta.seq && cabeca.hash.equals(ponta.hash)
    if (confere || ponta.quebrada) return
    const detalhe = `a cabeça está em ${cabeca?.seq ?? 0}, o último ato é ${ponta.seq}`
    total.falhas.push({ ...lugar(tx, ponta.chave), seq: ponta.seq, difere: 'cabeca', detalhe })
  }
  for (let depois = ['', '', '', '0']; ;) {
    const linhas = await lerLote(tx, depois)
    for (const l of linhas) {
      const chave = `${l.servico} ${l.corrente_tipo}:${l.corrente_id}`
      if (ponta?.chave !== chave) {
        encerrar()
        ponta = { chave, seq: 0, hash: ORIGEM, quebrada: false }
        total.correntes++
      }
      total.atos++
      const falha = ponta.quebrada ? undefined : conferirAto(l, ponta)
      if (falha !== undefined) {
        total.falhas.push({ ...lugar(tx, chave), seq: l.seq, tipo: l.tipo, ...falha })
      }
      ponta = { chave, seq: l.seq, hash: l.hash, quebrada: ponta.quebrada || falha !== undefined }
    }
    const u = linhas.at(-1)
    if (u === undefined) break
    depois = [u.servico, u.corrente_tipo, u.corrente_id, String(u.seq)]
  }
  encerrar()
  for (const [chave, { seq }] of cabecas) {
    const detalhe = `a cabeça está em ${seq}, e não há ato`
    total.falhas.push({ ...lugar(tx, chave), seq: 1, difere: 'cabeca', detalhe })
  }
}

const lugar = (tx: Tx, chave: string) => {
  const [servico = '', corrente = ''] = chave.split(/ (.*)/s)
  return { municipio: tx.municipio, servico, corrente: corrente as Corrente }
}

async function lerCabecas(tx: Tx) {
  const linhas = await tx.sql<{ chave: string; seq: number; hash: Buffer }>(
    `SELECT servico || ' ' || tipo || ':' || id AS chave, seq, hash FROM corrente
     WHERE municipio = $1`,
    [tx.municipio],
  )
  return new Map(linhas.map((l) => [l.chave, l]))
}

const lerLote = (tx: Tx, depois: readonly string[]): Promise<Linha[]> =>
  tx.sql<Linha>(
    `SELECT ${COLUNAS}, p.sal, p.apagado_em, p.ato_id IS NOT NULL AS tem FROM ${COM_PESSOAL}
     WHERE a.municipio = $1
       AND (a.servico, a.corrente_tipo, a.corrente_id, a.seq) > ($2, $3, $4, $5::int)
     ORDER BY a.servico, a.corrente_tipo, a.corrente_id, a.seq LIMIT ${LOTE}`,
    [tx.municipio, ...depois],
  )

function conferirAto(l: Linha, ponta: Ponta): Pick<Falha, 'difere' | 'detalhe'> | undefined {
  if (l.seq !== ponta.seq + 1) {
    return { difere: 'sequencia', detalhe: `depois do ato ${ponta.seq} vem o ${l.seq}` }
  }
  if (!l.hash_anterior.equals(ponta.hash)) {
    return { difere: 'hash-anterior', detalhe: 'o ato não se liga ao que o antecede' }
  }
  const envelope = { ...deLinha(l), pessoalDigest: l.pessoal_digest?.toString('hex') }
  if (!hashDoAto(l.hash_anterior, envelope).equals(l.hash)) {
    return { difere: 'hash', detalhe: 'o conteúdo do ato não é o que foi registrado' }
  }
  return conferirPessoal(l)
}

function conferirPessoal(l: Linha): Pick<Falha, 'difere' | 'detalhe'> | undefined {
  const difere = 'dado-pessoal'
  if (l.pessoal_digest === null) {
    return l.tem ? { difere, detalhe: 'há dado pessoal que o ato não anuncia' } : undefined
  }
  if (!l.tem) return { difere, detalhe: 'falta o dado pessoal, sem registro de que foi apagado' }
  if (l.apagado_em !== null) return undefined
  const igual =
    l.sal !== null && l.pessoal !== null && digestPessoal(l.sal, l.pessoal).equals(l.pessoal_digest)
  return igual ? undefined : { difere, detalhe: 'o dado pessoal não é o que foi registrado' }
}

async function conferirNumeros(tx: Tx, total: Total): Promise<void> {
  const series = await tx.sql<{
    servico: string
    serie: string
    ano: number
    ultimo: number
    quantos: number
    divergentes: string[]
  }>(
    `SELECT s.servico, s.serie, s.ano, coalesce(max(s.ultimo), 0) AS ultimo,
       count(s.numero)::int AS quantos,
       coalesce(array_agg(s.numero::text ORDER BY s.numero) FILTER (WHERE s.numero IS NOT NULL AND
         NOT coalesce((CASE WHEN jsonb_typeof(a.dados->s.campo) = 'array' THEN a.dados->s.campo
           ELSE jsonb_build_array(a.dados->s.campo) END) ? s.escrito, false)), '{}') AS divergentes
     FROM (SELECT *, lpad(numero::text, greatest(4, length(numero::text)), '0') || '/' || ano
         AS escrito FROM numeracao FULL JOIN numero_oficial
       USING (municipio, servico, serie, ano)) s
     LEFT JOIN ato a ON a.municipio = s.municipio AND a.id = s.ato_id
     WHERE s.municipio = $1 GROUP BY s.servico, s.serie, s.ano ORDER BY 1, 2, 3`,
    [tx.municipio],
  )
  for (const s of series) {
    total.numeros += s.quantos
    const onde = { municipio: tx.municipio, servico: s.servico, difere: 'numeracao' as const }
    const nome = `${s.serie}/${s.ano}`
    if (s.quantos !== s.ultimo) {
      const detalhe = `${nome}: o contador está em ${s.ultimo}, e há ${s.quantos} números`
      total.falhas.push({ ...onde, detalhe })
    }
    for (const numero of s.divergentes) {
      total.falhas.push({ ...onde, detalhe: `${nome}: o ato do número ${numero} não o traz` })
    }
  }
}
