import type { Ato, Corrente } from '#core/ato.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Tx } from './banco.ts'
import { violou } from './erros.ts'
import {
  chaveDaReserva,
  type EspecieDeReserva,
  type OperacaoDeReserva,
  reservasDoAto,
  titularDoAto,
} from './reservas.ts'
import { recusaDaReserva, RestricaoViolada } from './restricoes.ts'

/**
 * Makes, extends and releases what the acts hold across streams.
 * @throws RestricaoViolada when another stream holds it on one of the days; the transaction is then
 *   of no more use
 */
export async function reservar(
  tx: Tx,
  servico: string,
  atos: readonly Ato[],
  pacote: Pacote,
): Promise<void> {
  for (const ato of atos) {
    const titular = titularDoAto(ato)
    const tipo = titular === undefined ? undefined : await tipoDaPessoa(tx, servico, titular)
    const operacoes = reservasDoAto(ato, pacote, {
      tipoDaPessoa: (id) => (id === titular ? tipo : undefined),
    })
    for (const o of operacoes) await operar(tx, servico, ato.corrente, o)
  }
}

async function tipoDaPessoa(tx: Tx, servico: string, id: string) {
  const [linha] = await tx.sql<{ tipo: 'fisica' | 'juridica' }>(
    `SELECT dados->>'tipo' AS tipo FROM ato
     WHERE municipio = $1 AND servico = $2 AND corrente_tipo = 'pessoa' AND corrente_id = $3
       AND seq = 1`,
    [tx.municipio, servico, id],
  )
  return linha?.tipo
}

const prefixos = (especies: readonly EspecieDeReserva[], valor = '%'): string[] =>
  especies.map((e) => chaveDaReserva(e, valor))

async function operar(
  tx: Tx,
  servico: string,
  corrente: Corrente,
  o: OperacaoDeReserva,
): Promise<void> {
  const dela = [tx.municipio, servico, corrente]
  switch (o.op) {
    case 'reserva':
      return ocupar(tx, servico, corrente, o)
    case 'libera':
      await tx.sql(
        `DELETE FROM reserva WHERE municipio = $1 AND servico = $2 AND corrente = $3
         AND chave LIKE ANY ($4) AND lower(periodo) >= $5::date`,
        [...dela, prefixos(o.especies, o.valor), o.em],
      )
      await tx.sql(
        `UPDATE reserva SET periodo = daterange(lower(periodo), $5::date)
         WHERE municipio = $1 AND servico = $2 AND corrente = $3 AND chave LIKE ANY ($4)
         AND periodo @> $5::date`,
        [...dela, prefixos(o.especies, o.valor), o.em],
      )
      return
    case 'estende':
      return estender(tx, dela, o)
  }
}

async function ocupar(
  tx: Tx,
  servico: string,
  corrente: Corrente,
  o: Extract<OperacaoDeReserva, { op: 'reserva' }>,
): Promise<void> {
  try {
    await tx.sql(
      `INSERT INTO reserva (municipio, servico, chave, periodo, corrente, fundamentos)
       VALUES ($1, $2, $3, daterange($4::date, $5::date), $6, $7)`,
      [
        tx.municipio,
        servico,
        chaveDaReserva(o.especie, o.valor),
        o.desde,
        o.ate ?? null,
        corrente,
        o.fundamentos,
      ],
      'reservar',
    )
  } catch (erro) {
    if (!violou(erro, 'reserva_exclusiva')) throw erro
    throw new RestricaoViolada(recusaDaReserva(o.especie, o), erro)
  }
}

/** A key at a time, so that a violation says which: the row's own is kept for its provisions. */
async function estender(
  tx: Tx,
  dela: readonly unknown[],
  o: Extract<OperacaoDeReserva, { op: 'estende' }>,
): Promise<void> {
  for (const especie of o.especies) {
    const [atual] = await tx.sql<{ chave: string; fundamentos: string[] }>(
      `SELECT chave, fundamentos FROM reserva WHERE municipio = $1 AND servico = $2
       AND corrente = $3 AND chave LIKE $4
       ORDER BY upper(periodo) DESC NULLS FIRST LIMIT 1`,
      [...dela, chaveDaReserva(especie, '%')],
    )
    if (atual === undefined) continue
    try {
      await tx.sql(
        `UPDATE reserva SET periodo = daterange(lower(periodo), $5::date)
         WHERE municipio = $1 AND servico = $2 AND corrente = $3 AND chave = $4
         AND lower(periodo) < $5::date`,
        [...dela, atual.chave, o.ate],
      )
    } catch (erro) {
      if (!violou(erro, 'reserva_exclusiva')) throw erro
      throw new RestricaoViolada(recusaDaReserva(especie, atual), erro)
    }
  }
}
