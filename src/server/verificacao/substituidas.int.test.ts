import { createHash, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { abrirPool, emMunicipio } from '#ledger/banco.ts'
import type { EmissaoFeita } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { conferirEmissao, guardarEmissao } from './emissoes.ts'

const casa = await casaDeProva()
const { municipio, servico } = casa.pacote('marica').lei
const ficha = 'novas-licencas'

const naCasa = async <T>(fazer: Parameters<typeof emMunicipio<T>>[2]): Promise<T> => {
  const pool = abrirPool(casa.banco.appUrl, 1)
  try {
    return await emMunicipio(pool, Number(municipio.ibge), fazer)
  } finally {
    await pool.end()
  }
}

async function emitida(modelo: string, alvo: string, emitida_em: string, diz: string) {
  const id = randomUUID()
  await naCasa((tx) =>
    guardarEmissao(tx, {
      servico: servico.slug,
      recurso: 'filas-de-espera',
      ficha,
      modelo,
      alvo,
      id,
      nome: `${modelo} ${diz}`,
      numero: null,
      dia: emitida_em.slice(0, 10),
      emitida_em,
      valida_ate: null,
      afirma: [],
      conteudo: createHash('sha256').update(diz).digest(),
      pdf: createHash('sha256').update(diz).digest(),
      chave: 'k',
      usuario: 'u-gestor',
    }),
  )
  return id
}

it('a paper of the waiting list by its old name is superseded by the first of the new name', async () => {
  const velho = await emitida('edital', '', '2025-03-10T12:00:00.000Z', 'velho')
  const substituida = async () =>
    (await naCasa((tx) => conferirEmissao(tx, velho)))?.substituidaEm !== undefined
  expect(await substituida()).toBe(false)
  await emitida('edital-da-fila', '0001/2025', '2025-03-11T12:00:00.000Z', 'novo')
  await emitida('edital-da-fila', '0002/2025', '2025-03-12T12:00:00.000Z', 'outro')
  expect(await substituida()).toBe(true)
  const { corpo } = await (
    await casa.como('marica', 'gestor')
  ).ler<EmissaoFeita[]>(`/emissoes?recurso=filas-de-espera&ficha=${ficha}`)
  // Each edital of today is a paper of its own: only the old one was replaced.
  expect(corpo.map((e) => [e.nome, e.substituidaEm !== null])).toEqual([
    ['edital-da-fila outro', false],
    ['edital-da-fila novo', false],
    ['edital velho', true],
  ])
})
