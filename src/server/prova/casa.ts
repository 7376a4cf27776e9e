import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll } from 'vitest'
import { papeis, type Papel } from '#core/contexto.ts'
import { abrirPool, emMunicipio } from '#ledger/banco.ts'
import { exigirPacotes, PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import type { Pacote } from '#law/pacote.ts'
import { bancoDeTeste, type TestDatabase } from '../../../tests/apoio/postgres.ts'
import { guardarSenha } from '../acesso/senha.ts'
import { chavesPassageiras, type Chaves } from '../chaves/chaves.ts'
import { criarServidor } from '../servidor.ts'
import { Servicos } from '../servicos.ts'
import { Cliente } from './cliente.ts'

export const SENHA = 'senha de prova'

/** The cities that have a law here, by their names in an address: a new one comes under the tests too. */
export const cidades: readonly string[] = exigirPacotes(PASTA_DAS_LEIS).map(
  ({ pacote }) => pacote.lei.municipio.slug,
)
export type NomeDeCidade = string

export type CasaDeProva = Readonly<{
  banco: Pick<TestDatabase, 'appUrl'>
  /** The owner of everything, past row-level security: to count, and to break things on purpose. */
  admin: pg.Pool
  app: FastifyInstance
  base: string
  /** The server's only clock, in the tests' hands: ISO 8601 in UTC. */
  relogio: { agora: string }
  pacote(cidade: NomeDeCidade): Pacote
  /** Signed in as one who has just that role there; `duplo` inspects and judges. */
  como(cidade: NomeDeCidade, papel: Papel | 'duplo'): Promise<Cliente>
  anonimo(): Cliente
  contarAtos(): Promise<number>
}>

type Opcoes = Readonly<{
  agora?: string
  /** Folder of the built screens. */
  web?: string
  /** Kept by a test that closes the house and opens it again. */
  chaves?: Chaves
  enderecoPublico?: string
  limitePorMinuto?: number
  registrar?: boolean
  saidaDoRegistro?: { write(linha: string): void }
}>

/** A server over a database of its own, listening, with one user a role in each city. */
export async function casaDeProva(opcoes: Opcoes = {}): Promise<CasaDeProva> {
  const banco = await bancoDeTeste()
  const casa = await abrirCasa(banco, opcoes)
  afterAll(() => casa.fechar())
  return casa
}

/** As `casaDeProva`, over a database that the caller made and will close. */
export async function abrirCasa(
  banco: Pick<TestDatabase, 'appUrl' | 'adminUrl'>,
  { agora = '2025-06-02T15:00:00Z', ...opcoes }: Opcoes = {},
): Promise<CasaDeProva & { fechar(): Promise<void> }> {
  const relogio = { agora }
  const app = await criarServidor({
    bancoUrl: banco.appUrl,
    pacotes: PASTA_DAS_LEIS,
    chaves: chavesPassageiras(),
    relogio: () => relogio.agora,
    // A test asks more in a minute than any person; the limit itself has a test of its own.
    limitePorMinuto: 1_000_000,
    ...opcoes,
  })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const admin = abrirPool(banco.adminUrl, 4)
  const servicos = new Servicos(PASTA_DAS_LEIS)
  await criarUsuarios(banco.appUrl, servicos)
  const abertos = new Map<string, Promise<Cliente>>()
  const servicoDe = (cidade: NomeDeCidade) => {
    const achado = servicos.todos.find((s) => s.pacote.lei.municipio.slug === cidade)
    if (achado === undefined) throw new Error(`cidade sem pacote: ${cidade}`)
    return achado
  }
  return {
    banco,
    admin,
    app,
    base,
    relogio,
    pacote: (cidade) => servicoDe(cidade).pacote,
    como(cidade, papel) {
      const login = `${papel}.${cidade}`
      let cliente = abertos.get(login)
      if (cliente === undefined) {
        const { slug } = servicoDe(cidade)
        cliente = new Cliente(base, `/api/v1/${cidade}/${slug}`).entrar(login, SENHA)
        abertos.set(login, cliente)
      }
      return cliente
    },
    anonimo: () => new Cliente(base, ''),
    async contarAtos() {
      const { rows } = await admin.query<{ n: number }>('SELECT count(*)::int AS n FROM ato')
      return rows[0]?.n ?? 0
    },
    async fechar() {
      await app.close()
      await admin.end()
    },
  }
}

async function criarUsuarios(appUrl: string, servicos: Servicos): Promise<void> {
  const pool = abrirPool(appUrl, 2)
  const hash = await guardarSenha(SENHA)
  for (const s of servicos.todos) {
    const municipio = Number(s.municipio)
    await emMunicipio(pool, municipio, async (tx) => {
      for (const nome of [...papeis, 'duplo']) {
        const seus = nome === 'duplo' ? ['fiscal', 'julgador'] : [nome]
        await tx.sql(
          `INSERT INTO usuario (municipio, id, servicos, login, nome, senha_hash, papeis)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [
            municipio,
            `u-${nome}`,
            [s.slug],
            `${nome}.${s.pacote.lei.municipio.slug}`,
            `Pessoa ${nome}`,
            hash,
            seus,
          ],
        )
      }
    })
  }
  await pool.end()
}
