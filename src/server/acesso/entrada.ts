import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { emMunicipio } from '#ledger/banco.ts'
import { FALECIDA } from '../conta/falecida.ts'
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
  const tentativa = await contarTentativa(pool, { quem: `login:${login}`, origem: dados.origem })
  const achado = await procurar(pool, login)
  const confere = await conferirSenha(dados.senha, achado?.senha ?? (await NENHUMA))
  if (achado === undefined || !confere) {
    throw new ProblemaHttp(401, 'Usuário ou senha não conferem.')
  }
  await tentativa.deuCerto()
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
      `SELECT senha_hash FROM usuario u WHERE municipio = $1 AND id = $2 AND ativo
         AND (u.pessoa IS NULL OR NOT ${FALECIDA('u.municipio', 'u.pessoa')})`,
      [entrada.municipio, entrada.usuario],
    ),
  )
  return linha === undefined ? undefined : { ...entrada, senha: linha.senha_hash }
}

/**
 * Counts this try before the password is looked at, one at a time for a login, so that many at once
 * are no way around the limit. `quem`: what is tried, a login or a code's owner. `deuCerto` forgives
 * the tries once one succeeds. Throws 429.
 */
export async function contarTentativa(
  pool: Pool,
  { quem, origem }: Readonly<{ quem: string; origem: string }>,
): Promise<{ deuCerto(): Promise<unknown> }> {
  const chaves = { login: digerir(quem), origem: digerir(`origem:${origem}`) }
  const cliente = await pool.connect()
  try {
    await cliente.query('BEGIN')
    await cliente.query('SELECT pg_advisory_xact_lock($1)', [chaves.login.readInt32BE()])
    const { rows } = await cliente.query<{ excedeu: boolean; em: string }>(CONTAR, [
      chaves.login,
      chaves.origem,
      JANELA_MINUTOS,
      LIMITE.login,
      LIMITE.origem,
    ])
    await cliente.query('COMMIT')
    const [linha] = rows
    if (linha !== undefined && !linha.excedeu) {
      return {
        deuCerto: () =>
          pool.query(
            'DELETE FROM tentativa_de_entrada WHERE chave = $1 OR (chave = $2 AND em = $3)',
            [chaves.login, chaves.origem, linha.em],
          ),
      }
    }
  } catch (erro) {
    await cliente.query('ROLLBACK').catch(() => {})
    throw erro
  } finally {
    cliente.release()
  }
  throw new ProblemaHttp(
    429,
    `Muitas tentativas sem sucesso. Aguarde ${JANELA_MINUTOS} minutos.`,
    {},
    { 'retry-after': String(JANELA_MINUTOS * 60) },
  )
}

/** What is older than the window is of no more use. A try refused is not counted: no one can keep a login shut. */
const CONTAR = `
WITH velhas AS (DELETE FROM tentativa_de_entrada WHERE em < now() - make_interval(mins => $3)),
agora AS (SELECT clock_timestamp() AS em),
feitas AS (
  SELECT count(*) FILTER (WHERE chave = $1) AS login, count(*) FILTER (WHERE chave = $2) AS origem
  FROM tentativa_de_entrada WHERE chave IN ($1, $2) AND em >= now() - make_interval(mins => $3)),
excesso AS (SELECT login >= $4 OR origem >= $5 AS excedeu FROM feitas),
nova AS (
  INSERT INTO tentativa_de_entrada (chave, em)
  SELECT chave, em FROM unnest(ARRAY[$1, $2]::bytea[]) AS chave, agora, excesso WHERE NOT excedeu
  ON CONFLICT DO NOTHING)
SELECT excedeu, em::text FROM excesso, agora`

const digerir = (texto: string): Buffer => createHash('sha256').update(texto).digest()
