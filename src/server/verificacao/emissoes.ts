import type { Tx } from '#ledger/banco.ts'
import type { EmissaoFeita } from '../contrato/contrato.ts'
import type { Afirmacao } from '#documents/doOrgao.ts'

/** Which document of which file: what a newer issue takes the place of. `alvo`: '' when it is about the whole file. */
export type ObjetoDaEmissao = Readonly<{
  servico: string
  recurso: string
  ficha: string
  modelo: string
  alvo: string
}>

export type Emissao = ObjetoDaEmissao &
  Readonly<{
    id: string
    nome: string
    numero: string | null
    dia: string
    emitida_em: string
    valida_ate: string | null
    afirma: readonly Afirmacao[]
    conteudo: Buffer
    pdf: Buffer
    chave: string
    usuario: string
  }>

const DO_OBJETO = `municipio = $1 AND servico = $2 AND recurso = $3 AND ficha = $4 AND modelo = $5
  AND alvo = $6`
/**
 * Of an issue `n`: that it is of the same document as `e`, made after, and says something else. The
 * waiting list's edital had another name in its first papers.
 */
const SUCEDE = `n.municipio = e.municipio AND n.servico = e.servico AND n.recurso = e.recurso
  AND n.ficha = e.ficha AND n.emitida_em > e.emitida_em AND n.conteudo <> e.conteudo
  AND ((n.modelo = e.modelo AND n.alvo = e.alvo)
    OR (e.recurso = 'filas-de-espera' AND e.modelo = 'edital' AND n.modelo = 'edital-da-fila'))`
const SUBSTITUIDA_EM = `(SELECT min(n.emitida_em) FROM emissao n WHERE ${SUCEDE})`

/** Papers that tell of one day: a newer one says how things are now, and takes nothing from them. */
export const RETRATAM_UM_DIA: readonly string[] = [
  'certidao',
  'memoria-de-calculo',
  'pauta-da-junta',
  'recibo-de-pagamento',
  'termo-de-recolhimento',
]

/** What was printed of a file, the newest first, with what happened to each since. */
export const listarEmissoes = (
  tx: Tx,
  o: Pick<ObjetoDaEmissao, 'servico' | 'recurso' | 'ficha'>,
): Promise<EmissaoFeita[]> =>
  tx.sql<EmissaoFeita>(
    `SELECT e.id, e.nome, e.emitida_em AS em, coalesce(u.nome, e.usuario) AS usuario,
       r.em AS "revogadaEm", r.motivo,
       CASE WHEN e.modelo = ANY ($5) THEN NULL ELSE ${SUBSTITUIDA_EM} END AS "substituidaEm"
     FROM emissao e
     LEFT JOIN emissao_revogada r ON r.municipio = e.municipio AND r.emissao = e.id
     LEFT JOIN usuario u ON u.municipio = e.municipio AND u.id = e.usuario
     WHERE e.municipio = $1 AND e.servico = $2 AND e.recurso = $3 AND e.ficha = $4
     ORDER BY e.emitida_em DESC LIMIT 100`,
    [tx.municipio, o.servico, o.recurso, o.ficha, RETRATAM_UM_DIA],
  )

const chaveDe = (tx: Tx, o: ObjetoDaEmissao) => [
  tx.municipio,
  o.servico,
  o.recurso,
  o.ficha,
  o.modelo,
  o.alvo,
]

/** Today's issue that says the same and was not revoked, to be printed again instead of anew. */
export async function emissaoIgual(
  tx: Tx,
  objeto: ObjetoDaEmissao,
  { dia, conteudo, chave }: Pick<Emissao, 'dia' | 'conteudo' | 'chave'>,
): Promise<Emissao | undefined> {
  const [achada] = await tx.sql<Emissao>(
    `SELECT * FROM emissao e WHERE ${DO_OBJETO} AND dia = $7 AND conteudo = $8 AND chave = $9
       AND NOT EXISTS (SELECT FROM emissao_revogada r WHERE r.municipio = e.municipio AND r.emissao = e.id)
     ORDER BY emitida_em DESC LIMIT 1`,
    [...chaveDe(tx, objeto), dia, conteudo, chave],
  )
  return achada
}

export async function guardarEmissao(tx: Tx, e: Emissao): Promise<void> {
  await tx.sql(
    `INSERT INTO emissao (municipio, servico, recurso, ficha, modelo, alvo, id, nome, numero, dia,
       emitida_em, valida_ate, afirma, conteudo, pdf, chave, usuario)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      ...chaveDe(tx, e),
      e.id,
      e.nome,
      e.numero,
      e.dia,
      e.emitida_em,
      e.valida_ate,
      JSON.stringify(e.afirma),
      e.conteudo,
      e.pdf,
      e.chave,
      e.usuario,
    ],
  )
}

type EmissaoConferida = Readonly<{
  emissao: Emissao
  revogacao: Readonly<{ motivo: string; em: string }> | undefined
  /** When the first issue that says something else was made, after this one. */
  substituidaEm: string | undefined
}>

/** An issue by its id, with what happened to it since; undefined when there is none. */
export async function conferirEmissao(tx: Tx, id: string): Promise<EmissaoConferida | undefined> {
  const [emissao] = await tx.sql<Emissao>(
    'SELECT * FROM emissao WHERE municipio = $1 AND id = $2',
    [tx.municipio, id],
  )
  if (emissao === undefined) return undefined
  const [revogacao] = await tx.sql<{ motivo: string; em: string }>(
    'SELECT motivo, em FROM emissao_revogada WHERE municipio = $1 AND emissao = $2',
    [tx.municipio, id],
  )
  const [nova] = await tx.sql<{ em: string | null }>(
    `SELECT ${SUBSTITUIDA_EM} AS em FROM emissao e WHERE e.municipio = $1 AND e.id = $2`,
    [tx.municipio, id],
  )
  return { emissao, revogacao, substituidaEm: nova?.em ?? undefined }
}

/** The one issue whose id is between the two, both included; undefined when there is none, or several. */
export async function emissaoEntre(tx: Tx, de: string, ate: string): Promise<string | undefined> {
  const achadas = await tx.sql<{ id: string }>(
    'SELECT id FROM emissao WHERE municipio = $1 AND id BETWEEN $2 AND $3 LIMIT 2',
    [tx.municipio, de, ate],
  )
  return achadas.length === 1 ? achadas[0]?.id : undefined
}
