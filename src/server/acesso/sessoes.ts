import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Papel } from '#core/contexto.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { FALECIDA } from '../conta/falecida.ts'
import type { SessaoAberta } from './sessao.ts'

/** A working day with some slack; used, it is prolonged no further. */
const HORAS = 12

export const COOKIE = 'outorga_sessao'

type LinhaDeSessao = {
  usuario: string
  nome: string
  login: string
  papeis: Papel[]
  servicos: string[]
  csrf: string
  trocarSenha: boolean
  pessoa: string | null
}

/** Opens a session and gives the cookie's value: `<ibge>.<token>`; only the token's digest is kept. */
export async function abrirSessao(
  pool: Pool,
  municipio: number,
  usuario: string,
): Promise<{ cookie: string; expiraEm: Date }> {
  const token = randomBytes(32)
  const csrf = randomBytes(18).toString('base64url')
  const expiraEm = new Date(Date.now() + HORAS * 3_600_000)
  await emMunicipio(pool, municipio, async (tx) => {
    await tx.sql('DELETE FROM sessao WHERE expira_em < now()')
    await tx.sql(
      'INSERT INTO sessao (municipio, token_hash, usuario, csrf, expira_em) VALUES ($1, $2, $3, $4, $5)',
      [municipio, digerir(token), usuario, csrf, expiraEm],
    )
  })
  return { cookie: `${municipio}.${token.toString('base64url')}`, expiraEm }
}

/** The session of a cookie's value, or null for none, unknown, expired, of an inactive user, or of who died. */
export async function lerSessao(pool: Pool, cookie: string): Promise<SessaoAberta | null> {
  const partes = partirCookie(cookie)
  if (partes === null) return null
  const [linha] = await emMunicipio(pool, partes.municipio, (tx) =>
    tx.sql<LinhaDeSessao>(
      `SELECT s.usuario, u.nome, u.login, u.papeis, u.servicos, s.csrf,
         u.trocar_senha AS "trocarSenha", u.pessoa
       FROM sessao s JOIN usuario u ON u.municipio = s.municipio AND u.id = s.usuario
       WHERE s.municipio = $1 AND s.token_hash = $2 AND s.expira_em > now() AND u.ativo
         AND (u.pessoa IS NULL OR NOT ${FALECIDA('u.municipio', 'u.pessoa')})`,
      [partes.municipio, partes.hash],
    ),
  )
  if (linha === undefined) return null
  const { pessoa, ...sessao } = linha
  return {
    ...sessao,
    municipio: String(partes.municipio),
    ...(pessoa === null ? {} : { pessoa }),
  }
}

/** Ends the session of a cookie's value; nothing happens when there is none. */
export async function fecharSessao(pool: Pool, cookie: string): Promise<void> {
  const partes = partirCookie(cookie)
  if (partes === null) return
  await emMunicipio(pool, partes.municipio, (tx) =>
    tx.sql('DELETE FROM sessao WHERE municipio = $1 AND token_hash = $2', [
      partes.municipio,
      partes.hash,
    ]),
  )
}

function partirCookie(cookie: string): { municipio: number; hash: Buffer } | null {
  const [, municipio, token] = /^(\d{7})\.([\w-]{43})$/.exec(cookie) ?? []
  if (municipio === undefined || token === undefined) return null
  return { municipio: Number(municipio), hash: digerir(Buffer.from(token, 'base64url')) }
}

const digerir = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
