import { describe, expect, it } from 'vitest'
import {
  autoDe,
  cena,
  codigos,
  contextoDe,
  definitivo,
  depois,
  emDefesa,
  emRecurso,
  quando,
  recusaDe,
  type Cena,
} from '../processo/cena.prova.ts'
import { prescricoes } from './prescricao.ts'

const correm = (c: Cena, dia = '2025-06-01') =>
  prescricoes(autoDe(c), contextoDe(c, dia, 'gestor')).map((p) => [p.especie, p.marco, p.ate])
const declarar = (c: Cena, dia: string, especie: string) =>
  quando(c, dia, 'julgador', 'declararPrescricao', { especie, razoes: 'Passou o prazo.' })
const parado = { parametros: { 'anos-parado': [{ desde: '2020-01-01', valor: 3, fonte: 'Lei' }] } }

describe('a pretensão de punir', () => {
  it('conta-se do fato, da ciência e da condenação', () => {
    const lavrado = depois(cena(), '2025-03-10', 'fiscal', 'lavrarAuto', {
      dispositivo: 'art20_cpt_inc1',
      momento: '2025-02-27T10:00:00-04:00',
      local: 'Rua A',
      descricao: 'O condutor fez o que a lei proíbe.',
      placa: 'ABC-1234',
      outorga: 'o1',
      infrator: { pessoa: 'davi' },
      assinatura: { assinou: true },
    })
    // The invented law does not make the writing of the record interrupt.
    expect(correm(lavrado)).toEqual([['punitiva', 'fato', '2030-02-27']])
    expect(correm(emDefesa())).toEqual([['punitiva', 'ciencia', '2030-03-12']])
    expect(correm(emRecurso())).toEqual([['punitiva', 'condenacao', '2030-03-25']])
  })
  it('só se declara no dia seguinte ao último, por quem a lei nomeia, e então nada mais corre', () => {
    const c = emDefesa()
    expect(recusaDe(declarar(c, '2030-03-12', 'punitiva'))).toMatchObject({
      codigo: 'prescricao.nao-consumada',
      fundamentos: ['art54_cpt'],
      passaEm: '2030-03-13',
      lacuna: 'prescreve',
    })
    expect(
      codigos(
        quando(c, '2030-03-13', 'gestor', 'declararPrescricao', {
          especie: 'punitiva',
          razoes: 'xxx',
        }),
      ),
    ).toEqual(['processo.papel'])
    const x = depois(c, '2030-03-13', 'julgador', 'declararPrescricao', {
      especie: 'punitiva',
      razoes: 'Passou o prazo.',
    })
    expect(autoDe(x).prescricao).toMatchObject({ especie: 'punitiva', prescreveuEm: '2030-03-12' })
    expect(correm(x)).toEqual([])
    expect(
      recusaDe(
        quando(x, '2030-03-14', 'julgador', 'julgarAuto', {
          resultado: 'procedente',
          razoes: 'xxx',
        }),
      ),
    ).toMatchObject({ codigo: 'auto.prescrito', dados: { especie: 'punitiva' } })
  })
  it('29 de fevereiro: cinco anos acabam em 28 ou em 1º, como o pacote conta', () => {
    const c = cena()
    const auto = {
      ...autoDe(emDefesa()),
      fatoEm: '2024-02-29',
      ciencias: [],
      julgamento: undefined,
    }
    const ultimo = contextoDe(c, '2025-01-01', 'gestor')
    const { contagem } = c.pacote.prazos
    const seguinte = {
      ...ultimo,
      pacote: {
        ...c.pacote,
        prazos: { ...c.pacote.prazos, contagem: { ...contagem, mes: 'dia-seguinte' as const } },
      },
    }
    expect(prescricoes(auto as never, ultimo)[0]?.ate).toBe('2029-02-28')
    expect(prescricoes(auto as never, seguinte)[0]?.ate).toBe('2029-03-01')
  })
})

