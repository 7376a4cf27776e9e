import { describe, expect, it } from 'vitest'
import type { Auto } from '#core/processo/processo.ts'
import { etapasDo } from './etapas.ts'

const lavrado: Auto = {
  id: 'a',
  dispositivo: 'art1_cpt',
  momento: '2026-01-05T12:00:00Z',
  fatoEm: '2026-01-05',
  local: 'Praça',
  constatacao: 'campo',
  assinou: true,
  autuante: 'u',
  responsaveis: [],
  medidas: [],
  lavradoEm: '2026-01-05',
  fase: 'lavrado',
  notificacoes: [],
  impedidos: [],
  ciencias: [],
  defesas: [],
  recursos: [],
  efeito: 'nenhum',
  penalidades: [],
  pagamentos: [],
  suspensoes: [],
  movidoEm: '2026-01-05',
  inscricoes: [],
  interrupcoes: [],
  restituicoes: [],
}
const atual = (auto: Auto) => etapasDo(auto).find((e) => e.estado === 'atual')?.nome

describe('steps of the proceeding', () => {
  it('waits for the notice of who was fined', () => {
    expect(atual(lavrado)).toBe('Ciência da autuação')
  })
  it('waits for the defence within its term', () => {
    const auto: Auto = {
      ...lavrado,
      fase: 'em-defesa',
      cienciaEm: '2026-01-06',
      defesaAte: '2026-01-16',
    }
    expect(etapasDo(auto).find((e) => e.estado === 'atual')).toMatchObject({
      nome: 'Defesa',
      ate: '2026-01-16',
    })
  })
  it('has no term running once the appeal is lodged', () => {
    const auto: Auto = {
      ...lavrado,
      fase: 'em-recurso',
      cienciaEm: '2026-01-06',
      julgamento: {
        em: '2026-02-01',
        resultado: 'procedente',
        julgador: 'j',
        razoes: 'r',
        aRevelia: true,
        defesaIntempestiva: false,
        reincidente: false,
        penalidades: [],
      },
      recursoAte: '2026-02-15',
      recursos: [{ protocoladaEm: '2026-02-10T12:00:00Z', tempestivo: true }],
    }
    const atual = etapasDo(auto).find((e) => e.estado === 'atual')
    expect(atual?.nome).toBe('Recurso')
    expect(atual?.ate).toBeUndefined()
  })
  it.each([
    [[], 'fim do prazo'],
    [[{ protocoladaEm: '2026-02-20T12:00:00Z', tempestivo: false }], 'fim do prazo'],
    [[{ protocoladaEm: '2026-02-10T12:00:00Z', tempestivo: true }], 'julgamento do recurso'],
  ])('tells from when it is final and when that was certified', (recursos, porque) => {
    const auto: Auto = {
      ...lavrado,
      fase: 'definitivo',
      recursoAte: '2026-02-15',
      recursos,
      ...(recursos.length === 0
        ? {}
        : {
            julgamentoDoRecurso: {
              em: '2026-02-16',
              resultado: 'improvido',
              julgador: 'j',
              razoes: 'r',
            },
          }),
      definitivaEm: '2026-02-16',
      certificadaEm: '2026-02-20',
    }
    expect(etapasDo(auto).find((e) => e.nome === 'Decisão definitiva')?.detalhe).toEqual([
      `desde 16/02/2026 (${porque}); certificada em 20/02/2026`,
    ])
  })
  it('ends where it was archived', () => {
    const auto: Auto = {
      ...lavrado,
      fase: 'arquivado',
      cienciaEm: '2026-01-06',
      julgamento: {
        em: '2026-02-01',
        resultado: 'improcedente',
        julgador: 'j',
        razoes: 'r',
        aRevelia: false,
        defesaIntempestiva: false,
        reincidente: false,
        penalidades: [],
      },
    }
    expect(etapasDo(auto).map((e) => e.estado)).toEqual(['feita', 'feita', 'feita', 'feita'])
  })
})
