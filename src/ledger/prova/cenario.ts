import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll } from 'vitest'
import type { Ato, Corrente } from '#core/ato.ts'
import { bancoDeTeste, type TestDatabase } from '../../../tests/apoio/postgres.ts'
import type { Registro } from '../acrescentar.ts'
import { abrirPool, cadastrarMunicipio, emMunicipio } from '../banco.ts'
import type { Pedido } from '../executar.ts'
import { criarLivro, type Livro } from '../livro.ts'
import { registrar } from '../registrar.ts'
import { AQUI, LA, pacote, pessoa, requerida, SERVICO, veiculo } from './atos.ts'

export * from './atos.ts'

export type Cenario = Readonly<{ banco: TestDatabase; livro: Livro; dono: pg.Pool; admin: pg.Pool }>

/** A database with the two cities, closed after the file. */
export async function cenario(conexoes = 10): Promise<Cenario> {
  const banco = await bancoDeTeste()
  const pool = abrirPool(banco.appUrl, conexoes)
  const dono = abrirPool(banco.donoUrl, 2)
  const admin = abrirPool(banco.adminUrl, 2)
  for (const ibge of [AQUI, LA]) {
    const m = { slug: `cidade-${ibge}`, nome: 'Cidade', uf: 'XX', fuso: 'America/Sao_Paulo' }
    await cadastrarMunicipio(pool, { ibge, ...m })
  }
  afterAll(() => Promise.all([pool.end(), dono.end(), admin.end()]))
  const livro = criarLivro(pool, {
    segmentos: ({ desde }) => [{ desde, regular: true, situacao: 'regular', motivos: [] }],
  })
  return { banco, livro, dono, admin }
}

const com = {
  servico: SERVICO,
  pacote,
  autor: 'ana',
  papel: 'atendente',
  dispositivo: 'balcao',
} as const

export const registro = (atos: readonly Ato[], id: string = randomUUID()): Registro => ({
  ...com,
  comando: { id, corrente: atos[0]?.corrente ?? 'pessoa:nenhuma' },
  atos,
  fatoEm: '2026-03-10T12:00:00Z',
})

export const pedido = (
  nome: string,
  corrente: Corrente,
  dados: object = {},
  id: string = randomUUID(),
): Pedido => ({
  ...com,
  municipio: AQUI,
  comando: { id, nome, corrente, dados },
  fatoEm: '2026-03-10T12:00:00Z',
  hoje: '2026-03-10',
})

/** Records acts in one of the cities. */
export const gravar = (livro: Livro, atos: readonly Ato[], municipio = AQUI, id?: string) =>
  emMunicipio(livro.pool, municipio, (tx) => registrar(tx, registro(atos, id), livro.projecoes))

/** A person, a vehicle and a grant asked for, all of the same id. */
export async function requererTudo(livro: Livro, id: string, placa: string): Promise<void> {
  await gravar(livro, [pessoa(id)])
  await gravar(livro, [veiculo(id, placa)])
  await gravar(livro, [requerida(id, id, id)])
}
