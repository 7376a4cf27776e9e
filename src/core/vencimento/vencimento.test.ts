import { describe, expect, test } from 'vitest'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { ato, concessao, contextoEm, maria, papel, pedido, van } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { especiesDeVencimento, vencimentosDe } from './registro.ts'

const base = [...maria, van(), pedido, concessao]
const em = (hoje: Dia, atos: readonly Ato[] = base, pacote = miniLei) =>
  vencimentosDe('outorga:o1', criarMundo(atos), contextoEm(hoje, pacote))
const so = (especie: string, lista: ReturnType<typeof em>) =>
  lista.filter((v) => v.especie === especie).map((v) => [v.chave, v.venceEm])

describe('what falls due on a grant', () => {
  test('its term, the licence of the holder and the life of the vehicle, earliest first', () => {
    const lista = em('2025-02-01')
    expect(so('prazo-da-outorga', lista)).toEqual([['', '2030-01-07']])
    expect(so('cnh', lista)).toEqual([['titular/cnh', '2030-06-30']])
    expect(so('vida-util', lista)).toEqual([['veiculo', '2036-12-31']])
    const dias = lista.map((v) => v.venceEm)
    expect(dias).toEqual(dias.toSorted())
    expect(lista.every((v) => v.fundamentos.length > 0 || v.especie === 'prazo-da-outorga')).toBe(
      true,
    )
  })
  test('the life of the vehicle is that of the redaction that will be in force then', () => {
    expect(so('vida-util', em('2025-01-09'))).toEqual([['veiculo', '2036-12-31']])
    const kombi = [...maria, van({ tipo: 'kombi', anoFabricacao: 2014 }), pedido, concessao]
    expect(so('vida-util', em('2025-01-09', kombi))).toEqual([['veiculo', '2024-12-31']])
    expect(so('vida-util', em('2025-01-10', kombi))).toEqual([['veiculo', '2034-12-31']])
  })
  test('inspection and licensing: the last one; a failed inspection holds nothing', () => {
    const atos = [
      ...base,
      ato('vistoriaAprovada', 'vistoria:v1', '2025-01-08', {
        validaAte: '2025-07-08',
        ressalvas: [],
      }),
      ato('outorgaLicenciada', 'licenciamento:o1', '2025-01-09', {
        validoAte: '2026-01-09',
        verificacoes: [],
      }),
    ]
    expect(so('vistoria', em('2025-02-01', atos))).toEqual([['', '2025-07-08']])
    expect(so('licenciamento', em('2027-02-01', atos))).toEqual([['', '2026-01-09']])
    const reprovada = ato('vistoriaReprovada', 'vistoria:v1', '2025-01-20', { defeitos: [] })
    expect(so('vistoria', em('2025-02-01', [...atos, reprovada]))).toEqual([])
  })
  test('a newer licence takes the place of the old one; a driver registered has their own', () => {
    const nova = ato('documentoJuntado', 'pessoa:maria', '2025-01-10', {
      documento: papel('cnh', '2025-01-09', { categorias: 'AD', validoAte: '2035-01-09' }),
    })
    expect(so('cnh', em('2025-02-01', [...base, nova]))).toEqual([['titular/cnh', '2035-01-09']])
    const joao = [
      ato('pessoaCadastrada', 'pessoa:joao', '2025-01-10', {
        tipo: 'fisica',
        municipioDoDomicilio: '9999999',
      }),
      ato('documentoJuntado', 'pessoa:joao', '2025-01-10', {
        documento: papel('cnh', '2024-01-09', { categorias: 'D', validoAte: '2025-06-30' }),
      }),
      ato('condutorInscrito', 'condutor:c1', '2025-01-11', {
        pessoa: 'joao',
        outorga: 'o1',
        funcao: 'auxiliar',
        certificadoAte: '2027-01-11',
      }),
    ]
    const lista = em('2025-02-01', [...base, ...joao])
    expect(so('cnh', lista)).toEqual([
      ['condutor:c1/cnh', '2025-06-30'],
      ['titular/cnh', '2030-06-30'],
    ])
    expect(so('certificado-de-condutor', lista)).toEqual([['condutor:c1', '2027-01-11']])
    const baixado = ato('condutorBaixado', 'condutor:c1', '2025-01-20', { motivo: 'saiu' })
    expect(so('cnh', em('2025-02-01', [...base, ...joao, baixado]))).toHaveLength(1)
  })
  test('nothing of a grant that is asked for, or ended', () => {
    expect(em('2025-01-06', [...maria, van(), pedido])).toEqual([])
    const baixa = ato('outorgaBaixada', 'outorga:o1', '2025-03-01', { motivo: 'desistência' })
    expect(em('2025-03-02', [...base, baixa])).toEqual([])
  })
})

describe('the family vehicle', () => {
  const lei = {
    ...miniLei,
    requisitos: miniLei.requisitos.map((r) =>
      r.id === 'propriedade'
        ? {
            ...r,
            operacoes: ['operar' as const],
            exige: {
              forma: 'propriedade' as const,
              admite: ['familiar' as const],
              limiteFamiliar: { quantidade: 36, unidade: 'meses' as const },
            },
          }
        : r,
    ),
  }
  test('36 months from the formal act, told 60, 30 and 7 days before', () => {
    const deMae = van({
      propriedade: {
        regime: 'familiar',
        parentesco: 'mae',
        atoFormalEm: '2024-02-29',
        desde: '2024-02-29',
      },
    })
    const lista = em('2025-02-01', [...maria, deMae, pedido, concessao], lei)
    expect(so('uso-familiar', lista)).toEqual([['veiculo', '2027-02-28']])
    expect(lista.find((v) => v.especie === 'uso-familiar')?.avisos).toEqual([60, 30, 7])
  })
})

describe('the terms of a proceeding', () => {
  const lavrado = ato('autoLavrado', 'auto:a1', '2025-03-01', {
    dispositivo: 'art9_cpt',
    momento: '2025-03-01T12:00:00Z',
    fatoEm: '2025-03-01',
    local: 'Rua A',
    constatacao: 'campo',
    assinou: true,
    autuante: 'f1',
    responsaveis: [],
    medidas: [],
  })
  const ciencia = ato('cienciaRegistrada', 'auto:a1', '2025-03-10', {
    cienciaEm: '2025-03-10',
    meio: 'pessoal',
    defesaAte: '2025-03-20',
  })
  const doAuto = (atos: readonly Ato[], peloDecurso: boolean) =>
    vencimentosDe(
      'auto:a1',
      criarMundo(atos),
      contextoEm('2025-03-21', {
        ...miniLei,
        processo: { ...miniLei.processo, revelia: { fundamentos: ['art2_cpt'], peloDecurso } },
      }),
    )
  test('the defence: the default by itself only where the pack says so, and once', () => {
    expect(doAuto([lavrado, ciencia], true)).toMatchObject([
      { especie: 'defesa', venceEm: '2025-03-20', comando: { nome: 'decretarRevelia' } },
    ])
    expect(doAuto([lavrado, ciencia], false)[0]?.comando).toBeUndefined()
    expect(
      doAuto([lavrado, ciencia, ato('reveliaDecretada', 'auto:a1', '2025-03-21')], true),
    ).toEqual([])
  })
})

test('each kind has its own name, and warns from far to near', () => {
  const especies = especiesDeVencimento.map((e) => e.especie)
  expect(new Set(especies).size).toBe(especies.length)
  for (const { avisos } of especiesDeVencimento)
    expect(avisos).toEqual(avisos.toSorted((a, b) => b - a))
})
