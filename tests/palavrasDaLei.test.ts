import { describe, expect, test } from 'vitest'
import { comPalavraAlheia, pacotesLidos } from './apoio/palavrasDaLei.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { Pacote } from '#law/pacote.ts'
import { filas } from '../src/server/leituras/filas.ts'
import { listasDe } from '../src/server/listas/definicoes.ts'
import type { Contexto } from '../src/web/formularios/descricao.ts'
import { descricoes } from '../src/web/formularios/descricoes/indice.ts'

const PAPEIS = [
  'atendente',
  'vistoriador',
  'fiscal',
  'julgador',
  'recursal',
  'procuradoria',
  'gestor',
  'auditor',
] as const

const vazio = { municipio: '0', sql: async () => [] } as unknown as Parameters<typeof filas>[0]

/** What a form says before any file is open; a form that needs one says its title at least. */
function textosDoFormulario(pacote: Pacote): string[] {
  const contexto: Contexto = {
    base: '',
    pacote,
    municipio: { ibge: pacote.lei.municipio.ibge } as unknown as Contexto['municipio'],
    hoje: '2026-06-01',
    agora: { dia: '2026-06-01', hora: '10:00' },
    busca: {},
  }
  return Object.values(descricoes).flatMap((d) => [
    d.titulo(contexto),
    d.introducao?.(contexto) ?? '',
    d.enviar,
    ...d
      .blocos(contexto)
      .flatMap((b) => [
        b.titulo ?? '',
        b.ajuda ?? '',
        ...b.campos.flatMap((c) => [c.rotulo, c.ajuda ?? '']),
      ]),
  ])
}

describe.each(pacotesLidos.map((p) => [p.lei.id, p] as const))('%s', (id, pacote) => {
  test('queues', async () => {
    const resta = () => Promise.resolve(new Map<string, number>())
    const pedido = { pacote, servico: 's', hoje: '2026-06-01', papeis: PAPEIS, resta } as const
    const textos = (await filas(vazio, pedido)).flatMap((f) => [f.nome, f.explica])
    expect(textos.length).toBeGreaterThan(20)
    expect(comPalavraAlheia(id, textos)).toEqual([])
  })
  test('registers', () => {
    const textos = listasDe(pacote, '2026-11-30').flatMap((l) => [
      l.nome,
      l.explica,
      ...[...l.colunas, ...l.filtros].map((c) => c.titulo),
    ])
    expect(comPalavraAlheia(id, textos)).toEqual([])
  })
  test('forms', () => {
    expect(comPalavraAlheia(id, textosDoFormulario(pacote))).toEqual([])
  })
  test('penalties', () => {
    const nomes = (pacote.processo.medidas?.execucoes ?? []).map((e) =>
      nomear(e.penalidade, pacote.lei.termos),
    )
    expect(comPalavraAlheia(id, nomes)).toEqual([])
  })
})
