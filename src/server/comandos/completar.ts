import { idDaCorrente } from '#core/ato.ts'
import type { Comando } from '#core/comando.ts'
import { validarPlaca } from '#core/identificador/placa.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Servico } from '../servicos.ts'
import { impressosAEntregar } from '../verificacao/impressosAEntregar.ts'

type ComPlaca = { placa?: string; veiculo?: string; outorga?: string }

/** What is completed of each command: the rest goes as it came. */
export async function completar(casa: Casa, servico: Servico, comando: Comando): Promise<Comando> {
  if (comando.nome === 'registrarEntrega') return comImpresso(casa, servico, comando)
  if (comando.nome === 'emitirCarteira') return comFiscal(casa, servico, comando)
  return comando.corrente.startsWith('auto:') ? comVeiculo(casa, servico, comando) : comando
}

/** What was printed is what the register of issues says, whatever who asks may write. */
async function comImpresso(casa: Casa, servico: Servico, comando: Comando): Promise<Comando> {
  const { impresso: _, ...dados } = comando.dados as { emissao: string; impresso?: unknown }
  const [impresso] = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    impressosAEntregar(tx, servico, idDaCorrente(comando.corrente), dados.emissao),
  )
  if (impresso === undefined) return { ...comando, dados }
  const { emissao: _emissao, ...papel } = impresso
  return { ...comando, dados: { ...dados, impresso: papel } }
}

/** Who gets a card is an active user of the service, as the register of users has them. Throws 404. */
async function comFiscal(casa: Casa, servico: Servico, comando: Comando): Promise<Comando> {
  const { fiscal: _, ...dados } = comando.dados as { fiscal?: unknown }
  const [fiscal] = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    tx.sql<{ nome: string; papeis: string[] }>(
      `SELECT nome, papeis FROM usuario
       WHERE municipio = $1 AND id = $2 AND ativo AND $3 = ANY (servicos)`,
      [tx.municipio, idDaCorrente(comando.corrente), servico.slug],
    ),
  )
  if (fiscal === undefined) throw naoEncontrado('Este usuário')
  return { ...comando, dados: { ...dados, fiscal } }
}

/**
 * An inspector in the street knows a plate. When a command gives a plate and not the vehicle, the
 * registered vehicle and its grant are looked up, so that holder and owner are found to answer.
 * A plate that is not registered is left as it is: a vehicle from elsewhere may be cited too.
 */
async function comVeiculo(casa: Casa, servico: Servico, comando: Comando): Promise<Comando> {
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
