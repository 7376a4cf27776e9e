import { addDias, type Dia } from '#core/calendar/dia.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import { naVez } from '#ledger/tranca.ts'
import type { Casa } from '../casa.ts'
import type { Servico } from '../servicos.ts'
import { agir } from './agir.ts'
import { type Feito, MAXIMO, type Pulado, type Relatorio } from './relatorio.ts'
import { selecionar } from './selecionar.ts'

/** With the city's code: no two processes run the same city's night at once. */
const TRANCA = 7_204_912

/**
 * One night run of a service: what fell due before `ate` is decided as of the day after its own due
 * day, in order; the rest is counted. Safe to run twice, to be killed and run again, and to run
 * late. @returns the report, kept in `rodada`; `undefined` when another process is at it
 */
export async function rodar(
  casa: Casa,
  servico: Servico,
  ate: Dia,
  aoAndar: (feitos: number, de: number) => void = () => {},
): Promise<Relatorio | undefined> {
  const municipio = Number(servico.municipio)
  const numero = TRANCA * 10_000_000 + municipio
  return naVez(casa.pool, numero, async () => {
    const inicio = performance.now()
    const { id, anterior } = await emMunicipio(casa.pool, municipio, (tx) =>
      comecar(tx, servico.slug, ate),
    )
    const { aFazer, ...contado } = await emMunicipio(
      casa.pool,
      municipio,
      (tx) => selecionar(tx, servico.slug, ate, anterior),
      { foto: true },
    )
    const feitos: Feito[] = []
    const pulados: Pulado[] = []
    let repetidos = 0
    for (const [n, a] of aFazer.entries()) {
      const { corrente, especie, venceEm, comando } = a
      const oQue = { corrente, especie, venceEm, comando: comando.nome }
      const desfecho = await agir(casa, servico, a)
      if (desfecho.como === 'repetido') repetidos++
      else if (desfecho.como === 'pulado') pulados.push({ ...oQue, motivos: desfecho.motivos })
      else feitos.push({ ...oQue, em: addDias(venceEm, 1), efeito: comando.efeito })
      aoAndar(n + 1, aFazer.length)
    }
    const relatorio: Relatorio = {
      anterior,
      ...contado,
      registrados: feitos.filter((f) => f.efeito === 'registra').length,
      propostos: feitos.filter((f) => f.efeito === 'propoe').length,
      repetidos,
      pulados: pulados.length,
      feitos: feitos.slice(0, MAXIMO),
      puladosPorque: pulados.slice(0, MAXIMO),
      segundos: Math.round(performance.now() - inicio) / 1000,
    }
    await emMunicipio(casa.pool, municipio, (tx) =>
      tx.sql(
        `UPDATE rodada SET terminada_em = clock_timestamp(), relatorio = $4
         WHERE municipio = $1 AND servico = $2 AND id = $3`,
        [municipio, servico.slug, id, JSON.stringify(relatorio)],
      ),
    )
    return relatorio
  })
}

async function comecar(
  tx: Tx,
  servico: string,
  ate: Dia,
): Promise<{ id: string; anterior: Dia | null }> {
  const [antes] = await tx.sql<{ ate: Dia | null }>(
    `SELECT max(ate) AS ate FROM rodada
     WHERE municipio = $1 AND servico = $2 AND terminada_em IS NOT NULL AND ate < $3`,
    [tx.municipio, servico, ate],
  )
  const [linha] = await tx.sql<{ id: string }>(
    'INSERT INTO rodada (municipio, servico, ate) VALUES ($1, $2, $3) RETURNING id',
    [tx.municipio, servico, ate],
  )
  return { id: linha!.id, anterior: antes?.ate ?? null }
}

/** The day until which a finished run has already decided; null: none yet. */
export async function ultimaRodada(tx: Tx, servico: string): Promise<Dia | null> {
  const [linha] = await tx.sql<{ ate: Dia | null }>(
    `SELECT max(ate) AS ate FROM rodada
     WHERE municipio = $1 AND servico = $2 AND terminada_em IS NOT NULL`,
    [tx.municipio, servico],
  )
  return linha?.ate ?? null
}
