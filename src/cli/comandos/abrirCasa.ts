import { abrirPool } from '#ledger/banco.ts'
import { criarLivro } from '#ledger/livro.ts'
import { calculosDe } from '#server/calculos.ts'
import { leitorDeIndices, type Casa } from '#server/casa.ts'
import { Servicos } from '#server/servicos.ts'
import { comBanco } from './banco.ts'
import type { Codigo, Pedido } from './subcomando.ts'

/** The house as the server has it, over the ledger's database, for a subcommand; closed after it. */
export const comCasa = (
  { opcoes, leis, saida }: Pedido,
  usar: (casa: Casa) => Promise<Codigo>,
): Promise<Codigo> =>
  comBanco(opcoes, saida, async ({ appUrl }) => {
    const pool = abrirPool(appUrl, 4)
    try {
      const servicos = new Servicos(leis)
      const indices = leitorDeIndices(pool)
      const relogio = () => Temporal.Now.instant().toString()
      const livro = criarLivro(pool, calculosDe({ servicos, indices, relogio }))
      return await usar({ pool, livro, servicos, relogio, indices })
    } finally {
      await pool.end()
    }
  })
