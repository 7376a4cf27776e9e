import type { Pool } from 'pg'
import * as z from 'zod'
import { validarPlaca, formatarPlaca } from '#core/identificador/placa.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { ConsultaPublica } from '../contrato/contrato.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoDoServico } from '../http/tipos.ts'
import type { Servico, Servicos } from '../servicos.ts'
import { motivosPublicos } from './motivos.ts'
import { noSegmento, type SegmentoPublico } from './segmento.ts'

type Linha = {
  placa: string
  numero: string | null
  inicio: string
  termo_final: string | null
  segmentos: SegmentoPublico[]
}

const PLACA = {
  name: 'situacao-da-placa',
  text: 'SELECT * FROM situacao_da_placa($1, $2, $3)',
}

/**
 * What anyone may ask, without a login: is this vehicle, or this grant, regular today? One row, by
 * its key, in one trip to the database; no personal datum is in that table.
 */
export function rotasPublicas(
  rotas: Rotas,
  casa: { pool: Pool; servicos: Servicos; hoje: (servico: Servico) => string },
): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/publico/*',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'Regular ou não, pela placa ou pelo número',
    descricao: 'Sem dado pessoal. O número traz barra (`0001/2026`).',
    params: enderecoDoServico.extend({ '*': z.string().max(40) }),
    responde: {
      descricao: 'A situação hoje.',
      esquema: z.looseObject({ encontrado: z.boolean(), regular: z.boolean() }),
    },
    problemas: [404],
    async executar({ params, resposta }): Promise<ConsultaPublica> {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      const em = casa.hoje(servico)
      const linha = await procurar(casa.pool, servico, params['*'].trim())
      resposta.header('cache-control', 'no-store')
      if (linha === undefined) return { encontrado: false, regular: false, em, motivos: [] }
      const atual = noSegmento(linha.segmentos, em)
      return {
        encontrado: true,
        regular: atual?.regular ?? false,
        ...(atual === undefined ? {} : { desde: atual.desde }),
        ...(linha.numero === null ? {} : { numero: linha.numero }),
        placa: formatarPlaca(linha.placa),
        ...(linha.termo_final === null ? {} : { termoFinal: linha.termo_final }),
        em,
        motivos: motivosPublicos(atual?.motivos ?? [], servico.pacote),
      }
    },
  })
}

async function procurar(pool: Pool, servico: Servico, texto: string): Promise<Linha | undefined> {
  const municipio = Number(servico.municipio)
  const placa = validarPlaca(texto)
  if (placa.ok) {
    const { rows } = await pool.query<Linha>({
      ...PLACA,
      values: [municipio, servico.slug, placa.valor],
    })
    return rows[0]
  }
  const [linha] = await emMunicipio(pool, municipio, (tx) =>
    tx.sql<Linha>(
      `SELECT placa, numero, inicio, termo_final, segmentos FROM situacao_publica
       WHERE municipio = $1 AND servico = $2 AND numero = $3 ORDER BY inicio DESC LIMIT 1`,
      [municipio, servico.slug, texto],
    ),
  )
  return linha
}
