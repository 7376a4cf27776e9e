import { corrente } from '#core/ato.ts'
import type { Dia } from '#core/calendar/dia.ts'
import { validarPlaca } from '#core/identificador/placa.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Segmento } from '#core/situacao/segmentos.ts'
import { segmentosDoVeiculo, veiculosDoDia } from '#core/substituicao/segmentosDoVeiculo.ts'
import type { AtoRegistrado } from '../ato.ts'
import type { Tx } from '../banco.ts'
import { outorgasAfetadas } from './afetadas.ts'
import { type EstadosDoLivro, gravar, type Projecao } from './projecao.ts'

/**
 * Segments of a granted grant from its start on. `atos`: the neighbourhood of the grant, to fold
 * into a world. `tx`: to read the parameters in force (`parametro_atual`) in the same transaction.
 */
export type CalcularSegmentos = (
  pedido: Readonly<{
    tx: Tx
    servico: string
    outorga: string
    desde: Dia
    atos: readonly AtoRegistrado[]
  }>,
) => readonly Segmento[] | Promise<readonly Segmento[]>

const COLUNAS = [
  'placa text',
  'outorga text',
  'numero text',
  'inicio date',
  'termo_final date',
  'segmentos jsonb',
] as const

/** `situacao_publica`: a row a plate, so that anyone's look-up reads one row by its key. */
export const situacaoPublica = (calcular: CalcularSegmentos): Projecao => ({
  nome: 'situacao_publica',
  tabelas: ['situacao_publica'],
  reconstroiDe: ['outorga'],
  async aplicar(tx, servico, atos, estados) {
    const linhas = new Map<string, Linha>()
    for (const id of await outorgasAfetadas(tx, servico, atos)) {
      const dela = await linhasDe(tx, servico, id, estados, calcular)
      if (dela.length === 0) continue
      await tx.sql(
        `DELETE FROM situacao_publica
         WHERE municipio = $1 AND servico = $2 AND outorga = $3 AND placa <> ALL ($4)`,
        [tx.municipio, servico, id, dela.map((l) => l.placa)],
      )
      for (const l of dela) {
        const outra = linhas.get(l.placa)
        if (outra === undefined || outra.inicio <= l.inicio) linhas.set(l.placa, l)
      }
    }
    const ficam = await maisNovas(tx, servico, [...linhas.values()])
    await gravar(tx, servico, 'situacao_publica', COLUNAS, 1, ficam)
  },
})

type Linha = Readonly<{
  placa: string
  outorga: string
  numero: string | undefined
  inicio: Dia
  termo_final: Dia | undefined
  segmentos: readonly Segmento[]
}>

/** A row for each vehicle that the grant has in sight: its own, and a provisional one. */
async function linhasDe(
  tx: Tx,
  servico: string,
  id: string,
  estados: EstadosDoLivro,
  calcular: CalcularSegmentos,
): Promise<Linha[]> {
  const o = criarMundo(await estados.daCorrente(corrente('outorga', id))).outorga(id)
  if (o?.inicio === undefined) return []
  const { inicio } = o
  const atos = await estados.vizinhanca(corrente('outorga', id))
  const mundo = criarMundo(atos)
  const segmentos = await calcular({ tx, servico, outorga: id, desde: inicio, atos })
  return veiculosDoDia(o).flatMap((v) => {
    const veiculo = mundo.veiculo(v)
    if (veiculo === undefined) return []
    const placa = validarPlaca(veiculo.placa)
    return [
      {
        placa: placa.ok ? placa.valor : veiculo.placa,
        outorga: id,
        numero: o.numero,
        inicio,
        termo_final: o.termoFinal,
        segmentos: segmentosDoVeiculo(o, v, segmentos),
      },
    ]
  })
}

/** A plate's row is of its latest grant: an older one touched again does not take it back. */
async function maisNovas(tx: Tx, servico: string, linhas: readonly Linha[]): Promise<Linha[]> {
  if (linhas.length === 0) return []
  const atuais = await tx.sql<{ placa: string; outorga: string; inicio: Dia }>(
    `SELECT placa, outorga, inicio FROM situacao_publica
     WHERE municipio = $1 AND servico = $2 AND placa = ANY ($3)`,
    [tx.municipio, servico, linhas.map((l) => l.placa)],
  )
  return linhas.filter((l) => {
    const atual = atuais.find((a) => a.placa === l.placa)
    return atual === undefined || atual.outorga === l.outorga || atual.inicio <= l.inicio
  })
}
