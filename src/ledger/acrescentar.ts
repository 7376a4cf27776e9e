import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Ato, Corrente } from '#core/ato.ts'
import type { Pacote } from '#law/pacote.ts'
import {
  type AtoRegistrado,
  COLUNAS,
  COM_PESSOAL,
  deLinha,
  type LinhaDeAto,
  partesDe,
} from './ato.ts'
import type { Tx } from './banco.ts'
import type { Assinatura } from './comandos.ts'
import { digestPessoal, hashDoAto, ORIGEM } from './cadeia.ts'
import { ConflitoDeSequencia, violou } from './erros.ts'
import { type Numerado, numerarAtos } from './numerar.ts'
import type { Cabeca, Trancadas } from './vizinhanca.ts'
import { vinculosDosAtos } from './vinculos.ts'

/** What the acts of one command are recorded with. Instants are ISO 8601 with offset or Z. */
export type Registro = Readonly<{
  servico: string
  comando: Readonly<{ id: string; corrente: Corrente }>
  /** Kept with the acts, so that the id sent again is compared; left out, the id alone is trusted. */
  assinatura?: Assinatura
  atos: readonly Ato[]
  pacote: Pacote
  autor: string
  papel: AtoRegistrado['papel']
  dispositivo: string
  fatoEm: string
}>

/** An act ready to be written, with what goes beside it. */
type Pronto = Readonly<{
  registrado: AtoRegistrado
  numerados: readonly Numerado[]
  sal: Buffer | undefined
  digest: Buffer | undefined
}>

/** The acts that the command already recorded, in their order; none when it is new. */
export async function atosDoComando(tx: Tx, id: string): Promise<readonly AtoRegistrado[]> {
  const linhas = await tx.sql<LinhaDeAto>(
    `SELECT ${COLUNAS} FROM ${COM_PESSOAL}
     WHERE a.municipio = $1 AND a.comando_id = $2 ORDER BY a.ordem`,
    [tx.municipio, id],
    'do-comando',
  )
  return linhas.map(deLinha)
}

/**
 * Numbers, chains and writes the acts, their personal data apart, their links and the heads of
 * their streams, which `trancadas` holds.
 * @throws ConflitoDeSequencia when another transaction began the same stream meanwhile
 */
export async function acrescentar(
  tx: Tx,
  r: Registro,
  trancadas: Trancadas,
): Promise<readonly AtoRegistrado[]> {
  const prontos: Pronto[] = []
  const cabecas = new Map(trancadas.cabecas)
  const numerados = await numerarAtos(tx, r.servico, r.atos)
  for (const [ordem, { ato, numeros }] of numerados.entries()) {
    const pronto = preparar(tx.municipio, r, ato, ordem, cabecas, trancadas.agora)
    prontos.push({ ...pronto, numerados: numeros })
  }
  try {
    await escrever(tx, r, prontos, cabecas)
  } catch (erro) {
    if (violou(erro, 'ato_sequencia')) {
      throw new ConflitoDeSequencia(r.atos[0]?.corrente ?? r.comando.corrente, undefined, erro)
    }
    throw erro
  }
  return prontos.map((p) => p.registrado)
}

function preparar(
  municipio: number,
  r: Registro,
  ato: Ato,
  ordem: number,
  cabecas: Map<Corrente, Cabeca>,
  agora: string,
): Omit<Pronto, 'numerados'> {
  const cabeca = cabecas.get(ato.corrente)
  const hashAnterior = cabeca?.hash ?? ORIGEM
  const sal = ato.pessoal === undefined ? undefined : randomBytes(32)
  const digest =
    sal === undefined || ato.pessoal === undefined ? undefined : digestPessoal(sal, ato.pessoal)
  const envelope = {
    municipio,
    servico: r.servico,
    corrente: ato.corrente,
    seq: (cabeca?.seq ?? 0) + 1,
    id: randomUUIDv7(),
    comandoId: r.comando.id.toLowerCase(),
    ordem,
    tipo: ato.tipo,
    dados: ato.dados,
    fundamentos: ato.fundamentos,
    ...(ato.lacunas !== undefined && ato.lacunas.length > 0 && { lacunas: ato.lacunas }),
    pacote: { id: r.pacote.lei.id, versao: r.pacote.lei.versao, sha256: r.pacote.sha256 },
    autor: r.autor,
    papel: r.papel,
    dispositivo: r.dispositivo,
    fatoEm: aoMilissegundo(r.fatoEm),
    registradoEm: agora,
  }
  const hash = hashDoAto(hashAnterior, { ...envelope, pessoalDigest: digest?.toString('hex') })
  cabecas.set(ato.corrente, { seq: envelope.seq, hash })
  const pessoal = ato.pessoal === undefined ? {} : { pessoal: ato.pessoal }
  return { registrado: { ...envelope, ...pessoal, hash, hashAnterior }, sal, digest }
}

const aoMilissegundo = (instante: string): string =>
  Temporal.Instant.from(instante).toString({ fractionalSecondDigits: 3 })

const hex = (b: Buffer): string => `\\x${b.toString('hex')}`

