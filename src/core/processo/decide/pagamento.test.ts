import { describe, expect, it } from 'vitest'
import {
  autoDe,
  codigos,
  comandosDaProva,
  contextoDe,
  definitivo,
  depois,
  emRecurso,
  mundoDe,
  quando,
  recusaDe,
  type Cena,
} from '../cena.prova.ts'

const c = definitivo()
const devido = autoDe(c).multa?.valor ?? 0
const pagar = (x: Cena, dados: object = {}) =>
  quando(x, '2025-06-10', 'atendente', 'registrarPagamento', {
    valor: devido,
    pagoEm: '2025-06-09',
    ...dados,
  })

describe('registrarPagamento', () => {
  it('do valor devido no dia, uma vez', () => {
    const x = depois(c, '2025-06-10', 'atendente', 'registrarPagamento', {
      valor: devido,
      pagoEm: '2025-06-09',
    })
    expect(autoDe(x)).toMatchObject({ fase: 'definitivo', pagamentos: [{ valor: devido }] })
    expect(codigos(pagar(x))).toEqual(['multa.ja-paga'])
  })
  it('outro valor é recusado com o certo e a conta', () => {
    const r = recusaDe(pagar(c, { valor: devido - 1 }))
    expect(r).toMatchObject({
      codigo: 'pagamento.valor-diverso',
      dados: { devido, valor: devido - 1 },
    })
    expect(r.fundamentos).toContain('art14_cpt')
    expect(String(r.dados?.['passos']).split('\n').length).toBeGreaterThan(2)
  })
  it('não no futuro, nem antes da decisão', () => {
    expect(recusaDe(pagar(c, { pagoEm: '2025-06-11' }))).toMatchObject({
      codigo: 'pagamento.no-futuro',
      passaEm: '2025-06-11',
    })
    expect(codigos(pagar(c, { pagoEm: '2025-03-24' }))).toEqual(['pagamento.antes-da-decisao'])
  })
  it('o efeito suspensivo suspende a exigibilidade, até que o recurso seja julgado', () => {
    const recurso = { protocoladaEm: '2025-04-01T12:00:00Z', texto: 'x' }
    const x = depois(emRecurso(), '2025-04-01', 'atendente', 'interporRecurso', recurso)
    const efeito = { concede: true, razoes: 'Risco.' }
    const y = depois(x, '2025-04-02', 'recursal', 'decidirEfeitoSuspensivo', efeito)
    expect(codigos(pagar(x))).toEqual(['pagamentoRegistrado'])
    expect(recusaDe(pagar(y))).toMatchObject({
      codigo: 'multa.exigibilidade-suspensa',
      fundamentos: ['art25_par1'],
    })
    const sonda = comandosDaProva
      .get('registrarPagamento')
      ?.sondar('auto:a1', mundoDe(y), contextoDe(y, '2025-06-10', 'atendente'))
    expect(sonda?.map((r) => r.codigo)).toEqual(['multa.exigibilidade-suspensa'])
    const z = depois(y, '2025-05-02', 'recursal', 'julgarRecurso', {
      resultado: 'improvido',
      razoes: 'Não.',
      votos: [{ membro: 'M', voto: 'improvimento' }],
    })
    expect(codigos(pagar(z))).toEqual(['pagamentoRegistrado'])
  })
  it('sem multa, não há o que pagar', () => {
    const x = definitivo(undefined, { dispositivo: 'art20_cpt_inc5', infrator: { pessoa: 'hugo' } })
    expect(autoDe(x).penalidades).toEqual(['advertencia'])
    expect(codigos(pagar(x))).toEqual(['multa.nao-prevista'])
  })
})
