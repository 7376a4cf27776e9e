import type { Pool } from 'pg'
import { abrirPool, emMunicipio, type Tx } from '#ledger/banco.ts'
import { criarLivro } from '#ledger/livro.ts'
import { guardarSenha } from '../acesso/senha.ts'
import { leitorDeIndices, type Casa } from '../casa.ts'
import { preparar } from '../preparar.ts'
import { calculosDe } from '../calculos.ts'
import { Servicos, type Servico } from '../servicos.ts'
import { acessosDeDemonstracao, SENHA, type AcessoDeDemonstracao } from './acessos.ts'
import { constituirJunta } from './junta.ts'
import { CIDADES, contarCidade } from './cidades.ts'
import { Roteiro } from './roteiro.ts'

export type Semeado = Readonly<{
  acessos: readonly { municipio: string; papel: string; usuario: string; senha: string }[]
  /** False when everything was there already. */
  novo: boolean
}>

/**
 * Fills the database with the three cities' made-up stories and one user a role. Safe to repeat and
 * to be interrupted: each command has a fixed id, and the users, who open the demonstration, come
 * last in each city.
 */
export async function semear(p: Readonly<{ bancoUrl: string; pacotes: string }>): Promise<Semeado> {
  const pool = abrirPool(p.bancoUrl, 6)
  try {
    const acessos = acessosDeDemonstracao()
    const faltam = await semUsuario(pool, acessos)
    if (faltam.length > 0) await contarTudo(pool, p.pacotes, faltam)
    return {
      novo: faltam.length > 0,
      acessos: acessos.map((a) => ({
        municipio: a.cidade,
        papel: a.papel,
        usuario: a.login,
        senha: a.senha,
      })),
    }
  } finally {
    await pool.end()
  }
}

async function semUsuario(
  pool: Pool,
  acessos: readonly AcessoDeDemonstracao[],
): Promise<AcessoDeDemonstracao[]> {
  const { rows } = await pool.query<{ login: string }>('SELECT login FROM entrada')
  const tem = new Set(rows.map((r) => r.login))
  return acessos.filter((a) => !tem.has(a.login))
}

async function contarTudo(
  pool: Pool,
  pacotes: string,
  faltam: readonly AcessoDeDemonstracao[],
): Promise<void> {
  const servicos = new Servicos(pacotes)
  const relogio = () => Temporal.Now.instant().toString()
  const indices = leitorDeIndices(pool)
  const livro = criarLivro(pool, calculosDe({ servicos, indices, relogio }))
  const casa: Casa = { pool, livro, servicos, relogio, indices }
  await preparar(casa)
  await Promise.all(
    servicos.todos.map(async (servico) => {
      const cidade = CIDADES[servico.pacote.lei.id]
      const daCidade = faltam.filter((a) => a.municipio === servico.pacote.lei.municipio.slug)
      if (cidade === undefined || daCidade.length === 0) return
      const roteiro = new Roteiro(casa, servico)
      await contarCidade(roteiro, cidade)
      // Members are appointed by their accounts, which open no demonstration by themselves.
      const membros = daCidade.filter((a) => a.papel === 'recursal')
      await criarUsuarios(pool, servico, roteiro, membros)
      await constituirJunta(roteiro)
      await criarUsuarios(
        pool,
        servico,
        roteiro,
        daCidade.filter((a) => a.papel !== 'recursal'),
      )
    }),
  )
}

async function criarUsuarios(
  pool: Pool,
  servico: Servico,
  roteiro: Roteiro,
  acessos: readonly AcessoDeDemonstracao[],
): Promise<void> {
  const hash = await guardarSenha(SENHA)
  const municipio = Number(servico.municipio)
  await emMunicipio(pool, municipio, async (tx) => {
    const titular = await primeiroTitular(tx, servico.slug)
    for (const a of acessos) {
      const dono = a.papel === 'titular' ? titular : undefined
      if (a.papel === 'titular' && dono === undefined) continue
      await tx.sql(
        `INSERT INTO usuario (municipio, id, servicos, login, nome, senha_hash, papeis, criado_por, pessoa)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'demonstração', $8) ON CONFLICT DO NOTHING`,
        [
          municipio,
          roteiro.usuario(a.conta ?? a.papel),
          [servico.slug],
          a.login,
          dono?.nome ?? a.nome,
          hash,
          [a.papel],
          dono?.pessoa ?? null,
        ],
      )
    }
  })
}

/** Who holds the first grant of the story. */
async function primeiroTitular(
  tx: Tx,
  servico: string,
): Promise<Readonly<{ pessoa: string; nome: string }> | undefined> {
  const [linha] = await tx.sql<{ pessoa: string; nome: string }>(
    `SELECT o.titular AS pessoa, b.titulo AS nome FROM painel_outorga o
     JOIN busca b ON b.municipio = o.municipio AND b.servico = o.servico
       AND b.corrente = 'pessoa:' || o.titular
     WHERE o.municipio = $1 AND o.servico = $2 AND o.situacao = 'concedida'
     ORDER BY o.numero LIMIT 1`,
    [tx.municipio, servico],
  )
  return linha
}
