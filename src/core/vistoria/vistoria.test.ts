import { describe, expect, test } from 'vitest'
import type { Ato } from '../ato.ts'
import { ato, atosDe, codigosDe, maria, quando, recusasDe, van } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'

const responder = (r: Record<string, boolean>) =>
  Object.entries(r).map(([item, conforme]) => ({ item, conforme }))
const vistoriar = (
  r: Record<string, boolean>,
  em = '2025-03-10',
  veiculo: Ato = van(),
  parametros = {},
) =>
  quando(
    [...maria, veiculo],
    'vistoriar',
    'vistoria:v1',
    em,
    { itens: responder(r), presencial: true },
    miniLei,
    parametros,
  )

describe('vistoriar', () => {
  test('all conforming: passes for six months, with a numbered seal and its place', () => {
    expect(atosDe(vistoriar({ freios: true, pintura: true }))).toMatchObject([
      {
        tipo: 'vistoriaAprovada',
        fundamentos: ['art6_cpt', 'art7_cpt'],
        dados: { validaAte: '2025-09-10', ressalvas: [], localDoSelo: 'para-brisa' },
        numerar: { campo: 'numero', serie: 'selo', ano: 2025 },
      },
    ])
  })
  test("from 31 August to 28 February, the month's last day by this pack", () => {
    expect(
      atosDe(vistoriar({ freios: true, pintura: true }, '2025-08-31'))[0]?.dados,
    ).toMatchObject({ validaAte: '2026-02-28' })
  })
  test('the municipality may shorten the term', () => {
    const tres = { 'prazo-da-vistoria': [{ desde: '2025-01-01', valor: 3, fonte: 'Decreto' }] }
    expect(
      atosDe(vistoriar({ freios: true, pintura: true }, '2025-03-10', van(), tres))[0]?.dados,
    ).toMatchObject({ validaAte: '2025-06-10' })
  })
  test("one item that bars fails it, with the item's provision", () => {
    expect(atosDe(vistoriar({ freios: false, pintura: false }))).toMatchObject([
      {
        tipo: 'vistoriaReprovada',
        fundamentos: ['art7_cpt_inc1'],
        dados: { defeitos: [{ item: 'freios' }, { item: 'pintura' }] },
      },
    ])
  })
  test('an item only noted passes with a reservation', () => {
    expect(atosDe(vistoriar({ freios: true, pintura: false }))).toMatchObject([
      { tipo: 'vistoriaAprovada', dados: { ressalvas: [{ item: 'pintura' }] } },
    ])
  })
  test('approved today, not again today; failed today, it may come back', () => {
    const hoje = (tipo: string, dados: object) =>
      quando(
        [...maria, van(), ato(tipo, 'vistoria:v1', '2025-03-10', dados)],
        'vistoriar',
        'vistoria:v1',
        '2025-03-10',
        { itens: responder({ freios: true, pintura: true }), presencial: true },
      )
    expect(
      recusasDe(hoje('vistoriaAprovada', { validaAte: '2025-09-10', ressalvas: [], numero: '7' })),
    ).toMatchObject([{ codigo: 'vistoria.ja-aprovada-hoje', passaEm: '2025-03-11' }])
    expect(codigosDe(hoje('vistoriaReprovada', { defeitos: [] }))).toEqual([])
  })
  test('every item in force answered, once, and no other', () => {
    expect(recusasDe(vistoriar({ freios: true }))).toMatchObject([
      { codigo: 'vistoria.item-sem-resposta', falta: 'pintura' },
    ])
    expect(
      recusasDe(vistoriar({ freios: true, pintura: true, 'saida-de-emergencia': true })),
    ).toMatchObject([{ codigo: 'vistoria.item-desconhecido' }])
    const d = quando([...maria, van()], 'vistoriar', 'vistoria:v1', '2025-03-10', {
      itens: [...responder({ freios: true, pintura: true }), { item: 'freios', conforme: false }],
      presencial: true,
    })
    expect(codigosDe(d)).toEqual(['vistoria.item-repetido'])
  })
  test('only an item with a condition may be told not to apply, and the inspection keeps it', () => {
    const com = (logomarca: unknown, pintura: unknown = true) =>
      quando([...maria, van()], 'vistoriar', 'vistoria:v1', '2027-01-01', {
        itens: [
          ...responder({ freios: true, tacografo: true }),
          { item: 'pintura', conforme: pintura },
          { item: 'logomarca', conforme: logomarca },
        ],
        presencial: true,
      })
    expect(atosDe(com('nao-se-aplica'))).toMatchObject([
      { tipo: 'vistoriaAprovada', dados: { ressalvas: [], naoSeAplicam: ['logomarca'] } },
    ])
    expect(atosDe(com(false))).toMatchObject([{ tipo: 'vistoriaReprovada' }])
    expect(recusasDe(com(true, 'nao-se-aplica'))).toMatchObject([
      { codigo: 'vistoria.item-sempre-se-aplica', falta: 'pintura' },
    ])
  })
  test('the list is the one of the day and of the type', () => {
    expect(recusasDe(vistoriar({ freios: true, pintura: true }, '2026-01-01'))).toMatchObject([
      { falta: 'tacografo' },
    ])
    expect(
      recusasDe(
        vistoriar(
          { freios: true, pintura: true },
          '2025-03-10',
          van({ tipo: 'onibus', anoFabricacao: 2016 }),
        ),
      ),
    ).toMatchObject([{ falta: 'saida-de-emergencia' }])
  })
  test('a vehicle past its life is not inspected; nor one unknown', () => {
    expect(
      codigosDe(
        vistoriar({ freios: true, pintura: true }, '2025-01-09', van({ anoFabricacao: 2013 })),
      ),
    ).toEqual(['veiculo.idade-maxima'])
    expect(
      codigosDe(
        quando([], 'vistoriar', 'vistoria:v1', '2025-03-10', {
          itens: responder({ freios: true }),
          presencial: true,
        }),
      ),
    ).toEqual(['corrente.inexistente'])
  })
})
