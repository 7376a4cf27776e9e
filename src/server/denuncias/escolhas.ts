import type { Denuncia } from '#core/denuncia/denuncia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Tx } from '#ledger/banco.ts'
import type { EscolhasDaFicha } from '../contrato/registros.ts'

type Linha = { valor: string; rotulo: string }

/**
 * What the complaint may be tied to: vehicles, records and losses of the plate or number told, and
 * the latest records and losses when nothing known was told.
 */
export async function escolhasDe(tx: Tx, servico: string, d: Denuncia): Promise<EscolhasDaFicha> {
  const valores = [tx.municipio, servico, d.placa ?? '', d.numero ?? '']
  const [veiculo, auto, perda] = await Promise.all([
    tx.sql<Linha & { placa: string }>(
      `SELECT v.veiculo AS valor, concat_ws(' · ', v.placa, v.marca, v.modelo, 'nº ' || o.numero) AS rotulo, v.placa
       FROM veiculo_atual v LEFT JOIN painel_outorga o USING (municipio, servico, veiculo)
       WHERE v.municipio = $1 AND v.servico = $2 AND (v.placa = $3 OR o.numero = $4) LIMIT 10`,
      valores,
    ),
    tx.sql<Linha>(
      `SELECT a.auto AS valor, concat_ws(' · ', 'nº ' || a.numero, to_char(a.fato_em, 'DD/MM/YYYY'), a.placa) AS rotulo
       FROM painel_auto a WHERE a.municipio = $1 AND a.servico = $2 AND a.anulado_em IS NULL
         AND $4::text IS NOT NULL
       ORDER BY (a.placa = $3) DESC NULLS LAST, a.fato_em DESC LIMIT 20`,
      valores,
    ),
    tx.sql<Linha>(
      `SELECT DISTINCT ON (p.outorga) p.outorga AS valor, concat_ws(' · ', 'nº ' || p.numero, to_char(p.proposta_em, 'DD/MM/YYYY'), 'nº ' || o.numero, v.placa) AS rotulo
       FROM painel_perda p JOIN painel_outorga o USING (municipio, servico, outorga)
       LEFT JOIN veiculo_atual v USING (municipio, servico, veiculo)
       WHERE p.municipio = $1 AND p.servico = $2
         AND (v.placa = $3 OR o.numero = $4 OR ($3 = '' AND $4 = ''))
       ORDER BY p.outorga, p.proposta_em DESC LIMIT 20`,
      valores,
    ),
  ])
  return {
    veiculo: veiculo.map(({ valor, rotulo, placa }) => ({
      valor,
      rotulo: rotulo.replace(placa, formatarPlaca(placa)),
    })),
    auto,
    outorga: perda,
  }
}
