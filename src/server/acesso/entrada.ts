import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { emMunicipio } from '#ledger/banco.ts'
import { ProblemaHttp } from '../http/problema.ts'
import { conferirSenha, guardarSenha } from './senha.ts'

/** Failed tries, for one login or from one address, before it must wait. */
const LIMITE = { login: 8, origem: 40 }
const JANELA_MINUTOS = 15

/** Compared when there is no such user, so that the time taken does not tell. */
const NENHUMA = guardarSenha('uma senha que ninguém tem')

export type Entrou = Readonly<{ municipio: number; usuario: string }>

/**
 * Checks a login and password. Throws 401 with one sentence for every kind of failure, or 429
 * after too many of them.
 */
export async function entrar(
  pool: Pool,
  dados: Readonly<{ login: string; senha: string; origem: string }>,
): Promise<Entrou> {
  const login = dados.login.trim().toLowerCase()
  const chaves = {
    login: digerir(`login:${login}`),
    origem: digerir(`origem:${dados.origem}`),
  }
  await conterTentativas(pool, chaves)
  const achado = await procurar(pool, login)
  const confere = await conferirSenha(dados.senha, achado?.senha ?? (await NENHUMA))
  if (achado === undefined || !confere) {
    await pool.query(
      'INSERT INTO tentativa_de_entrada (chave, em) SELECT c, clock_timestamp() FROM unnest($1::bytea[]) c ON CONFLICT DO NOTHING',
      [[chaves.login, chaves.origem]],
    )
    throw new ProblemaHttp(401, 'Usuário ou senha não conferem.')
  }
  await pool.query('DELETE FROM tentativa_de_entrada WHERE chave = $1', [chaves.login])
  return { municipio: achado.municipio, usuario: achado.usuario }
}

async function procurar(
  pool: Pool,
  login: string,
): Promise<{ municipio: number; usuario: string; senha: string } | undefined> {
  const { rows } = await pool.query<{ municipio: number; usuario: string }>(
    'SELECT municipio, usuario FROM entrada WHERE login = $1',
    [login],
  )
  const [entrada] = rows
  if (entrada === undefined) return undefined
  const [linha] = await emMunicipio(pool, entrada.municipio, (tx) =>
    tx.sql<{ senha_hash: string }>(
      'SELECT senha_hash FROM usuario WHERE municipio = $1 AND id = $2 AND ativo',
      [entrada.municipio, entrada.usuario],
    ),
  )
  return linha === undefined ? undefined : { ...entrada, senha: linha.senha_hash }
}

async function conterTentativas(
  pool: Pool,
  chaves: Readonly<{ login: Buffer; origem: Buffer }>,
): Promise<void> {
  const { rows } = await pool.query<{ chave: Buffer; n: string }>(
    `SELECT chave, count(*) AS n FROM tentativa_de_entrada
     WHERE chave = ANY($1::bytea[]) AND em > now() - make_interval(mins => $2) GROUP BY chave`,
    [[chaves.login, chaves.origem], JANELA_MINUTOS],
  )
  for (const { chave, n } of rows) {
    const limite = chave.equals(chaves.login) ? LIMITE.login : LIMITE.origem
    if (Number(n) >= limite) {
      throw new ProblemaHttp(
        429,
        `Muitas tentativas sem sucesso. Aguarde ${JANELA_MINUTOS} minutos.`,
        {},
        { 'retry-after': String(JANELA_MINUTOS * 60) },
      )
    }
  }
}

const digerir = (texto: string): Buffer => createHash('sha256').update(texto).digest()
