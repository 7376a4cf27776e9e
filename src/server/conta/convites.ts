import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '#ledger/banco.ts'
import { ProblemaHttp } from '../http/problema.ts'
import { senhaTemporaria } from '../usuarios/senhas.ts'

/** How long the counter's code opens an account. */
const DIAS = 7

const digerir = (codigo: string): Buffer =>
  createHash('sha256')
    .update(
      codigo
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, ''),
    )
    .digest()

/** The mark of the counter's browser, kept in a cookie there and as a digest with the code. */
export const MARCA = 'outorga_balcao'
export const novaMarca = (): string => randomBytes(24).toString('base64url')
const digerirMarca = (marca: string): Buffer => createHash('sha256').update(marca).digest()

/** Why the code is given, on what paper, and from where. */
export type Entrega = Readonly<{
  pessoa: string
  por: string
  razoes: string
  documento: string
  /** Address of the network. */
  origem: string
  marca: string
  /** The person has an account already. */
  renova: boolean
}>

/**
 * One at a time deals with a person's access, to the end of the transaction: whether they have an
 * account, and which code serves, is read after it.
 */
export const travarAcesso = (tx: Tx, pessoa: string): Promise<unknown> =>
  tx.sql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `acesso ${tx.municipio} ${pessoa}`,
  ])

/** The person has an account in the municipality, even one that is shut. */
export const temConta = async (tx: Tx, pessoa: string): Promise<boolean> =>
  (
    await tx.sql('SELECT 1 AS ha FROM usuario WHERE municipio = $1 AND pessoa = $2', [
      tx.municipio,
      pessoa,
    ])
  ).length > 0

/**
 * A code for one use, told once: any other that the person had no longer serves. The caller holds
 * `travarAcesso`.
 */
export async function convidar(
  tx: Tx,
  servico: string,
  e: Entrega,
): Promise<{ codigo: string; expiraEm: string }> {
  await tx.sql(
    `UPDATE convite_de_conta SET expira_em = now()
     WHERE municipio = $1 AND pessoa = $2 AND usado_em IS NULL AND expira_em > now()`,
    [tx.municipio, e.pessoa],
  )
  const codigo = senhaTemporaria()
  const [linha] = await tx.sql<{ expiraEm: string }>(
    `INSERT INTO convite_de_conta (municipio, servico, pessoa, codigo_hash, criado_por, expira_em,
       razoes, documento, origem, navegador, renova)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6), $7, $8, $9, $10, $11)
     RETURNING expira_em AS "expiraEm"`,
    [
      tx.municipio,
      servico,
      e.pessoa,
      digerir(codigo),
      e.por,
      DIAS,
      e.razoes,
      e.documento,
      e.origem,
      digerirMarca(e.marca),
      e.renova,
    ],
  )
  return { codigo, expiraEm: linha?.expiraEm ?? '' }
}

/**
 * Whose the code is, while it serves; undefined otherwise. `marca`: of the browser that brings it.
 * Throws 403 when it is the one in which the code was given.
 */
export async function donoDoCodigo(
  tx: Tx,
  servico: string,
  codigo: string,
  marca: string,
): Promise<string | undefined> {
  const [linha] = await tx.sql<{ pessoa: string; navegador: Buffer | null }>(
    `SELECT pessoa, navegador FROM convite_de_conta WHERE municipio = $1 AND servico = $2
       AND codigo_hash = $3 AND usado_em IS NULL AND expira_em > now()`,
    [tx.municipio, servico, digerir(codigo)],
  )
  if (linha?.navegador?.equals(digerirMarca(marca)) === true)
    throw new ProblemaHttp(403, 'Este código foi dado neste navegador, que é do balcão.', {
      detail: 'A pessoa abre a conta no aparelho dela, ou em outro que não seja o de quem atende.',
    })
  return linha?.pessoa
}

/**
 * Uses the person's code up, from a network address, and answers who gave it. Throws 422 when
 * another use came first, or when it was given as a first one and the person has an account by now:
 * a new password is given only by whom the pack says.
 */
export async function usarCodigo(
  tx: Tx,
  pessoa: string,
  codigo: string,
  origem: string,
): Promise<string> {
  await travarAcesso(tx, pessoa)
  const [feito] = await tx.sql<{ por: string; renova: boolean }>(
    `UPDATE convite_de_conta SET usado_em = now(), usado_de = $4
     WHERE municipio = $1 AND pessoa = $2 AND codigo_hash = $3
       AND usado_em IS NULL AND expira_em > now() RETURNING criado_por AS por, renova`,
    [tx.municipio, pessoa, digerir(codigo), origem],
  )
  if (feito === undefined) throw codigoNaoServe()
  if (!feito.renova && (await temConta(tx, pessoa))) throw codigoNaoServe()
  return feito.por
}

/** One sentence for a wrong code, one of another person, used or expired: a stranger learns nothing. */
export const codigoNaoServe = (): ProblemaHttp =>
  new ProblemaHttp(422, 'O código e o CPF ou CNPJ não conferem, ou o código já não serve.', {
    detail: 'Confira o que foi escrito. Se for preciso, peça outro código no balcão.',
  })
