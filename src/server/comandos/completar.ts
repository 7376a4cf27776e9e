import type { Comando } from '#core/comando.ts'
import { validarPlaca } from '#core/identificador/placa.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import type { Servico } from '../servicos.ts'

type ComPlaca = { placa?: string; veiculo?: string; outorga?: string }

/**
 * An inspector in the street knows a plate. When a command gives a plate and not the vehicle, the
 * registered vehicle and its grant are looked up, so that holder and owner are found to answer.
 * A plate that is not registered is left as it is: a vehicle from elsewhere may be cited too.
 */
export async function completar(casa: Casa, servico: Servico, comando: Comando): Promise<Comando> {
  if (!comando.corrente.startsWith('auto:')) return comando
  const dados = comando.dados as ComPlaca
  if (typeof dados.placa !== 'string' || dados.veiculo !== undefined) return comando
  const placa = validarPlaca(dados.placa)
  if (!placa.ok) return comando
  const municipio = Number(servico.municipio)
  const [achado] = await emMunicipio(casa.pool, municipio, (tx) =>
    tx.sql<{ veiculo: string; outorga: string | null }>(
      `SELECT v.veiculo, o.outorga FROM veiculo_atual v
       LEFT JOIN painel_outorga o ON o.municipio = v.municipio AND o.servico = v.servico
         AND o.veiculo = v.veiculo AND o.situacao = 'concedida'
       WHERE v.municipio = $1 AND v.servico = $2 AND v.placa = $3 LIMIT 1`,
      [municipio, servico.slug, placa.valor],
    ),
  )
  if (achado === undefined) return comando
  const outorga = dados.outorga ?? achado.outorga ?? undefined
  return {
    ...comando,
    dados: { ...dados, veiculo: achado.veiculo, ...(outorga === undefined ? {} : { outorga }) },
  }
}
