import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { startEmbedded } from '#ledger/embutido/embutido.ts'
import { abrirPool } from '#ledger/banco.ts'
import { criarLivro } from '#ledger/livro.ts'
import { migrar } from '#ledger/migrar.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { type Casa, leitorDeIndices } from '#server/casa.ts'
import { preparar } from '#server/preparar.ts'
import { calculosDe } from '#server/calculos.ts'
import { type Servico, Servicos } from '#server/servicos.ts'

export type BancoDeBench = Readonly<{
  appUrl: string
  donoUrl: string
  /** The superuser's, on the same database: free of row-level security. */
  adminUrl: string
  fechar(): Promise<void>
}>

/** An embedded PostgreSQL of its own, migrated, with the settings of production (fsync on). */
export async function bancoDeBench(): Promise<BancoDeBench> {
  const dados = mkdtempSync(join(tmpdir(), 'outorga-bench-'))
  chmodSync(dados, 0o711)
  const banco = await startEmbedded({ dados })
  await migrar(banco.ownerUrl)
  const adminUrl = new URL(banco.adminUrl)
  adminUrl.pathname = new URL(banco.ownerUrl).pathname
  return {
    appUrl: banco.appUrl,
    donoUrl: banco.ownerUrl,
    adminUrl: adminUrl.href,
    async fechar() {
      await banco.stop()
      rmSync(dados, { recursive: true, force: true })
    },
  }
}

/** The server's house over it, with the real packs, and one of their services to work in. */
export async function casaDeBench(
  banco: BancoDeBench,
  conexoes: number,
): Promise<{ casa: Casa; servico: Servico; pool: pg.Pool }> {
  const pool = abrirPool(banco.appUrl, conexoes)
  const servicos = new Servicos(PASTA_DAS_LEIS)
  const relogio = () => Temporal.Now.instant().toString()
  const indices = leitorDeIndices(pool)
  const livro = criarLivro(pool, calculosDe({ servicos, indices, relogio }))
  const casa: Casa = { pool, livro, servicos, relogio, indices }
  await preparar(casa)
  const [servico] = servicos.todos
  if (servico === undefined) throw new Error('nenhum pacote')
  return { casa, servico, pool }
}
