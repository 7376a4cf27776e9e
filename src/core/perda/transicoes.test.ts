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
  revel: [proposta, notificada, a('reveliaDaPerdaDecretada', {})],
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

describe('where an act leads', () => {
  const em = (...atos: Ato[]) => criarMundo(atos).perda('x')
  const ateCiente = [proposta, notificada, decidida, ciente]
  const fora = { protocoladaEm: '2025-03-11', tempestivo: false }
  test('an appeal after its term is judged too; of before that rule, it stays recorded', () => {
    const nova = a('recursoDaPerdaInterposto', { ...fora, efeito: 'a-pedido' })
    expect(em(...ateCiente, nova)).toMatchObject({
      situacao: 'recorrida',
      efeitoDoRecurso: 'a-pedido',
    })
    const antiga = a('recursoDaPerdaInterposto', fora)
    expect(em(...ateCiente, antiga)?.situacao).toBe('ciente')
    expect(em(...ateCiente, antiga, executada('cassa-outorga'))?.situacao).toBe('executada')
  })
  test('an appeal of before its effect was told suspends by itself', () => {
    expect(em(...ateCiente, recorrida)?.efeitoDoRecurso).toBe('automatico')
  })
  test('a defence in time, recorded after the default, undoes it; a late one does not', () => {
    const defesa = (tempestiva: boolean) =>
      a('defesaDaPerdaApresentada', { protocoladaEm: '2025-02-20', tempestiva })
    expect(em(...ate.revel, defesa(true))?.situacao).toBe('defendida')
    expect(em(...ate.revel, defesa(false))?.situacao).toBe('revel')
  })
  test('put into effect while its appeal waits, the case stays under appeal until it is judged', () => {
    const emEfeito = [...ate.recorrida, executada('cassa-outorga')]
    expect(em(...emEfeito)?.situacao).toBe('recorrida')
    const julgado = (resultado: string) => a('recursoDaPerdaJulgado', { resultado })
    expect(em(...emEfeito, julgado('improvido'))?.situacao).toBe('executada')
    expect(em(...emEfeito, julgado('provido'))?.situacao).toBe('arquivada')
    const sustada = em(
      ...emEfeito,
      a('efeitoSuspensivoConcedido', { razoes: 'x' }),
      a('penalidadeDesfeita', { motivo: 'efeito-suspensivo', efeito: 'cassa-outorga' }),
    )
    expect(sustada).toMatchObject({ situacao: 'recorrida', sustadas: [{ desde: '2025-02-10' }] })
    expect(sustada?.executada).toBeUndefined()
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
