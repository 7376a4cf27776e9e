import { formatarDia } from '#core/calendar/dia.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import { desmarcar, lerDia, lerLocais, marcar } from '../agendamento/agendamento.ts'
import { hojeEm, type Casa } from '../casa.ts'
import type { HorariosLivres } from '../contrato/conta.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import { montarVista } from '../leituras/montarVista.ts'
import type { Servico } from '../servicos.ts'
import { type Dono, outorgasAtuais } from './dono.ts'

/** Where and when a vehicle may be inspected: places that are free, and nobody's name. */
export function horariosLivres(
  casa: Casa,
  servico: Servico,
  { local, dia }: Readonly<{ local?: string | undefined; dia?: string | undefined }>,
): Promise<HorariosLivres> {
  return emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
    const locais = (await lerLocais(tx, servico.slug)).filter((l) => l.ativo)
    const { calendario } = servico
    const agenda =
      local === undefined || dia === undefined
        ? []
        : (await lerDia(tx, servico.slug, { local, dia, calendario })).horarios
    return {
      locais: locais.map(({ id, nome, endereco, dias }) => ({ id, nome, endereco, dias })),
      horarios: agenda.map(({ hora, livres }) => ({ hora, livres })),
    }
  })
}

/** The vehicles of the grants that the person has or asks for. */
async function veiculosProprios(
  casa: Casa,
  servico: Servico,
  dono: Dono,
): Promise<ReadonlySet<string>> {
  const { mundo } = await montarVista(casa, servico, dono, ['pessoa', dono.pessoa])
  return new Set(outorgasAtuais(mundo, dono.pessoa).map((o) => o.veiculo))
}

type Marcacao = Readonly<{ local: string; dia: string; hora: string; veiculo: string }>

/**
 * Books the inspection of a vehicle of the person's own: one at a time, so that nobody takes the
 * places of everyone. Throws 404 for another's, 422.
 */
export async function marcarPropria(
  casa: Casa,
  servico: Servico,
  dono: Dono,
  pedido: Marcacao,
): Promise<{ id: string }> {
  if (!(await veiculosProprios(casa, servico, dono)).has(pedido.veiculo))
    throw naoEncontrado('O veículo')
  const hoje = hojeEm(casa, servico)
  return emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
    await exigirSoUm(tx, servico.slug, pedido.veiculo, hoje)
    const { calendario } = servico
    return marcar(
      tx,
      servico.slug,
      dono.usuario,
      { ...pedido, motivo: 'periodica' },
      { hoje, calendario },
    )
  })
}

/** Throws 422 while the vehicle has a booking to come; one at a time for the vehicle. */
async function exigirSoUm(tx: Tx, servico: string, veiculo: string, hoje: string): Promise<void> {
  await tx.sql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`vistoria ${veiculo}`])
  const [outro] = await tx.sql<{ dia: string }>(
    `SELECT dia::text AS dia FROM agendamento WHERE municipio = $1 AND servico = $2
       AND veiculo = $3 AND dia >= $4 AND desmarcado_em IS NULL ORDER BY dia LIMIT 1`,
    [tx.municipio, servico, veiculo, hoje],
  )
  if (outro === undefined) return
  throw new ProblemaHttp(422, `O veículo já está marcado para ${formatarDia(outro.dia)}.`, {
    detail: 'Para marcar outro dia, desmarque antes esse.',
  })
}

/** Gives up a booking of a vehicle of the person's own. Throws 404. */
export async function desmarcarPropria(
  casa: Casa,
  servico: Servico,
  dono: Dono,
  id: string,
): Promise<void> {
  const proprios = [...(await veiculosProprios(casa, servico, dono))]
  await emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
    const achados = await tx.sql(
      `SELECT id FROM agendamento WHERE municipio = $1 AND servico = $2 AND id = $3
         AND veiculo = ANY ($4) AND desmarcado_em IS NULL`,
      [tx.municipio, servico.slug, id, proprios],
    )
    if (achados.length === 0) throw naoEncontrado('O agendamento')
    await desmarcar(tx, servico.slug, dono.usuario, id)
  })
}
