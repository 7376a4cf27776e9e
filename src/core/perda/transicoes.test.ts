import { describe, expect, test } from 'vitest'
import type { Ato } from '../ato.ts'
import { ato, concessao, maria, pedido, quando, recusasDe, van } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { situacaoNoDia } from '../situacao/situacaoEm.ts'
import { contextoEm } from '../lei/miniCaso.prova.ts'
import { recusasDaTransicao, situacoesDePerda, transicoes } from './transicoes.ts'

const a = (tipo: string, dados: object) => ato(tipo, 'perda:x', '2025-02-10', dados)
const proposta = a('perdaProposta', {
  hipotese: 'h',
  penalidade: 'cassacao-da-outorga',
  outorga: 'o1',
  proponente: 'g',
  fatos: [],
})
const notificada = a('perdaNotificada', { defesaAte: '2025-02-20', cienciaEm: '2025-02-10' })
const decidida = a('perdaDecidida', { resultado: 'procedente' })
const ciente = a('decisaoDaPerdaComunicada', { recursoAte: '2025-03-10' })
const recorrida = a('recursoDaPerdaInterposto', { protocoladaEm: '2025-03-01', tempestivo: true })
const executada = (efeito: string, mais: object = {}) =>
  a('penalidadeExecutada', { penalidade: 'p', efeito, pessoas: [], desde: '2025-02-10', ...mais })

const ate = {
  ausente: [],
  proposta: [proposta],
  notificada: [proposta, notificada],
  defendida: [
    proposta,
    notificada,
    a('defesaDaPerdaApresentada', { protocoladaEm: '2025-02-15', tempestiva: true }),
  ],
  decidida: [proposta, notificada, decidida],
  ciente: [proposta, notificada, decidida, ciente],
  recorrida: [proposta, notificada, decidida, ciente, recorrida],
  confirmada: [
    proposta,
    notificada,
    decidida,
    ciente,
    recorrida,
    a('recursoDaPerdaJulgado', { resultado: 'improvido' }),
  ],
  executada: [proposta, executada('cassa-outorga')],
  desfeita: [
    proposta,
    executada('cassa-outorga'),
    a('penalidadeDesfeita', { motivo: 'revisao', razoes: 'x', efeito: 'cassa-outorga' }),
  ],
  arquivada: [proposta, notificada, a('perdaDecidida', { resultado: 'improcedente' })],
} as const

describe.each(situacoesDePerda)('a case that is %s', (situacao) => {
  const p = criarMundo([...ate[situacao]]).perda('x')
  test('the acts lead there', () => expect(p?.situacao ?? 'ausente').toBe(situacao))
  test.each(Object.entries(transicoes))('%s', (comando, de) => {
    const recusas = recusasDaTransicao(comando as keyof typeof transicoes, p, 'perda:x')
    expect(recusas.length === 0).toBe((de as readonly string[]).includes(situacao))
  })
})

describe('what a penalty in effect binds', () => {
  const cena = [...maria, van(), pedido, concessao]
  const no = (dia: string, ...atos: Ato[]) =>
    situacaoNoDia('o1', criarMundo([...cena, ...atos]), contextoEm(dia, miniLei), dia)

  test('a suspension: from its first to its last day', () => {
    const s = executada('suspende-outorga', { outorga: 'o1', ate: '2025-02-20' })
    expect(no('2025-02-09', s).situacao).not.toBe('suspensa')
    expect(no('2025-02-10', s).situacao).toBe('suspensa')
    expect(no('2025-02-20', s).motivos[0]).toMatchObject({
      codigo: 'outorga.suspensa',
      passaEm: '2025-02-21',
    })
    expect(no('2025-02-21', s).situacao).not.toBe('suspensa')
  })
  test('the loss of the grant: in force until the day before', () => {
    const c = ato('outorgaCassada', 'outorga:o1', '2025-02-10', { perda: 'x' })
    expect(no('2025-02-09', c).situacao).not.toBe('cassada')
    expect(no('2025-02-10', c).situacao).toBe('cassada')
  })
  test('a driver cassated for good, or suspended, is refused by name', () => {
    const cassado = executada('cassa-certificado', {
      pessoas: ['maria'],
      semNovoCertificado: ['art5_par1u'],
    })
    const suspenso = executada('suspende-certificado', { pessoas: ['maria'], ate: '2025-03-01' })
    const pedir = (s: Ato, em: string) =>
      recusasDe(
        quando([...cena, s], 'inscreverCondutor', 'condutor:c1', em, {
          pessoa: 'maria',
          outorga: 'o1',
          funcao: 'titular',
          presencial: true,
        }),
      )
    expect(pedir(cassado, '2029-02-10')).toContainEqual(
      expect.objectContaining({
        codigo: 'condutor.certificado-cassado',
        fundamentos: ['art5_par1u'],
      }),
    )
    expect(pedir(suspenso, '2025-03-01')).toContainEqual(
      expect.objectContaining({ codigo: 'condutor.certificado-suspenso', passaEm: '2025-03-02' }),
    )
    expect(pedir(suspenso, '2025-03-02').map((r) => r.codigo)).not.toContain(
      'condutor.certificado-suspenso',
    )
  })
})
