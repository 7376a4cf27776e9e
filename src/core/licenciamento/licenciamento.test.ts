import { describe, expect, test } from 'vitest'
import type { Ato } from '../ato.ts'
import {
  ato,
  atosDe,
  codigosDe,
  concessao,
  maria,
  pedido,
  quando,
  recusasDe,
  van,
} from '../lei/miniCaso.prova.ts'

const aprovada = ato('vistoriaAprovada', 'vistoria:v1', '2025-01-08', {
  validaAte: '2025-07-08',
  ressalvas: [],
})
const vigente = [...maria, van(), pedido, concessao]
const licenciar = (atos: readonly Ato[], em: string, presencial = true) =>
  quando(atos, 'licenciarOutorga', 'licenciamento:o1', em, { presencial })

describe('licenciarOutorga', () => {
  test('inspected, no fee charged (none has a value), in person: a year, with both gaps', () => {
    expect(atosDe(licenciar([...vigente, aprovada], '2025-01-09'))).toMatchObject([
      {
        tipo: 'outorgaLicenciada',
        lacunas: ['valor-das-taxas', 'prazo-do-licenciamento'],
        dados: { validoAte: '2026-01-09' },
        numerar: { serie: 'licenciamento' },
      },
    ])
  })
  test('without inspection; by somebody else; with a fee open', () => {
    expect(recusasDe(licenciar(vigente, '2025-01-09'))).toMatchObject([
      { codigo: 'vistoria.ausente', fundamentos: ['art7_cpt'] },
    ])
    expect(recusasDe(licenciar([...vigente, aprovada], '2025-01-09', false))).toMatchObject([
      { codigo: 'titular.presenca', fundamentos: ['art8_par1u'] },
    ])
    const taxa = ato('taxaLancada', 'taxa:t1', '2025-01-08', {
      taxa: 'expedicao',
      outorga: 'o1',
      valor: 100,
      passos: [],
    })
    expect(codigosDe(licenciar([...vigente, aprovada, taxa], '2025-01-09'))).toEqual([
      'taxa.em-aberto',
    ])
  })
  test('once a day: the second is refused, the next day it is not', () => {
    const feito = ato('outorgaLicenciada', 'licenciamento:o1', '2025-01-09', {
      validoAte: '2026-01-09',
      verificacoes: [],
      numero: '1/2025',
    })
    expect(recusasDe(licenciar([...vigente, aprovada, feito], '2025-01-09'))).toMatchObject([
      { codigo: 'licenciamento.ja-feito-hoje', passaEm: '2025-01-10', dados: { numero: '1/2025' } },
    ])
    expect(codigosDe(licenciar([...vigente, aprovada, feito], '2025-01-10'))).toEqual([])
  })
  test("after the grant's last day", () => {
    const nova = ato('vistoriaAprovada', 'vistoria:v1', '2030-01-02', {
      validaAte: '2030-07-02',
      ressalvas: [],
    })
    expect(codigosDe(licenciar([...vigente, nova], '2030-01-07'))).toEqual([])
    expect(codigosDe(licenciar([...vigente, nova], '2030-01-08'))).toEqual(['outorga.vencida'])
  })
})
