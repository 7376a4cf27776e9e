import { createHash } from 'node:crypto'
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

/** A code for one use, told once: any other that the person had no longer serves. */
export async function convidar(
  tx: Tx,
  servico: string,
  pessoa: string,
  por: string,
): Promise<{ codigo: string; expiraEm: string }> {
  await tx.sql(
    `UPDATE convite_de_conta SET expira_em = now()
     WHERE municipio = $1 AND pessoa = $2 AND usado_em IS NULL AND expira_em > now()`,
    [tx.municipio, pessoa],
  )
  const codigo = senhaTemporaria()
  const [linha] = await tx.sql<{ expiraEm: string }>(
    `INSERT INTO convite_de_conta (municipio, servico, pessoa, codigo_hash, criado_por, expira_em)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6))
     RETURNING expira_em AS "expiraEm"`,
    [tx.municipio, servico, pessoa, digerir(codigo), por, DIAS],
  )
  return { codigo, expiraEm: linha?.expiraEm ?? '' }
}

/** Whose the code is, while it serves; undefined otherwise. */
export async function donoDoCodigo(
  tx: Tx,
  servico: string,
  codigo: string,
): Promise<string | undefined> {
  const [linha] = await tx.sql<{ pessoa: string }>(
    `SELECT pessoa FROM convite_de_conta WHERE municipio = $1 AND servico = $2
       AND codigo_hash = $3 AND usado_em IS NULL AND expira_em > now()`,
    [tx.municipio, servico, digerir(codigo)],
  )
  return linha?.pessoa
}

/** Uses the code up, and answers who gave it. Throws 422 when another use came first. */
export async function usarCodigo(tx: Tx, codigo: string): Promise<string> {
  const [feito] = await tx.sql<{ por: string }>(
    `UPDATE convite_de_conta SET usado_em = now() WHERE municipio = $1 AND codigo_hash = $2
       AND usado_em IS NULL AND expira_em > now() RETURNING criado_por AS por`,
    [tx.municipio, digerir(codigo)],
  )
  if (feito === undefined) throw codigoNaoServe()
  return feito.por
}

/** One sentence for a wrong code, one of another person, used or expired: a stranger learns nothing. */
export const codigoNaoServe = (): ProblemaHttp =>
  new ProblemaHttp(422, 'O código e o CPF ou CNPJ não conferem, ou o código já não serve.', {
    detail: 'Confira o que foi escrito. Se for preciso, peça outro código no balcão.',
  })
