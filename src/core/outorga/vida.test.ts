import { describe, expect, test } from 'vitest'
import * as afastamento from '../afastamento/transicoes.ts'
import type { Afastamento } from '../afastamento/afastamento.ts'
import type { Bloqueio } from '../bloqueio/bloqueio.ts'
import * as bloqueio from '../bloqueio/transicoes.ts'
import * as substituicao from '../substituicao/transicoes.ts'
import { veiculoEm } from '../substituicao/frota.ts'
import { evolveOutorga } from './evolve.ts'
import type { Outorga } from './outorga.ts'

const corrente = 'outorga:o1' as const
const concedida: Outorga = {
  id: 'o1',
  situacao: 'concedida',
  titular: 'p1',
  veiculo: 'v1',
  presencial: true,
  requeridaEm: '2024-01-02',
  inicio: '2024-01-10',
  prorrogacoes: 0,
}
const HOJE = '2024-06-10'

/** Every pair of a table: allowed exactly where the table says. */
function todosOsPares<S extends string, C extends string>(
  situacoes: readonly S[],
  transicoes: Readonly<Record<C, { de: readonly string[] }>>,
  recusas: (comando: C, situacao: S) => readonly unknown[],
): void {
  for (const comando of Object.keys(transicoes) as C[])
    for (const situacao of situacoes)
      expect([comando, situacao, recusas(comando, situacao).length === 0]).toEqual([
        comando,
        situacao,
        transicoes[comando].de.includes(situacao),
      ])
}

describe('the machines beside the grant, every pair', () => {
  test('leave', () =>
    todosOsPares(afastamento.situacoesDeAfastamento, afastamento.transicoes, (comando, situacao) =>
      afastamento.recusasDaTransicao(
        comando,
        situacao === 'ausente' ? undefined : ({ situacao } as Afastamento),
      ),
    ))

  test('block', () =>
    todosOsPares(bloqueio.situacoesDeBloqueio, bloqueio.transicoes, (comando, situacao) =>
      bloqueio.recusasDaTransicao(
        comando,
        situacao === 'livre'
          ? concedida
          : { ...concedida, bloqueios: [{ desde: '2024-06-01' } as Bloqueio] },
        HOJE,
      ),
    ))

  test('vehicle', () => {
    const frota = { veiculos: [], provisorios: [], prorrogacoes: 0, descaracterizados: [] }
    const perda = { causa: 'furto', ocorridaEm: HOJE, substituirAte: HOJE } as const
    const estados: Record<substituicao.SituacaoDoVeiculo, Outorga> = {
      'em-servico': concedida,
      perdido: { ...concedida, frota: { ...frota, perda } },
      provisorio: {
        ...concedida,
        frota: { ...frota, provisorios: [{ veiculo: 'v9', desde: HOJE, ate: HOJE }] },
      },
    }
    todosOsPares(substituicao.situacoesDoVeiculo, substituicao.transicoes, (comando, situacao) =>
      substituicao.recusasDaTransicao(comando, estados[situacao], HOJE),
    )
  })
})

test('the vehicle of a day: replaced on the tenth, with a provisional one from the twelfth to the fourteenth', () => {
  const base = { corrente, fundamentos: [] }
  const trocada = evolveOutorga(concedida, {
    ...base,
    tipo: 'veiculoSubstituido',
    dados: {
      em: '2024-06-10',
      veiculo: 'v2',
      anterior: 'v1',
      titular: 'p1',
      foraDoPrazo: false,
      verificacoes: [],
    },
  })!
  const o = evolveOutorga(trocada, {
    ...base,
    tipo: 'veiculoProvisorioAutorizado',
    dados: {
      em: '2024-06-12',
      veiculo: 'v3',
      titular: 'p1',
      ate: '2024-06-14',
      avaria: 'x',
      faixa: true,
      verificacoes: [],
    },
  })!
  const dias = ['2024-06-09', '2024-06-10', '2024-06-11', '2024-06-12', '2024-06-14', '2024-06-15']
  expect(dias.map((d) => veiculoEm(o, d))).toEqual(['v1', 'v2', 'v2', 'v3', 'v3', 'v2'])
})
