import type { Dia } from '#core/calendar/dia.ts'
import type { Calendario } from '#core/calendar/calendario.ts'
import type { Tx } from '#ledger/banco.ts'
import type { AgendaDoDia, LocalDeVistoria } from '../contrato/agendamento.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import { horariosDo } from './horarios.ts'

const LOCAL = `id, nome, endereco, dias, to_char(inicio, 'HH24:MI') AS inicio,
  to_char(fim, 'HH24:MI') AS fim, intervalo, vagas, ativo`

/** Places of the service, those in use first. */
export const lerLocais = (tx: Tx, servico: string): Promise<LocalDeVistoria[]> =>
  tx.sql<LocalDeVistoria>(
    `SELECT ${LOCAL} FROM local_de_vistoria WHERE municipio = $1 AND servico = $2
     ORDER BY ativo DESC, nome`,
    [tx.municipio, servico],
  )

/** Makes a place, or changes the one with this id; what is already booked stands. */
export async function guardarLocal(
  tx: Tx,
  servico: string,
  por: string,
  local: Omit<LocalDeVistoria, 'id'> & { id?: string | undefined },
): Promise<{ id: string }> {
  const { id, nome, endereco, dias, inicio, fim, intervalo, vagas, ativo } = local
  const valores = [
    tx.municipio,
    servico,
    nome,
    endereco,
    dias,
    inicio,
    fim,
    intervalo,
    vagas,
    ativo,
    por,
  ]
  const [feito] = await (id === undefined
    ? tx.sql<{ id: string }>(
        `INSERT INTO local_de_vistoria (municipio, servico, nome, endereco, dias, inicio, fim,
           intervalo, vagas, ativo, alterado_por)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
        valores,
      )
    : tx.sql<{ id: string }>(
        `UPDATE local_de_vistoria SET nome = $3, endereco = $4, dias = $5, inicio = $6, fim = $7,
           intervalo = $8, vagas = $9, ativo = $10, alterado_por = $11, alterado_em = now()
         WHERE municipio = $1 AND servico = $2 AND id = $12 RETURNING id`,
        [...valores, id],
      ))
  if (feito === undefined) throw naoEncontrado('O local')
  return feito
}

type Marcado = AgendaDoDia['horarios'][number]['marcados'][number] & { hora: string }

/** A place's day, hour by hour: who comes, and how many more may. */
export async function lerDia(
  tx: Tx,
  servico: string,
  { local: id, dia, calendario }: Readonly<{ local: string; dia: Dia; calendario: Calendario }>,
): Promise<AgendaDoDia> {
  const local = await exigirLocal(tx, servico, id)
  const marcados = await tx.sql<Marcado>(
    `SELECT a.id, to_char(a.hora, 'HH24:MI') AS hora, a.veiculo, a.motivo, v.placa,
       v.marca || ' ' || v.modelo AS modelo, o.titulo AS titular,
       EXISTS (SELECT FROM ato t WHERE t.municipio = a.municipio AND t.servico = a.servico
         AND t.corrente_tipo = 'vistoria' AND t.corrente_id = a.veiculo
         AND t.tipo IN ('vistoriaAprovada', 'vistoriaReprovada')
         AND t.dados->>'em' = a.dia::text) AS vistoriado
     FROM agendamento a
     LEFT JOIN veiculo_atual v USING (municipio, servico, veiculo)
     LEFT JOIN LATERAL (SELECT b.titulo FROM painel_outorga p
       JOIN busca b ON b.municipio = p.municipio AND b.servico = p.servico AND b.corrente = 'outorga:' || p.outorga
       WHERE p.municipio = a.municipio AND p.servico = a.servico AND p.veiculo = a.veiculo
       ORDER BY p.requerida_em DESC LIMIT 1) o ON true
     WHERE a.municipio = $1 AND a.servico = $2 AND a.local = $3 AND a.dia = $4 AND a.desmarcado_em IS NULL
     ORDER BY a.hora, a.vaga`,
    [tx.municipio, servico, id, dia],
  )
  const horas = new Set([...horariosDo(local, dia, calendario), ...marcados.map((m) => m.hora)])
  return {
    local,
    dia,
    horarios: [...horas].toSorted().map((hora) => {
      const deles = marcados.filter((m) => m.hora === hora)
      return { hora, livres: Math.max(0, local.vagas - deles.length), marcados: deles }
    }),
  }
}

type Pedido = Readonly<{ local: string; dia: Dia; hora: string; veiculo: string; motivo: string }>

/**
 * Books the vehicle in a free place of the hour. Throws 422 when the hour is not one of the place's,
 * is full, is past, or the vehicle already has one that day.
 */
export async function marcar(
  tx: Tx,
  servico: string,
  por: string,
  p: Pedido,
  { hoje, calendario }: Readonly<{ hoje: Dia; calendario: Calendario }>,
): Promise<{ id: string }> {
  const local = await exigirLocal(tx, servico, p.local)
  if (!local.ativo) throw recusa('O local não está em uso.')
  if (p.dia < hoje) throw recusa('O dia já passou.')
  if (!horariosDo(local, p.dia, calendario).includes(p.hora)) {
    throw recusa('O local não vistoria nesse dia e hora.')
  }
  const [veiculo] = await tx.sql(
    'SELECT veiculo FROM veiculo_atual WHERE municipio = $1 AND servico = $2 AND veiculo = $3',
    [tx.municipio, servico, p.veiculo],
  )
  if (veiculo === undefined) throw naoEncontrado('O veículo')
  // One booking at a time for a place's day: the free place is looked for and taken under it.
  await tx.sql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${p.local} ${p.dia}`])
  const [outro] = await tx.sql<{ hora: string }>(
    `SELECT to_char(hora, 'HH24:MI') AS hora FROM agendamento
     WHERE municipio = $1 AND servico = $2 AND veiculo = $3 AND dia = $4 AND desmarcado_em IS NULL`,
    [tx.municipio, servico, p.veiculo, p.dia],
  )
  if (outro !== undefined)
    throw recusa(`O veículo já está marcado para esse dia, às ${outro.hora}.`)
  const [feito] = await tx.sql<{ id: string }>(
    `INSERT INTO agendamento (municipio, servico, local, dia, hora, vaga, veiculo, motivo, criado_por)
     SELECT $1, $2, $3, $4, $5, v.vaga, $6, $7, $8
     FROM generate_series(1, $9::int) AS v(vaga)
     WHERE NOT EXISTS (SELECT FROM agendamento a WHERE a.municipio = $1 AND a.servico = $2
       AND a.local = $3 AND a.dia = $4 AND a.hora = $5 AND a.vaga = v.vaga AND a.desmarcado_em IS NULL)
     ORDER BY v.vaga LIMIT 1 RETURNING id`,
    [tx.municipio, servico, p.local, p.dia, p.hora, p.veiculo, p.motivo, por, local.vagas],
  )
  if (feito === undefined) throw recusa('Não há vaga nessa hora: escolha outra.')
  return feito
}

/** Frees the place; what was booked stays told, with who undid it. */
export async function desmarcar(tx: Tx, servico: string, por: string, id: string): Promise<void> {
  const feitos = await tx.sql<{ id: string }>(
    `UPDATE agendamento SET desmarcado_em = now(), desmarcado_por = $4
     WHERE municipio = $1 AND servico = $2 AND id = $3 AND desmarcado_em IS NULL RETURNING id`,
    [tx.municipio, servico, id, por],
  )
  if (feitos.length === 0) throw naoEncontrado('O agendamento')
}

async function exigirLocal(tx: Tx, servico: string, id: string): Promise<LocalDeVistoria> {
  const achado = (await lerLocais(tx, servico)).find((l) => l.id === id)
  if (achado === undefined) throw naoEncontrado('O local')
  return achado
}

const recusa = (frase: string) => new ProblemaHttp(422, frase)
