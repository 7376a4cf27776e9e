import { describe, expect, test } from 'vitest'
import { ato, concessao, contextoEm, maria, pedido, van } from '../lei/miniCaso.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { segmentos, situacaoEm } from './segmentos.ts'

const aprovada = (em: string, validaAte: string) =>
  ato('vistoriaAprovada', 'vistoria:v1', em, { validaAte, ressalvas: [] })
const licencia = ato('outorgaLicenciada', 'licenciamento:o1', '2025-01-09', {
  validoAte: '2026-01-09',
  verificacoes: [],
})
const base = [...maria, van(), pedido, concessao, aprovada('2025-01-08', '2025-07-08'), licencia]
const contexto = contextoEm('2025-02-01')
const em = (dia: string, atos = base) => situacaoEm('o1', criarMundo(atos), contexto, dia)

describe('situacaoEm', () => {
  test('from request to licensing: each day says what it lacks, and since when', () => {
    expect(em('2025-01-06')).toMatchObject({ regular: false, situacao: 'requerida' })
    expect(em('2025-01-07')).toMatchObject({
      situacao: 'irregular',
      motivos: [{ codigo: 'vistoria.ausente' }, { codigo: 'licenciamento.ausente' }],
    })
    expect(em('2025-01-08').motivos.map((m) => m.codigo)).toEqual(['licenciamento.ausente'])
    expect(em('2025-01-09')).toMatchObject({
      regular: true,
      situacao: 'regular',
      motivos: [],
      desde: '2025-01-09',
    })
    expect(em('2025-06-01')).toMatchObject({
      regular: true,
      desde: '2025-01-09',
      mudaEm: '2025-07-09',
    })
  })
  test("the inspection's last day is regular; the next is not", () => {
    expect(em('2025-07-08').regular).toBe(true)
    expect(em('2025-07-20')).toMatchObject({
      regular: false,
      desde: '2025-07-09',
      motivos: [{ codigo: 'vistoria.vencida', fundamentos: ['art7_cpt'] }],
    })
  })
  test('a second motive does not begin the irregularity anew', () => {
    const tarde = em('2026-02-01')
    expect(tarde.motivos.map((m) => m.codigo)).toContain('licenciamento.vencido')
    expect(tarde).toMatchObject({ situacao: 'irregular', desde: '2025-07-09' })
  })
  test('taken away by a case of loss: with the ground of the act that did it', () => {
    const perda = ato('penalidadeExecutada', 'perda:p1', '2025-03-01', {
      penalidade: 'cassacao-da-outorga',
      efeito: 'cassa-outorga',
      outorga: 'o1',
      desde: '2025-03-01',
    })
    const cassada = ato('outorgaCassada', 'outorga:o1', '2025-03-01', { perda: 'p1' })
    const [motivo] = em('2025-03-01', [
      ...base,
      { ...perda, fundamentos: ['art9_cpt'] },
      cassada,
    ]).motivos
    expect(motivo).toMatchObject({
      codigo: 'outorga.encerrada',
      fundamentos: ['art9_cpt'],
      dados: { situacao: 'cassada', por: 'cassacao' },
    })
  })
  test('ended, expired, unknown', () => {
    expect(
      em('2025-03-01', [
        ...base,
        ato('outorgaBaixada', 'outorga:o1', '2025-03-01', { motivo: 'x' }),
      ]),
    ).toMatchObject({ situacao: 'baixada', desde: '2025-03-01' })
    expect(
      em('2025-02-28', [
        ...base,
        ato('outorgaBaixada', 'outorga:o1', '2025-03-01', { motivo: 'x' }),
      ]).regular,
    ).toBe(true)
    expect(em('2030-01-08').situacao).toBe('vencida')
    expect(situacaoEm('nada', criarMundo([]), contexto, '2025-01-01').situacao).toBe('inexistente')
  })
})

describe('segmentos', () => {
  test('the whole future, if nothing else happens: each stretch with its reasons', () => {
    const s = segmentos('o1', criarMundo(base), contexto, '2025-01-06')
    expect(s.map((x) => [x.desde, x.situacao, x.motivos.map((m) => m.codigo).join('+')])).toEqual([
      ['2025-01-06', 'requerida', 'outorga.nao-vigente'],
      ['2025-01-07', 'irregular', 'vistoria.ausente+licenciamento.ausente'],
      ['2025-01-08', 'irregular', 'licenciamento.ausente'],
      ['2025-01-09', 'regular', ''],
      ['2025-07-09', 'irregular', 'vistoria.vencida'],
      ['2026-01-10', 'irregular', 'vistoria.vencida+licenciamento.vencido'],
      ['2030-01-08', 'vencida', 'outorga.vencida'],
    ])
  })
  test('an inspection already recorded for a later day is counted from that day', () => {
    const s = segmentos(
      'o1',
      criarMundo([...base, aprovada('2025-08-01', '2026-02-01')]),
      contexto,
      '2025-07-01',
    )
    expect(s.slice(0, 4).map((x) => [x.desde, x.regular])).toEqual([
      ['2025-07-01', true],
      ['2025-07-09', false],
      ['2025-08-01', true],
      ['2026-01-10', false],
    ])
  })
  test('a redaction that begins changes the answer on its day', () => {
    const kombi = [
      ...maria,
      van({ tipo: 'kombi', anoFabricacao: 2014 }),
      pedido,
      concessao,
      aprovada('2025-01-08', '2026-07-08'),
      licencia,
    ]
    const s = segmentos('o1', criarMundo(kombi), contexto, '2025-01-09').slice(0, 2)
    expect(s.map((x) => [x.desde, x.regular, x.motivos[0]?.codigo])).toEqual([
      ['2025-01-09', false, 'veiculo.idade-maxima'],
      ['2025-01-10', true, undefined],
    ])
  })
})
