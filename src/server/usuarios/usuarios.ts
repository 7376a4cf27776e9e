import { randomUUID } from 'node:crypto'
import type { Papel } from '#core/contexto.ts'
import type { Tx } from '#ledger/banco.ts'
import { conferirSenha, guardarSenha } from '../acesso/senha.ts'
import type { UsuarioDaCidade } from '../contrato/contrato.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import { defeitoDaSenha, senhaTemporaria } from './senhas.ts'

export type DadosDoUsuario = Readonly<{
  nome: string
  papeis: readonly Papel[]
  servicos: readonly string[]
}>

type Linha = Omit<UsuarioDaCidade, 'criadoEm'> & { criado_em: string }

/** Every user of the municipality, by name. */
export async function listarUsuarios(tx: Tx): Promise<UsuarioDaCidade[]> {
  const linhas = await tx.sql<Linha>(
    `SELECT id, login, nome, papeis, servicos, ativo, trocar_senha AS "trocarSenha",
       criado_em::text FROM usuario WHERE municipio = $1 AND pessoa IS NULL ORDER BY ativo DESC, nome`,
    [tx.municipio],
  )
  return linhas.map(({ criado_em: criadoEm, ...u }) => ({ ...u, criadoEm }))
}

/**
 * A new user with a password for one entry, told once. Throws 422 when the login is taken, in this
 * municipality or in another.
 */
export async function criarUsuario(
  tx: Tx,
  por: string,
  { login, ...dados }: DadosDoUsuario & { login: string },
): Promise<{ id: string; senha: string }> {
  const id = randomUUID()
  const senha = senhaTemporaria()
  const feitos = await tx.sql<{ id: string }>(
    `INSERT INTO usuario (municipio, id, servicos, login, nome, senha_hash, papeis, criado_por, trocar_senha)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true) ON CONFLICT DO NOTHING RETURNING id`,
    [
      tx.municipio,
      id,
      dados.servicos,
      login,
      dados.nome,
      await guardarSenha(senha),
      dados.papeis,
      por,
    ],
  )
  if (feitos.length === 0)
    throw new ProblemaHttp(422, 'Já existe um usuário com esse nome de acesso.')
  await anotar(tx, id, por, { criado: { login, ...dados } })
  return { id, senha }
}

/**
 * Changes name, roles, services or activity. Nobody changes their own roles or shuts themselves out:
 * another manager does. Sessions of who is shut out end by themselves.
 */
export async function alterarUsuario(
  tx: Tx,
  por: string,
  id: string,
  mudanca: { [C in keyof DadosDoUsuario]?: DadosDoUsuario[C] | undefined } & {
    ativo?: boolean | undefined
  },
): Promise<void> {
  if (id === por && (mudanca.papeis !== undefined || mudanca.ativo === false)) {
    throw new ProblemaHttp(422, 'Ninguém muda as próprias funções: peça a outro gestor.')
  }
  const feitos = await tx.sql<{ id: string }>(
    `UPDATE usuario SET nome = coalesce($3, nome), papeis = coalesce($4, papeis),
       servicos = coalesce($5, servicos), ativo = coalesce($6, ativo)
     WHERE municipio = $1 AND id = $2 AND pessoa IS NULL RETURNING id`,
    [tx.municipio, id, mudanca.nome, mudanca.papeis, mudanca.servicos, mudanca.ativo],
  )
  if (feitos.length === 0) throw naoEncontrado('O usuário')
  await anotar(tx, id, por, mudanca)
}

/** A new password for one entry, told once; every session of the user ends. */
export async function redefinirSenha(tx: Tx, por: string, id: string): Promise<{ senha: string }> {
  const senha = senhaTemporaria()
  const feitos = await tx.sql<{ id: string }>(
    `UPDATE usuario SET senha_hash = $3, trocar_senha = true
     WHERE municipio = $1 AND id = $2 AND pessoa IS NULL RETURNING id`,
    [tx.municipio, id, await guardarSenha(senha)],
  )
  if (feitos.length === 0) throw naoEncontrado('O usuário')
  await tx.sql('DELETE FROM sessao WHERE municipio = $1 AND usuario = $2', [tx.municipio, id])
  await anotar(tx, id, por, { senha: 'redefinida' })
  return { senha }
}

/**
 * The user's own new password. Throws 422 when the present one does not match or the new one is weak.
 * `menos`: CSRF token of the session that stays open; every other one ends.
 */
export async function trocarSenha(
  tx: Tx,
  quem: Readonly<{ usuario: string; login: string; csrf: string }>,
  { atual, nova }: Readonly<{ atual: string; nova: string }>,
): Promise<void> {
  const [linha] = await tx.sql<{ senha_hash: string }>(
    'SELECT senha_hash FROM usuario WHERE municipio = $1 AND id = $2',
    [tx.municipio, quem.usuario],
  )
  if (linha === undefined || !(await conferirSenha(atual, linha.senha_hash))) {
    throw invalido('atual', 'A senha atual não confere.')
  }
  const defeito = defeitoDaSenha(nova, quem.login)
  if (defeito !== undefined) throw invalido('nova', defeito)
  if (nova === atual) throw invalido('nova', 'A senha nova é igual à atual.')
  await tx.sql(
    'UPDATE usuario SET senha_hash = $3, trocar_senha = false WHERE municipio = $1 AND id = $2',
    [tx.municipio, quem.usuario, await guardarSenha(nova)],
  )
  await tx.sql('DELETE FROM sessao WHERE municipio = $1 AND usuario = $2 AND csrf <> $3', [
    tx.municipio,
    quem.usuario,
    quem.csrf,
  ])
  await anotar(tx, quem.usuario, quem.usuario, { senha: 'trocada' })
}

const invalido = (campo: string, mensagem: string) =>
  new ProblemaHttp(422, mensagem, { invalidos: [{ campo, mensagem }] })

/** Keeps who changed what of an account, and when. */
export const anotar = (tx: Tx, usuario: string, por: string, mudanca: object) =>
  tx.sql(
    'INSERT INTO usuario_historico (municipio, usuario, por, mudanca) VALUES ($1, $2, $3, $4)',
    [tx.municipio, usuario, por, JSON.stringify(mudanca)],
  )
