import { describe, expect, it } from 'vitest'
import { saldoDaMulta } from '#core/multa/saldo.ts'
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
      falta: 'pagoEm',
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
    })
    expect(codigos(pagar(z))).toEqual(['pagamentoRegistrado'])
  })
  it('sem multa, não há o que pagar', () => {
    const x = definitivo(undefined, { dispositivo: 'art20_cpt_inc5', infrator: { pessoa: 'hugo' } })
    expect(autoDe(x).penalidades).toEqual(['advertencia'])
    expect(codigos(pagar(x))).toEqual(['multa.nao-prevista'])
  })
  it('em partes, cada uma com o seu recibo, e só se quita quando não resta nada', () => {
    const parte = { valor: 4000, pagoEm: '2025-05-09', especie: 'parcial' }
    const x = depois(c, '2025-05-10', 'atendente', 'registrarPagamento', parte)
    expect(autoDe(x).quitadaEm).toBeUndefined()
    expect(recusaDe(pagar(x))).toMatchObject({
      codigo: 'pagamento.valor-diverso',
      dados: { devido: devido - 4000 },
    })
    const y = depois(x, '2025-06-10', 'atendente', 'registrarPagamento', {
      valor: devido - 4000,
      pagoEm: '2025-06-09',
    })
    expect(autoDe(y)).toMatchObject({ quitadaEm: '2025-06-09' })
    expect(codigos(pagar(y))).toEqual(['multa.ja-paga'])
    const ato = x.atos.at(-1)
    expect(ato).toMatchObject({
      dados: { resta: devido - 4000 },
      numerar: { campo: 'recibo', serie: 'recibo', ano: 2025 },
    })
  })
  it('parte é menos que o devido, e a mais é mais: no limite, um centavo', () => {
    const especie = (valor: number, e: string) => codigos(pagar(c, { valor, especie: e }))
    expect(especie(devido - 1, 'parcial')).toEqual(['pagamentoRegistrado'])
    expect(especie(devido, 'parcial')).toEqual(['pagamento.nao-e-parcial'])
    expect(especie(devido, 'a-maior')).toEqual(['pagamento.nao-e-a-maior'])
    expect(especie(devido + 1, 'a-maior')).toEqual(['pagamentoRegistrado'])
    expect(especie(devido + 1, 'integral')).toEqual(['pagamento.valor-diverso'])
  })
  it('o que se pagou em dobro recebe-se, e é crédito', () => {
    const total = { valor: devido, pagoEm: '2025-05-09' }
    const x = depois(c, '2025-05-10', 'atendente', 'registrarPagamento', total)
    const y = depois(x, '2025-05-10', 'atendente', 'registrarPagamento', {
      ...total,
      especie: 'a-maior',
    })
    const saldo = saldoDaMulta(
      autoDe(y),
      '2025-06-10',
      mundoDe(y),
      contextoDe(y, '2025-06-10', 'gestor'),
    )
    expect(saldo).toMatchObject({
      calculo: { valor: 0 },
      creditos: [{ em: '2025-05-09', valor: devido }],
      quitadaEm: '2025-05-09',
    })
  })
  it('de quem responde, e de mais ninguém', () => {
    expect(codigos(pagar(c, { pessoa: 'davi' }))).toEqual(['pagamentoRegistrado'])
    expect(codigos(pagar(c, { pessoa: 'dona' }))).toEqual(['notificacao.alheia'])
  })
})
