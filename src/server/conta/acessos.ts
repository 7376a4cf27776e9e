import { formatarDia } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import type { Tx } from '#ledger/banco.ts'
import type { AcessosDaConta, CodigoDado } from '../contrato/conta.ts'

/** Entries shown to the person: the latest. */
const MOSTRADAS = 20

/** Keeps an entry in an account of a person's own. */
export const anotarEntrada = (tx: Tx, usuario: string, origem: string): Promise<unknown> =>
  tx.sql('INSERT INTO entrada_na_conta (municipio, usuario, origem) VALUES ($1, $2, $3)', [
    tx.municipio,
    usuario,
    origem,
  ])

/** Every code that the counter gave the person, the newest first, by whom and why. */
export const codigosDaPessoa = async (tx: Tx, pessoa: string): Promise<readonly CodigoDado[]> =>
  tx.sql<CodigoDado>(
    `SELECT c.criado_em AS "em", coalesce(u.nome, c.criado_por) AS "por", c.razoes, c.documento,
       c.renova, c.usado_em AS "usadoEm", c.usado_de IS NOT DISTINCT FROM c.origem AS "mesmaRede",
       CASE WHEN c.usado_em IS NOT NULL THEN 'usado' WHEN c.expira_em > now() THEN 'vale'
         ELSE 'venceu' END AS "situacao"
     FROM convite_de_conta c LEFT JOIN usuario u ON u.municipio = c.municipio AND u.id = c.criado_por
     WHERE c.municipio = $1 AND c.pessoa = $2 ORDER BY c.criado_em DESC`,
    [tx.municipio, pessoa],
  )

/** What the person is told of who got into the account: codes given, and entries. */
export async function acessosDaConta(
  tx: Tx,
  { usuario, pessoa }: Readonly<{ usuario: string; pessoa: string }>,
): Promise<AcessosDaConta> {
  return {
    codigos: await codigosDaPessoa(tx, pessoa),
    entradas: await tx.sql<{ em: string; origem: string }>(
      `SELECT em, origem FROM entrada_na_conta
       WHERE municipio = $1 AND usuario = $2 ORDER BY em DESC LIMIT ${MOSTRADAS}`,
      [tx.municipio, usuario],
    ),
  }
}

/** How the present access was got, for the ledger: the last code used, or the account alone. */
export async function dispositivoDaConta(tx: Tx, pessoa: string): Promise<string> {
  const [c] = await tx.sql<{ id: string }>(
    `SELECT id FROM convite_de_conta WHERE municipio = $1 AND pessoa = $2 AND usado_em IS NOT NULL
     ORDER BY usado_em DESC LIMIT 1`,
    [tx.municipio, pessoa],
  )
  return c === undefined ? PELA_CONTA : `${PELA_CONTA}:${c.id}`
}

const PELA_CONTA = 'conta'

/**
 * By what an act's device says, how who wrote it in an account had got into it, in words; what was
 * not done in an account is not there.
 */
export async function comoSeEntrou(
  tx: Tx,
  dispositivos: readonly string[],
  fuso: string,
): Promise<ReadonlyMap<string, string>> {
  const daConta = [...new Set(dispositivos)].filter((d) => d.split(':')[0] === PELA_CONTA)
  if (daConta.length === 0) return new Map()
  const linhas = await tx.sql<{ id: string; em: string; por: string; renova: boolean }>(
    `SELECT c.id, c.criado_em AS em, coalesce(u.nome, c.criado_por) AS por, c.renova
     FROM convite_de_conta c LEFT JOIN usuario u ON u.municipio = c.municipio AND u.id = c.criado_por
     WHERE c.municipio = $1 AND c.id::text = ANY ($2)`,
    [tx.municipio, daConta.map((d) => d.split(':')[1] ?? '')],
  )
  const porId = new Map(linhas.map((l) => [l.id, l]))
  return new Map(
    daConta.map((d) => {
      const c = porId.get(d.split(':')[1] ?? '')
      if (c === undefined) return [d, 'escrito na conta da pessoa']
      const quando = formatarDia(diaLocal(c.em, fuso))
      return [
        d,
        c.renova
          ? `escrito na conta, depois de senha nova dada no balcão em ${quando} por ${c.por}`
          : `escrito na conta, aberta com o código dado no balcão em ${quando} por ${c.por}`,
      ]
    }),
  )
}
