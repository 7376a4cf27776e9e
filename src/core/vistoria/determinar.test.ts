import { describe, expect, test } from 'vitest'
import {
  ato,
  atosDe,
  codigosDe,
  concessao,
  maria,
  pedido,
  quando,
  van,
} from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'

const determinada = ato('vistoriaDeterminada', 'vistoria:v1', '2025-03-10', {
  ate: '2025-03-20',
  motivo: 'Queixa.',
})
const emServico = [...maria, van(), pedido, concessao]
const determinar = (ate: string, atos = emServico, em = '2025-03-10', lei = miniLei) =>
  quando(atos, 'determinarVistoria', 'vistoria:v1', em, { ate, motivo: 'Queixa.' }, lei)

describe('determinarVistoria', () => {
  test('from tomorrow on, by the provision of the pack', () => {
    expect(atosDe(determinar('2025-03-11'))).toMatchObject([
      { tipo: 'vistoriaDeterminada', fundamentos: ['art7_cpt'], dados: { ate: '2025-03-11' } },
    ])
    expect(codigosDe(determinar('2025-03-10'))).toEqual(['data.invertida'])
  })
  test('one at a time; an inspection, passed or failed, answers it', () => {
    const com = [...emServico, determinada]
    expect(codigosDe(determinar('2025-03-30', com, '2025-03-12'))).toEqual([
      'vistoria.determinada-antes',
    ])
    const feita = ato('vistoriaReprovada', 'vistoria:v1', '2025-03-11', { defeitos: [] })
    expect(codigosDe(determinar('2025-03-30', [...com, feita], '2025-03-12'))).toEqual([])
  })
  test('a law without it has no such order; nor a vehicle unknown', () => {
    const { determinada: _, ...vistoria } = miniLei.vistoria
    expect(
      codigosDe(determinar('2025-03-11', emServico, '2025-03-10', { ...miniLei, vistoria })),
    ).toEqual(['lei.nao-preve'])
    expect(codigosDe(determinar('2025-03-11', []))).toEqual(['corrente.inexistente'])
  })
  test('nobody to order: the vehicle serves no grant, or one that ended', () => {
    const baixa = ato('outorgaBaixada', 'outorga:o1', '2025-03-10', { motivo: 'x' })
    for (const atos of [
      [...maria, van()],
      [...emServico, baixa],
    ])
      expect(codigosDe(determinar('2025-03-11', atos))).toEqual(['vistoria.fora-de-servico'])
  })
})