describe('o processo parado', () => {
  it('só prescreve onde o Município o fixou, do último andamento', () => {
    expect(correm(emDefesa()).map(([e]) => e)).toEqual(['punitiva'])
    const c = emDefesa(cena(parado))
    expect(correm(c)[1]).toEqual(['intercorrente', 'andamento', '2028-03-13'])
    expect(codigos(declarar(c, '2028-03-13', 'intercorrente'))).toEqual([
      'prescricao.nao-consumada',
    ])
    expect(codigos(declarar(c, '2028-03-14', 'intercorrente'))).toEqual(['prescricaoDeclarada'])
    expect(codigos(declarar(c, '2028-03-14', 'punitiva'))).toEqual(['prescricao.nao-consumada'])
    const x = depois(c, '2028-03-14', 'julgador', 'declararImpedimento', {
      motivo: 'interesse',
      razoes: 'xxx',
    })
    expect(correm(x)[1]).toEqual(['intercorrente', 'andamento', '2031-03-14'])
  })
})

describe('a cobrança', () => {
  const c = definitivo()
  it('conta-se do fim do prazo de pagamento; o pagamento de parte e o protesto a recomeçam', () => {
    expect(correm(c)).toEqual([['executoria', 'vencimento', '2030-05-08']])
    const x = depois(c, '2025-06-10', 'atendente', 'registrarPagamento', {
      valor: 100,
      pagoEm: '2025-06-09',
      especie: 'parcial',
    })
    expect(correm(x)).toEqual([['executoria', 'pagamento', '2030-06-09']])
    const y = depois(x, '2026-02-10', 'procuradoria', 'registrarInterrupcao', {
      causa: 'protesto',
      ocorridaEm: '2026-02-03',
    })
    expect(correm(y)).toEqual([['executoria', 'protesto', '2031-02-03']])
  })
  it('a causa que a lei não nomeia, a do futuro e a de depois do fim não interrompem', () => {
    const interromper = (causa: string, ocorridaEm: string, dia = '2030-06-01') =>
      codigos(quando(c, dia, 'procuradoria', 'registrarInterrupcao', { causa, ocorridaEm }))
    expect(interromper('outro-ato-judicial', '2026-01-05')).toEqual([
      'prescricao.causa-nao-prevista',
    ])
    expect(interromper('protesto', '2030-06-02')).toEqual(['data.futura'])
    const futura = { causa: 'protesto', ocorridaEm: '2030-06-02' }
    expect(quando(c, '2030-06-01', 'procuradoria', 'registrarInterrupcao', futura)).toMatchObject({
      recusas: [{ dados: { data: '2030-06-02' } }],
    })
    expect(interromper('protesto', '2030-05-09')).toEqual(['prescricao.fora-do-prazo'])
    expect(interromper('protesto', '2030-05-08')).toEqual(['prescricaoInterrompida'])
  })
  it('a inscrição a suspende por 180 dias; cancelada, não', () => {
    const x = depois(c, '2025-05-09', 'procuradoria', 'inscreverDividaAtiva')
    expect(correm(x)).toEqual([['executoria', 'vencimento', '2030-11-04']])
    const y = depois(x, '2025-06-01', 'procuradoria', 'cancelarInscricao', {
      motivo: 'erro',
      razoes: 'xxx',
    })
    expect(correm(y)).toEqual([['executoria', 'vencimento', '2030-05-08']])
  })
  it('declarada, a multa não se paga nem barra, e a inscrição se cancela', () => {
    const x = depois(c, '2025-05-09', 'procuradoria', 'inscreverDividaAtiva')
    const y = depois(x, '2030-11-05', 'julgador', 'declararPrescricao', {
      especie: 'executoria',
      razoes: 'xxx',
    })
    const pagar = { valor: 100, pagoEm: '2030-11-05', especie: 'parcial' }
    expect(codigos(quando(y, '2030-11-05', 'atendente', 'registrarPagamento', pagar))).toEqual([
      'auto.prescrito',
    ])
    const motivo = { motivo: 'prescricao', razoes: 'Prescrita.' }
    expect(codigos(quando(y, '2030-11-06', 'procuradoria', 'cancelarInscricao', motivo))).toEqual([
      'inscricaoCancelada',
    ])
  })
})
