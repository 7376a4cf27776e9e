import { idDaCorrente } from '#core/ato.ts'
import type { Comando } from '#core/comando.ts'
import { numeroDoEdital } from '#core/selecao/editalAnterior.ts'
import { validarPlaca } from '#core/identificador/placa.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Servico } from '../servicos.ts'
import { impressosAEntregar } from '../verificacao/impressosAEntregar.ts'

type ComPlaca = { placa?: string; veiculo?: string; outorga?: string }

/**
 * What is completed of each command: the rest goes as it came. An account that is named exists, is of the
 * service and has the role, or the request is refused.
 */
export async function completar(casa: Casa, servico: Servico, comando: Comando): Promise<Comando> {
  if (comando.nome === 'registrarEntrega') return comImpresso(casa, servico, comando)
  if (comando.nome === 'emitirCarteira') return comFiscal(casa, servico, comando)
  await exigirContas(casa, servico, comando)
  if (comando.nome === 'requererOutorga') return comProcesso(casa, servico, comando)
  if (!comando.corrente.startsWith('auto:')) return comando
  return comVeiculo(casa, servico, await comBlocoDoFormulario(casa, servico, comando))
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

type ComContas = { usuario?: string; fiscal?: string }

/**
 * The accounts named by an appointment or a reserved block are of this service, and of the role: a
 * city may have another service, with people of its own.
 */
async function exigirContas(casa: Casa, servico: Servico, comando: Comando): Promise<void> {
  const { nome } = comando
  if (nome !== 'nomearMembro' && nome !== 'reservarBloco') return
  const { usuario, fiscal } = comando.dados as ComContas
  const conta = nome === 'nomearMembro' ? usuario : fiscal
  if (conta === undefined) return
  const papeis =
    nome === 'nomearMembro' ? servico.pacote.processo.recurso.papeis : (['fiscal'] as const)
  const municipio = Number(servico.municipio)
  const [achado] = await emMunicipio(casa.pool, municipio, (tx) =>
    tx.sql(
      `SELECT 1 AS ha FROM usuario WHERE municipio = $1 AND id::text = $2 AND ativo
       AND papeis && $3::text[] AND $4 = ANY (servicos)`,
      [municipio, conta, papeis, servico.slug],
    ),
  )
  if (achado !== undefined) return
  const campo = nome === 'nomearMembro' ? 'usuario' : 'fiscal'
  const mensagem = 'Não há usuário ativo com essa função neste serviço.'
  throw new ProblemaHttp(422, mensagem, { invalidos: [{ campo, mensagem }] })
}

type ComEdital = { selecao?: { processo?: string; edital?: string } }

/**
 * An edital typed with the number of one of this system is that process, whose own result says who
 * has the place; of no process here, it is one of before.
 */
async function comProcesso(casa: Casa, servico: Servico, comando: Comando): Promise<Comando> {
  const { selecao } = comando.dados as ComEdital
  if (selecao?.edital === undefined || selecao.processo !== undefined) return comando
  const numero = numeroDoEdital(selecao.edital)
  if (numero === undefined) return comando
  const municipio = Number(servico.municipio)
  const [achado] = await emMunicipio(casa.pool, municipio, (tx) =>
    tx.sql<{ processo: string }>(
      `SELECT split_part(corrente, ':', 2) AS processo FROM painel_registro
       WHERE municipio = $1 AND servico = $2 AND tipo = 'selecao' AND numero = $3 LIMIT 1`,
      [municipio, servico.slug, numero],
    ),
  )
  if (achado === undefined) return comando
  const { processo } = achado
  return { ...comando, dados: { ...(comando.dados as object), selecao: { ...selecao, processo } } }
}

type ComFormulario = { formulario?: { numero: string; bloco?: string } }

/** The block that has the form's number; of none, the number is left alone, and refused. */
async function comBlocoDoFormulario(
  casa: Casa,
  servico: Servico,
  comando: Comando,
): Promise<Comando> {
  const { formulario } = comando.dados as ComFormulario
  if (formulario === undefined) return comando
  const municipio = Number(servico.municipio)
  const [achado] = await emMunicipio(casa.pool, municipio, (tx) =>
    tx.sql<{ bloco: string }>(
      `SELECT split_part(corrente, ':', 2) AS bloco FROM painel_registro
       WHERE municipio = $1 AND servico = $2 AND tipo = 'bloco' AND dados->'numeros' ? $3 LIMIT 1`,
      [municipio, servico.slug, formulario.numero],
    ),
  )
  const { numero } = formulario
  const com = achado === undefined ? { numero } : { numero, bloco: achado.bloco }
  return { ...comando, dados: { ...(comando.dados as object), formulario: com } }
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
