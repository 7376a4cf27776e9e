import { fastify } from 'fastify'
import pg from 'pg'

/** A bare Fastify route with the same single-row SELECT: what the product's look-up is beside. */
const [, , url = '', conexoes = '10'] = process.argv
const pool = new pg.Pool({ connectionString: url, max: Number(conexoes) })
const app = fastify()
app.get<{ Params: { municipio: string; servico: string; placa: string } }>(
  '/:municipio/:servico/:placa',
  async (pedido) => {
    const { municipio, servico, placa } = pedido.params
    const { rows } = await pool.query({
      name: 'placa',
      text: `SELECT placa, outorga, numero, inicio, termo_final, segmentos FROM situacao_publica
        WHERE municipio = $1 AND servico = $2 AND placa = $3`,
      values: [Number(municipio), servico, placa],
    })
    return rows[0] ?? null
  },
)
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => process.exit(0))
