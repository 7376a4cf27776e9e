import { randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'
import { comandoPorNome } from '#core/comandos.ts'
import { abrirPool, emMunicipio } from '#ledger/banco.ts'
import { registrar } from '#ledger/registrar.ts'
import type { Casa } from '#server/casa.ts'
import { executarComando } from '#server/comandos/executarComando.ts'
import type { Servico } from '#server/servicos.ts'
import { documento, papelDaPessoa, pessoa, registro } from './atos.ts'
import { bancoDeBench, casaDeBench } from './casaDeBench.ts'
import { linhaDeRazao, linhasDeTaxas, nota, titulo } from './impressao.ts'
import { intercalar, type Lado } from './medida.ts'
import type { Tamanhos } from './tamanhos.ts'

/** Acts appended a second, each in a transaction of its own, beside rows plainly inserted. */
export async function medir(t: Tamanhos): Promise<void> {
  const banco = await bancoDeBench()
  try {
    for (const conexoes of t.conexoes) {
      const { casa, servico, pool } = await casaDeBench(banco, conexoes)
      const cru = abrirPool(banco.adminUrl, conexoes)
      await cadastrar(casa, servico, t.pessoas)
      await criarTabelaCrua(cru)
      // As autovacuum does within a minute of a fill.
      await cru.query('ANALYZE')
      await aquecer([pool, cru], conexoes)
      const taxas = await intercalar(
        [
          emParalelo('raw: INSERT, committed by itself', conexoes, (n) => cru.query(inserir(n))),
          emParalelo('raw: BEGIN, INSERT, COMMIT', conexoes, (n) => emTresViagens(cru, n)),
          emParalelo('ledger: registrar', conexoes, (n) =>
            acrescentar(casa, servico, n % t.pessoas),
          ),
          emParalelo('whole use case: executar', conexoes, (n) =>
            executar(casa, servico, n % t.pessoas),
          ),
        ],
        t.ritmo,
      )
      titulo(`Acts appended a second, ${conexoes} connection(s), one commit each, fsync on`)
      linhasDeTaxas(taxas)
      nota('')
      for (const nosso of ['ledger: registrar', 'whole use case: executar']) {
        linhaDeRazao(taxas, nosso, 'raw: BEGIN, INSERT, COMMIT', 0.5)
        linhaDeRazao(taxas, nosso, 'raw: INSERT, committed by itself')
      }
      await Promise.all([pool.end(), cru.end()])
    }
  } finally {
    await banco.fechar()
  }
}

async function cadastrar(casa: Casa, servico: Servico, pessoas: number): Promise<void> {
  const municipio = Number(servico.municipio)
  const { rows } = await emMunicipio(casa.pool, municipio, async (tx) => ({
    rows: await tx.sql('SELECT 1 FROM corrente WHERE municipio = $1 LIMIT 1', [municipio]),
  }))
  if (rows.length > 0) return
  for (let n = 0; n < pessoas; n += 200) {
    const quantas = Math.min(200, pessoas - n)
    const atos = Array.from({ length: quantas }, (_, i) => pessoa(n + i, servico.municipio))
    await emMunicipio(casa.pool, municipio, (tx) =>
      registrar(tx, registro(servico, atos), casa.livro.projecoes),
    )
  }
}

const acrescentar = (casa: Casa, servico: Servico, n: number) =>
  emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    registrar(tx, registro(servico, [papelDaPessoa(n)]), []),
  )

async function executar(casa: Casa, servico: Servico, n: number): Promise<void> {
  const definicao = comandoPorNome('juntarDocumento')
  if (definicao === undefined) throw new Error('sem juntarDocumento')
  const resultado = await executarComando(casa, {
    servico,
    definicao,
    comando: {
      id: randomUUIDv7(),
      nome: definicao.nome,
      corrente: `pessoa:p${n}`,
      dados: { documento },
    },
    autor: { id: 'bench', papeis: ['atendente'] },
    dispositivo: 'balcao',
  })
  if ('recusas' in resultado) throw new Error(`recusado: ${resultado.recusas[0].codigo}`)
}

/** The columns of `ato`, and a primary key: no other index, no trigger, no row-level security. */
async function criarTabelaCrua(pool: pg.Pool): Promise<void> {
  await pool.query(
    'DROP TABLE IF EXISTS cru; CREATE TABLE cru (LIKE ato INCLUDING DEFAULTS, PRIMARY KEY (municipio, id))',
  )
}

/** A row like the act that the other sides append, its values ready to be sent. */
const inserir = (n: number): pg.QueryConfig => ({
  name: 'cru',
  text: `INSERT INTO cru VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
    $16, $17, $18, $19, $20, $21, $22)`,
  values: [
    1302603,
    'servico',
    'pessoa',
    `p${n}`,
    1,
    randomUUIDv7(),
    randomUUIDv7(),
    0,
    'documentoJuntado',
    JSON.stringify({ em: '2026-03-10', documento }),
    [],
    [],
    'lei',
    '1',
    'a'.repeat(64),
    'bench',
    'atendente',
    'balcao',
    '2026-03-10T12:00:00Z',
    '2026-03-10T12:00:00Z',
    RESUMO,
    RESUMO,
  ],
})
const RESUMO = Buffer.alloc(32, 7)

async function emTresViagens(pool: pg.Pool, n: number): Promise<void> {
  const cliente = await pool.connect()
  try {
    await cliente.query('BEGIN')
    await cliente.query(inserir(n))
    await cliente.query('COMMIT')
  } finally {
    cliente.release()
  }
}

/** So many workers at once, each with its next piece of work when the last is done. */
function emParalelo(nome: string, conexoes: number, fazer: (n: number) => Promise<unknown>): Lado {
  let proximo = 0
  return {
    nome,
    async rodar(vezes) {
      const fim = proximo + vezes
      const operario = async () => {
        while (proximo < fim) await fazer(proximo++)
      }
      await Promise.all(Array.from({ length: conexoes }, operario))
    },
  }
}

/** Opens every connection before the clock starts. */
async function aquecer(pools: readonly pg.Pool[], conexoes: number): Promise<void> {
  for (const pool of pools) {
    await Promise.all(Array.from({ length: conexoes }, () => pool.query('SELECT pg_sleep(0.05)')))
  }
}
