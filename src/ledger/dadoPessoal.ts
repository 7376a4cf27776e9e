import type { Corrente } from '#core/ato.ts'
import { partesDe } from './ato.ts'
import type { Tx } from './banco.ts'
import { lerEstados, porCorrente } from './estados.ts'
import type { Projecao } from './projecoes/projecao.ts'
import { chaveDaReserva, especiesPessoais } from './reservas.ts'
import { lerVizinhanca } from './leituras.ts'

/**
 * Erases the personal data of a stream: data and salts go, and with them any way back from the
 * digests that acts hold, and the digests of its commands; acts and chain stay whole. The tables that screens read are written again
 * for the stream and its neighbours, since they show its name. Who, when and why are kept.
 * @returns how many acts lost personal data; 0 when there was none left
 */
export async function apagarDadosPessoais(
  tx: Tx,
  pedido: Readonly<{ servico: string; corrente: Corrente; autor: string; motivo: string }>,
  projecoes: readonly Projecao[],
): Promise<number> {
  const { servico, corrente, autor, motivo } = pedido
  const apagados = await tx.sql(
    `UPDATE dado_pessoal p SET dados = NULL, sal = NULL, apagado_em = now(), apagado_por = $5,
       motivo = $6
     FROM ato a
     WHERE a.municipio = $1 AND a.servico = $2 AND a.corrente_tipo = $3 AND a.corrente_id = $4
       AND p.municipio = a.municipio AND p.ato_id = a.id AND p.apagado_em IS NULL
     RETURNING 1`,
    [tx.municipio, servico, ...partesDe(corrente), autor, motivo],
  )
  await tx.sql(
    `UPDATE comando c SET digest = NULL FROM ato a
     WHERE a.municipio = $1 AND a.servico = $2 AND a.corrente_tipo = $3 AND a.corrente_id = $4
       AND c.municipio = a.municipio AND c.id = a.comando_id AND c.digest IS NOT NULL`,
    [tx.municipio, servico, ...partesDe(corrente)],
  )
  await tx.sql(
    `DELETE FROM reserva WHERE municipio = $1 AND servico = $2 AND corrente = $3
     AND chave LIKE ANY ($4)`,
    [tx.municipio, servico, corrente, especiesPessoais.map((e) => chaveDaReserva(e, '%'))],
  )
  const atos = await lerVizinhanca(tx, servico, [corrente])
  const estados = lerEstados(tx, servico, porCorrente(atos))
  for (const p of projecoes) await p.aplicar(tx, servico, atos, estados)
  return apagados.length
}