async function escrever(
  tx: Tx,
  { servico, comando, autor, assinatura }: Registro,
  prontos: readonly Pronto[],
  cabecas: ReadonlyMap<Corrente, Cabeca>,
): Promise<void> {
  const atos = prontos.map(({ registrado: a, digest }) => {
    const [tipo, id] = partesDe(a.corrente)
    return {
      ...a,
      corrente_tipo: tipo,
      corrente_id: id,
      lacunas: a.lacunas ?? [],
      comando_id: a.comandoId,
      pacote: a.pacote.id,
      pacote_versao: a.pacote.versao,
      pacote_sha256: a.pacote.sha256,
      fato_em: a.fatoEm,
      registrado_em: a.registradoEm,
      hash: hex(a.hash),
      hash_anterior: hex(a.hashAnterior),
      pessoal_digest: digest === undefined ? null : hex(digest),
      pessoal: undefined,
    }
  })
  const pessoais = prontos.flatMap(({ registrado: a, sal }) =>
    sal === undefined ? [] : [{ ato_id: a.id, sal: hex(sal), dados: a.pessoal }],
  )
  const numeros = prontos.flatMap(({ registrado: a, numerados }) =>
    numerados.map((n) => ({ ...n, ato_id: a.id })),
  )
  const novas = [...new Set(prontos.map((p) => p.registrado.corrente))].map((c) => {
    const [tipo, id] = partesDe(c)
    const cabeca = cabecas.get(c)
    return { tipo, id, seq: cabeca?.seq, hash: hex(cabeca?.hash ?? ORIGEM) }
  })
  const vinculos = vinculosDosAtos(prontos.map((p) => p.registrado))
    .map(([de, para]) => ({ de, para }))
    .sort((a, b) => (`${a.de} ${a.para}` < `${b.de} ${b.para}` ? -1 : 1))
  const comandos =
    assinatura === undefined
      ? []
      : [{ id: comando.id, nome: assinatura.nome, autor, digest: `\\x${assinatura.digest}` }]
  const conjuntos = { atos, novas, pessoais, numeros, vinculos, comandos }
  const { nome, texto, usados } = inserirSo(conjuntos)
  await tx.sql(
    texto,
    [tx.municipio, servico, ...usados.map((c) => JSON.stringify(conjuntos[c]))],
    nome,
  )
}

type Conjunto = 'atos' | 'novas' | keyof typeof EXTRAS
type Insercao = Readonly<{ nome: string; texto: string; usados: readonly Conjunto[] }>

const insercoes = new Map<string, Insercao>()

/**
 * One trip for all that an append writes, and no more than that: most acts have no personal data,
 * number or new link, and an insertion of nothing costs the database almost as much as of a row.
 */
function inserirSo(conjuntos: Readonly<Record<Conjunto, readonly unknown[]>>): Insercao {
  const extras = (['pessoais', 'numeros', 'vinculos', 'comandos'] as const).filter(
    (e) => conjuntos[e].length > 0,
  )
  const nome = ['acrescentar', ...extras].join('-')
  let feita = insercoes.get(nome)
  if (feita === undefined) {
    const partes = extras.map((e, i) => `${e} AS (${EXTRAS[e](`$${i + 5}`)})`)
    const texto = `WITH ${[`cabecas AS (${CABECAS})`, ...partes].join(', ')} ${ATOS}`
    feita = { nome, texto, usados: ['atos', 'novas', ...extras] }
    insercoes.set(nome, feita)
  }
  return feita
}

const EXTRAS = {
  pessoais: (n: string) => `
  INSERT INTO dado_pessoal (municipio, ato_id, sal, dados)
  SELECT $1, ato_id, sal, dados
  FROM jsonb_to_recordset(${n}::jsonb) AS n(ato_id uuid, sal bytea, dados jsonb)`,
  numeros: (n: string) => `
  INSERT INTO numero_oficial (municipio, servico, serie, ano, numero, ato_id, campo)
  SELECT $1, $2, serie, ano, numero, ato_id, campo FROM jsonb_to_recordset(${n}::jsonb)
    AS n(serie text, ano int, numero int, ato_id uuid, campo text)`,
  vinculos: (n: string) => `
  INSERT INTO vinculo (municipio, servico, de, para)
  SELECT $1, $2, de, para FROM jsonb_to_recordset(${n}::jsonb) AS n(de text, para text)
  ON CONFLICT DO NOTHING`,
  comandos: (n: string) => `
  INSERT INTO comando (municipio, id, nome, autor, digest)
  SELECT $1, id, nome, autor, digest FROM jsonb_to_recordset(${n}::jsonb)
    AS n(id uuid, nome text, autor text, digest bytea)`,
}

const CABECAS = `
  INSERT INTO corrente (municipio, servico, tipo, id, seq, hash)
  SELECT $1, $2, tipo, id, seq, hash
  FROM jsonb_to_recordset($4::jsonb) AS n(tipo text, id text, seq int, hash bytea)
  ON CONFLICT (municipio, servico, tipo, id)
    DO UPDATE SET seq = excluded.seq, hash = excluded.hash`

const ATOS = `
INSERT INTO ato (municipio, servico, corrente_tipo, corrente_id, seq, id, comando_id, ordem, tipo,
  dados, fundamentos, lacunas, pacote, pacote_versao, pacote_sha256, autor, papel, dispositivo,
  fato_em, registrado_em, hash, hash_anterior, pessoal_digest)
SELECT $1, $2, corrente_tipo, corrente_id, seq, id, comando_id, ordem, tipo,
  dados, fundamentos, lacunas, pacote, pacote_versao, pacote_sha256, autor, papel, dispositivo,
  fato_em, registrado_em, hash, hash_anterior, pessoal_digest
FROM jsonb_to_recordset($3::jsonb) AS n(corrente_tipo text, corrente_id text, seq int, id uuid,
  comando_id uuid, ordem smallint, tipo text, dados jsonb, fundamentos text[], lacunas text[],
  pacote text, pacote_versao text, pacote_sha256 text, autor text, papel text, dispositivo text,
  fato_em timestamptz, registrado_em timestamptz, hash bytea, hash_anterior bytea,
  pessoal_digest bytea)`
